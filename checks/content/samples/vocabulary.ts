import {
  constantName,
  constants,
  findBehavior,
  findConstant,
  findKeyCode,
  isDeprecatedName,
  modifiers,
} from '#core/firmware';
import { definedMacros, nodesOf } from '#core/devicetree';
import { namesOf } from './fences.ts';
import type { Sample } from './sample.ts';

/** The names that the samples on a page define, and those that their fences list in `names="…"`. */
export type Vocabulary = Readonly<{ labels: ReadonlySet<string>; macros: ReadonlySet<string> }>;

export function vocabularyOf(samples: readonly Sample[]): Vocabulary {
  const labels = new Set<string>();
  const macros = new Set<string>();
  for (const { document, fence } of samples) {
    for (const node of nodesOf(document)) for (const label of node.labels) labels.add(label.text);
    for (const name of definedMacros(document).keys()) macros.add(name);
    for (const name of namesOf(fence)) {
      if (name.startsWith('&')) labels.add(name.slice(1));
      else macros.add(name);
    }
  }
  return { labels, macros };
}

const functions: ReadonlySet<string> = new Set([
  ...modifiers.map((modifier) => modifier.function),
  ...constants.filter(({ fills, name }) => fills === 'arguments' || name.includes('(')).map(constantName),
]);
const flags: ReadonlySet<string> = new Set(modifiers.map(({ flag }) => flag));

export const isKnownName = (name: string, { macros }: Vocabulary): boolean =>
  macros.has(name) ||
  flags.has(name) ||
  findConstant(name) !== undefined ||
  (findKeyCode(name) !== undefined && !isDeprecatedName(name));

export const isKnownFunction = (name: string, { macros }: Vocabulary): boolean =>
  macros.has(name) || functions.has(name);

export const isKnownBehavior = (label: string, { labels }: Vocabulary): boolean =>
  labels.has(label) || findBehavior(`&${label}`) !== undefined;
