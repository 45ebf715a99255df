import { createFinder, type FindableCode } from '#core/binding-finder';
import { keyCodes } from '#core/firmware';
import { readHostLayout } from '@site/src/components/KeyCodeFinder/hostLayout';

const codes = keyCodes.map(
  ({ name, aliases, qmk, title, does, types = '', shifted = '', marks = '', press = '' }): FindableCode => ({
    names: [name, ...aliases],
    qmk,
    title,
    does,
    characters: `${types}${shifted}${marks}`,
    press,
  }),
);
const finder = createFinder(codes);

/** Finds bindings like the key code page, for the layout that the reader chose there. */
export const findBindings = (query: string) => finder(query, readHostLayout().layout);

/** The bindings for a key on the reader's keyboard. */
export const bindingsForPress = (press: string) =>
  codes
    .filter((code) => code.press !== '' && code.press === press)
    .map(({ names, title }) => ({ binding: `&kp ${names[0] ?? ''}`, title }));
