import { nameFacts } from '../facts/documented.ts';
import { constantTexts } from '../text/behaviors.ts';
import type { Constant, ConstantText } from './types.ts';

const valueOf: ReadonlyMap<string, number | undefined> = new Map(
  nameFacts.map(({ header, name, value }) => [`${header} ${name}`, value]),
);

/** The names in the firmware's headers that bindings and properties accept, except key codes, which have their own table. */
export const constants: readonly Constant[] = Object.entries(constantTexts).flatMap(([header, texts]) =>
  Object.entries(texts as Readonly<Record<string, ConstantText>>).map(([name, text]) => {
    const {
      fills = 'one',
      does,
      sameAs,
      value = valueOf.get(`${header} ${name.replace(/\(.*/, '')}`),
    } = typeof text === 'string' ? { does: text } : text;
    return {
      name,
      header,
      fills,
      ...(value !== undefined && { value }),
      does,
      ...(sameAs !== undefined && { sameAs }),
    };
  }),
);
