import { nodeFacts } from '../facts/documented.ts';
import type { NodeFact } from '../facts/types.ts';
import { behaviorTexts, processorTexts } from '../text/behaviors.ts';
import type { Behavior, BehaviorText, InputProcessor, ProcessorText } from './types.ts';

type Label = Behavior['label'];

/** Properties that say nothing about what a node does. */
const leftOut = new Set(['display-name', 'label', 'status']);

function nodeOf(label: Label) {
  const fact = nodeFacts.find((each) => `&${each.label}` === label);
  const older = nodeFacts.filter((each) => each.deprecated && each.path === fact?.path && each !== fact);
  const properties = Object.entries(fact?.properties ?? {}).filter(([name]) => !leftOut.has(name));
  return {
    label,
    ...(older.length > 0 && { deprecatedLabels: older.map((each: NodeFact): Label => `&${each.label}`) }),
    node: fact?.path.replace(/.*\//, '') ?? '',
    compatible: fact?.compatible ?? '',
    properties: Object.fromEntries(properties),
  };
}

const eachOf = <Text, Row>(
  texts: Readonly<Record<string, Readonly<Record<Label, Text>>>>,
  rowOf: (label: Label, text: Text, page: string) => Row,
): readonly Row[] =>
  Object.entries(texts).flatMap(([page, rows]) =>
    (Object.entries(rows) as [Label, Text][]).map(([label, text]) => rowOf(label, text, page)),
  );

/** Every behavior that ZMK predefines, in the order of the docs. */
export const behaviors: readonly Behavior[] = eachOf<BehaviorText, Behavior>(behaviorTexts, (label, text, page) => {
  const { kind = 'behavior', parameters = [], header, option, alsoNeeds, ...words } = text;
  const needs = [
    ...(header === undefined ? [] : [`\`#include <${header}>\``]),
    ...(option === undefined ? [] : [`\`${option}=y\``]),
    ...(alsoNeeds === undefined ? [] : [alsoNeeds]),
  ];
  return {
    kind,
    ...nodeOf(label),
    ...words,
    parameters,
    ...(needs.length > 0 && { needs: needs.join(' and ') }),
    ...(option !== undefined && { option }),
    page,
  };
});

/** The predefined nodes that process the events of a pointing device. */
export const inputProcessors: readonly InputProcessor[] = eachOf<ProcessorText, InputProcessor>(
  processorTexts,
  (label, { parameters = [], ...words }, page) => ({ ...nodeOf(label), ...words, parameters, page }),
);
