import type { Page, PageKind } from './types.ts';
import { weights } from './weights.ts';

/** What kind of page a query asks for, beside what it is about. */
export type Intent = Readonly<{ trouble: boolean; news: boolean }>;

const troubleWords =
  /\b(?:errors?|warnings?|fail(?:s|ed|ing|ure)?|abort(?:s|ed|ing)?|overflow(?:s|ed)?|undefined|undeclared|unknown|invalid|cannot|can['’]?t|won['’]?t|doesn['’]?t|don['’]?t|isn['’]?t|not|never|stop(?:s|ped)|broken|wrong|missing|issues?|problems?|troubleshoot(?:ing)?|crash(?:es|ed)?|stuck|disconnect(?:s|ed|ing)?|drops?|unresponsive|laggy?|dead)\b/i;
const newsWords = /\b(?:blog|posts?|news|announc\w+|released?|changelog|history|sotf|state of the firmware)\b/i;

export const intentOf = (query: string): Intent => ({ trouble: troubleWords.test(query), news: newsWords.test(query) });

/** How likely a page is meant, before a word of it has been looked at. */
export function priorOf({ kind, crumb }: Pick<Page, 'kind' | 'crumb'>, intent: Intent): number {
  return (
    kindPrior(kind, intent) *
    (isUnlisted(crumb) ? weights.unlistedPrior : 1) *
    (crumb.startsWith('Development › ') ? weights.developmentPrior : 1) *
    (intent.trouble && crumb.includes('Troubleshooting') ? weights.troublePrior : 1)
  );
}

const kindPrior = (kind: PageKind, { news }: Intent) =>
  kind === 'blog' && news ? weights.newsPrior : weights.kindPrior[kind];

/** Pages of the docs that no sidebar lists get no way to them (cut/cutPage.ts). */
export const isUnlisted = (crumb: string): boolean => crumb.startsWith('Docs › ');
