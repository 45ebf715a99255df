import { perIndex, type SearchIndex } from '../indexing/index.ts';
import type { Intent } from '../query/index.ts';
import type { Page, PageKind } from '../types.ts';
import { troubleHeading } from '../vocabulary/index.ts';
import { weights } from './weights.ts';

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
const isUnlisted = (crumb: string): boolean => crumb.startsWith('Docs › ');

const onTrouble = perIndex(({ sections }) => sections.map(({ heading }) => troubleHeading.test(heading)));

/** How much more or less a section is meant for being on what can go wrong. */
export function troubleLean(index: SearchIndex, section: number, { trouble }: Intent): number {
  if (!onTrouble(index)[section]) return 1;
  return trouble ? weights.troubleSection : weights.untroubledSection;
}

/**
 * Names are defined by the reference, options by its configuration part; tables elsewhere repeat them, an example uses them, a
 * message of trouble quotes them.
 */
export function definingPriorOf(crumb: string, typed: string): number {
  if (isUnlisted(crumb) || crumb.includes('Troubleshooting')) return weights.definesUnlisted;
  const reference = /^config_/i.test(typed) ? /^Configuration\b/ : /^(Keymaps|Configuration)\b|Supported Hardware$/;
  return reference.test(crumb) ? 1 : weights.definesElsewhere;
}
