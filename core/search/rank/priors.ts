import type { Intent } from '../query/index.ts';
import type { Page, PageKind, PageRole } from '../types.ts';
import { weights } from './weights.ts';

/** How likely the reader wants this kind of page, regardless of its content. The score is multiplied by it. */
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
    case 'keyCodes':
      return intent.character ? weights.characterPrior : 1;
    case 'troubleshooting':
      return intent.trouble ? weights.troublePrior : weights.untroubledPrior;
    default:
      return 1;
  }
}

/** Where names are defined. */
const reference: ReadonlySet<PageRole> = new Set(['configuration', 'keymap', 'keyCodes', 'hardware']);

/** How likely a table row is the definition of a name. Outside the reference, tables mostly repeat or quote names. */
export const definitionPriorOf = (role: PageRole): number => (reference.has(role) ? 1 : weights.definesElsewhere);
