import { hostLayouts } from './layouts.ts';
import { waysToType, type Presses } from './waysToType.ts';

/** How to type a character on each layout that has it. */
type CharacterRow = Readonly<{
  character: string;
  ways: readonly Readonly<{ layout: string; presses: Presses }>[];
}>;

/** Common characters and layouts, for a table that works without JavaScript. The finder has all of them. */
const characters = [...'áàâäåæçéèêëíñóöøœúüß€£¥¢§°¡¿«»©®µ@#~\\|{}[]<>"'];
const commonLayouts = ['us-international', 'us-mac', 'uk', 'german', 'french', 'spanish', 'swedish'];

export function characterRows(): readonly CharacterRow[] {
  const layouts = hostLayouts.filter(({ id }) => commonLayouts.includes(id));
  return characters.map((character) => ({
    character,
    ways: layouts.flatMap((layout) => {
      const presses = waysToType(layout, character);
      return presses ? [{ layout: layout.title, presses }] : [];
    }),
  }));
}
