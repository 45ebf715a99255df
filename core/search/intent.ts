import { isIdentifier, tokenise } from './tokenise.ts';
import type { Page, PageKind } from './types.ts';
import { weights } from './weights.ts';

/** What kind of page a query asks for, beside what it is about. */
export type Intent = Readonly<{
  trouble: boolean;
  news: boolean;
  reference: boolean;
  option: boolean;
  hardware: boolean;
  character: boolean;
  setup: boolean;
}>;

const troubleWords =
  /\b(?:errors?|warnings?|fail(?:s|ed|ing|ure)?|abort(?:s|ed|ing)?|overflow(?:s|ed)?|undefined|undeclared|unknown|invalid|cannot|can['’]?t|won['’]?t|doesn['’]?t|don['’]?t|isn['’]?t|not|never|stop(?:s|ped)|broken|wrong|missing|issues?|problems?|troubleshoot(?:ing)?|crash(?:es|ed)?|stuck|disconnect(?:s|ed|ing)?|drops?|unresponsive|laggy?|dead|unable|nothing|fatal|refus\w+|unexpected|expected|loses?|lost|forgets|interrupted|but no|weak|unreliable|flaky|unstable|dies|no (?:such|\w+ (?:named|found|response)|.* (?:shows? up|appears?))|(?:named?|file) .* found)\b/i;
const newsWords =
  /\b(?:blog|posts?|news|announc\w+|released?|launch\w*|interviews?|article|story|spotlight|20[12]\d|birthday|anniversary|changelog|history|sotf|state of the firmware)\b/i;

/** Words of those who know that there is an option, and names from code. */
const referenceWords = /\b(?:k?config\w*|options?|propert(?:y|ies)|defaults?|devicetree)\b/i;
/** Words of those who build a keyboard, not only use one. */
const hardwareWords =
  /\b(?:wir(?:e|es|ed|ing)|pins?|gpios?|solder\w*|pcbs?|schematics?|shields?|overlays?|spi|i2c|drivers?|sensors?|diodes?|integrat\w+|hardware|[a-z]{2,}\d{4,}\w*|my (?:own )?(?:board|shield))\b/i;

/** Words of those who want a thing to be there at all, before they use it. */
const setupWords = /\b(?:enabl\w+|activat\w+|turn(?:ing)? on|set(?:ting)? up|setup|support\w*)\b/i;

export const intentOf = (query: string, optionInWords = false): Intent => ({
  trouble: troubleWords.test(query),
  news: newsWords.test(query),
  reference:
    optionInWords ||
    referenceWords.test(query) ||
    tokenise(query).some(({ text }) => isIdentifier(text) && !text.startsWith('&')),
  option: optionInWords || /\bCONFIG_\w/i.test(query),
  hardware: hardwareWords.test(query),
  setup: setupWords.test(query) && !hardwareWords.test(query),
  character: /^\s*[^\s\w]\s*$/u.test(query),
});

/** "When it does not do what you expect": a page often ends with what can go wrong. */
export const isAboutTrouble = (heading: string): boolean =>
  /\b(?:not|wrong|misbehave|fails?|errors?|issues|trouble\w*|unable|nothing)\b/i.test(heading);

/** How likely a page is meant, before a word of it has been looked at. */
export function priorOf({ kind, crumb }: Pick<Page, 'kind' | 'crumb'>, intent: Intent): number {
  return (
    kindPrior(kind, intent) *
    (isUnlisted(crumb) ? weights.unlistedPrior : 1) *
    (crumb.startsWith('Development › ') && !intent.hardware ? weights.developmentPrior : 1) *
    (crumb.startsWith('Configuration › ') && !intent.reference ? weights.configurationPrior : 1) *
    (crumb.startsWith('Configuration › ') && intent.option ? weights.optionPrior : 1) *
    (crumb.startsWith('Features › ') && intent.setup ? weights.setupPrior : 1) *
    (crumb.endsWith('List of Keycodes') && intent.character ? weights.characterPrior : 1) *
    (crumb.includes('Troubleshooting') ? (intent.trouble ? weights.troublePrior : weights.untroubledPrior) : 1)
  );
}

const kindPrior = (kind: PageKind, { news }: Intent) =>
  kind === 'blog' && news ? weights.newsPrior : weights.kindPrior[kind];

/** Pages of the docs that no sidebar lists get no way to them (cut/cutPage.ts). */
export const isUnlisted = (crumb: string): boolean => crumb.startsWith('Docs › ');
