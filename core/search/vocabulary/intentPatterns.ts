/** Words that show what kind of page the reader wants, whatever the topic. */
export const intentPatterns = {
  trouble:
    /\b(?:errors?|warnings?|fail(?:s|ed|ing|ure)?|abort(?:s|ed|ing)?|overflow(?:s|ed)?|undefined|undeclared|unknown|invalid|cannot|can['’]?t|won['’]?t|doesn['’]?t|don['’]?t|isn['’]?t|not|never|stop(?:s|ped)|broken|wrong|missing|issues?|problems?|troubleshoot(?:ing)?|crash(?:es|ed)?|stuck|disconnect(?:s|ed|ing)?|drops?|unresponsive|laggy?|dead|unable|nothing|fatal|refus\w+|unexpected|expected|loses?|lost|forgets|interrupted|but no|weak|unreliable|flaky|unstable|dies|no (?:such|\w+ (?:named|found|response)|.* (?:shows? up|appears?))|(?:named?|file) .* found)\b/i,
  news: /\b(?:blog|posts?|news|announc\w+|released?|launch\w*|interviews?|article|story|spotlight|20[12]\d|birthday|anniversary|changelog|history|sotf|state of the firmware)\b/i,
  /** The reader wants to look up an option or property. */
  reference: /\b(?:k?config\w*|options?|propert(?:y|ies)|defaults?|devicetree)\b/i,
  /** The reader is building a keyboard rather than using one. Includes part numbers of chips. */
  hardware:
    /\b(?:wir(?:e|es|ed|ing)|pins?|gpios?|solder\w*|pcbs?|schematics?|shields?|overlays?|spi|i2c|drivers?|sensors?|diodes?|integrat\w+|hardware|[a-z]{2,}\d{4,}\w*|my (?:own )?(?:board|shield))\b/i,
} as const;
