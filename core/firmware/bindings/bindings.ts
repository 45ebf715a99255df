import { bindingFacts, nodeFacts, propertyFacts } from '../facts/documented.ts';
import type { BindingFact, PropertyFact } from '../facts/types.ts';
import { bindingTexts, commonProperties } from '../text/bindings.ts';
import { propertyName, propertyOverrides } from '../text/overrides.ts';
import type { BindingText, PropertyText } from '../text/types.ts';
import { withOverrides } from '../text/withOverrides.ts';
import type { Binding, BindingProperty, PropertyType } from './types.ts';

const factByName: ReadonlyMap<string, PropertyFact> = new Map(
  withOverrides(propertyFacts, propertyName, propertyOverrides).map((fact) => [propertyName(fact), fact]),
);
const bindingByName: ReadonlyMap<string, BindingFact> = new Map(bindingFacts.map((fact) => [fact.compatible, fact]));

/** All devicetree bindings that we describe, topic by topic. */
export const bindings: readonly Binding[] = Object.entries(bindingTexts).flatMap(([page, texts]) =>
  Object.entries(texts as Readonly<Record<string, BindingText>>).map(([compatible, text]) =>
    bindingFrom(compatible, text, page),
  ),
);

function bindingFrom(
  compatible: string,
  { does, parameters, properties = {}, children }: BindingText,
  page: string,
): Binding {
  const { cells = 0, source = '' } = bindingByName.get(compatible) ?? {};
  const predefined = nodeFacts.flatMap((node) =>
    node.compatible === compatible && !node.deprecated ? [`&${node.label}`] : [],
  );
  // Properties that many kinds of nodes share need no words of their own.
  const shared = Object.entries(commonProperties).filter(
    ([name]) => !(name in properties) && factByName.has(`${compatible} ${name}`),
  );
  return {
    compatible,
    description: does,
    ...(cells > 0 && {
      parameters: parameters ?? Array.from({ length: cells }, (_, index) => `param${index + 1}`),
    }),
    ...(predefined.length > 0 && { predefined }),
    properties: listOf([...Object.entries(properties), ...shared], (name) => factByName.get(`${compatible} ${name}`)),
    ...(children && {
      children: {
        description: children.does,
        properties: listOf(Object.entries(children.properties), (name) =>
          factByName.get(`${compatible} child/${name}`),
        ),
      },
    }),
    source,
    page,
  };
}

/** In the order of our words, deprecated ones last. */
function listOf(
  texts: readonly (readonly [name: string, text: PropertyText])[],
  factOf: (name: string) => PropertyFact | undefined,
): readonly BindingProperty[] {
  const rows = texts.map(([name, text]) => propertyFrom(name, text, factOf(name)));
  return [
    ...rows.filter(({ deprecated }) => deprecated === undefined),
    ...rows.filter(({ deprecated }) => deprecated !== undefined),
  ];
}

/** Puts together what the source says about a property and what we say. Without a type there, Zephyr declares it. */
export function propertyFrom(name: string, text: PropertyText, fact: Partial<PropertyFact> = {}): BindingProperty {
  const words = typeof text === 'string' ? { does: text } : text;
  const {
    type,
    required,
    default: stated,
    values,
  }: Partial<PropertyFact> = fact.type === undefined ? { ...fact, ...words.zephyr } : fact;
  const preset = stated ?? (type === 'boolean' && !required ? 'false' : undefined);
  return {
    name,
    type: (type ?? 'compound') as PropertyType,
    ...(required && { required: true as const }),
    ...(preset !== undefined && { default: preset }),
    ...(values && {
      values: values.map((value) => {
        const meaning = words.values?.[value];
        return { value, ...(meaning !== undefined && { meaning }) };
      }),
    }),
    ...(fact.deprecated && { deprecated: words.instead ?? 'nothing' }),
    description: words.does,
  };
}
