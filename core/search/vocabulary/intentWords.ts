/** Words that say what kind of page the reader wants, on any subject. */
export const intentWords = {
  trouble:
    /\b(?:errors?|warnings?|fail(?:s|ed|ing|ure)?|abort(?:s|ed|ing)?|overflow(?:s|ed)?|undefined|undeclared|unknown|invalid|cannot|can['’]?t|won['’]?t|doesn['’]?t|don['’]?t|isn['’]?t|not|never|stop(?:s|ped)|broken|wrong|missing|issues?|problems?|troubleshoot(?:ing)?|crash(?:es|ed)?|stuck|disconnect(?:s|ed|ing)?|drops?|unresponsive|laggy?|dead|unable|nothing|fatal|refus\w+|unexpected|expected|loses?|lost|forgets|interrupted|but no|weak|unreliable|flaky|unstable|dies|no (?:such|\w+ (?:named|found|response)|.* (?:shows? up|appears?))|(?:named?|file) .* found)\b/i,
  news: /\b(?:blog|posts?|news|announc\w+|released?|launch\w*|interviews?|article|story|spotlight|20[12]\d|birthday|anniversary|changelog|history|sotf|state of the firmware)\b/i,
  /** Of those who know that there is an option. */
  reference: /\b(?:k?config\w*|options?|propert(?:y|ies)|defaults?|devicetree)\b/i,
  /** Of those who build a keyboard, not only use one; a chip is named by its number. */
  hardware:
    /\b(?:wir(?:e|es|ed|ing)|pins?|gpios?|solder\w*|pcbs?|schematics?|shields?|overlays?|spi|i2c|drivers?|sensors?|diodes?|integrat\w+|hardware|[a-z]{2,}\d{4,}\w*|my (?:own )?(?:board|shield))\b/i,
  /** Of those who want a thing to be there at all, before they use it. */
  setup: /\b(?:enabl\w+|activat\w+|turn(?:ing)? on|set(?:ting)? up|setup|support\w*)\b/i,
} as const;

/** "When it does not do what you expect": a page often ends with what can go wrong. */
export const troubleHeading = /\b(?:not|wrong|misbehave|fails?|errors?|issues|trouble\w*|unable|nothing)\b/i;
