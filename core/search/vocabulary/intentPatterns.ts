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
  /** How questions and requests start. Other sentences describe what the reader sees. */
  task: /^\s*(?:the\s+)?(?:(?:i|we)(?:['’]d)?\s+(?:want|need|would|like)|(?:how|what|which|where|when|why|who|can|could|do|does|is|are|will|should|add|build|cancel|change|connect|default|difference|disable|enable|find|get|have|hold|install|keep|let|lower|make|move|only|press|put|raise|remove|repeat|run|see|send|set|show|swap|switch|test|translate|turn|type|use|write)(?:['’]s)?)\b/i,
} as const;
