import { perIndex, type SearchIndex } from '../indexing/index.ts';
import type { Intent } from '../query/index.ts';
import type { Page, PageKind, PageRole } from '../types.ts';
import { troubleHeading } from '../vocabulary/index.ts';
import { weights } from './weights.ts';

/** How likely a page is meant, before a word of it has been looked at. */
export function priorOf({ kind, role }: Pick<Page, 'kind' | 'role'>, intent: Intent): number {
  return kindPrior(kind, intent) * rolePrior(role, intent);
}

const kindPrior = (kind: PageKind, { news }: Intent) =>
  kind === 'blog' && news ? weights.newsPrior : weights.kindPrior[kind];

function rolePrior(role: PageRole, intent: Intent): number {
  switch (role) {
    case 'unlisted':
      return weights.unlistedPrior;
    case 'development':
      return intent.hardware ? 1 : weights.developmentPrior;
    case 'configuration':
      return (intent.reference ? 1 : weights.configurationPrior) * (intent.option ? weights.optionPrior : 1);
    case 'feature':
      return intent.setup ? weights.setupPrior : 1;
    case 'keyCodes':
      return intent.character ? weights.characterPrior : 1;
    case 'troubleshooting':
      return intent.trouble ? weights.troublePrior : weights.untroubledPrior;
    default:
      return 1;
  }
}

const onTrouble = perIndex(({ sections }) => sections.map(({ heading }) => troubleHeading.test(heading)));

/** How much more or less a section is meant for being on what can go wrong. */
export function troubleLean(index: SearchIndex, section: number, { trouble }: Intent): number {
  if (!onTrouble(index)[section]) return 1;
  return trouble ? weights.troubleSection : weights.untroubledSection;
}

/** Where names of options, and of everything else, are defined. */
const referenceOfOptions: ReadonlySet<PageRole> = new Set(['configuration']);
const reference: ReadonlySet<PageRole> = new Set(['configuration', 'keymap', 'keyCodes', 'hardware']);

/** How much a row on such a page defines a name: tables elsewhere repeat it, an example uses it, a message of trouble quotes it. */
export function definingPriorOf(role: PageRole, typed: string): number {
  if (role === 'unlisted' || role === 'troubleshooting') return weights.definesUnlisted;
  return (/^config_/i.test(typed) ? referenceOfOptions : reference).has(role) ? 1 : weights.definesElsewhere;
}
