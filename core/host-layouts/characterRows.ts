import { hostLayouts } from './layouts.ts';
import { waysToType, type Presses } from './waysToType.ts';

/** One character and how each of the shown layouts types it. */
export type CharacterRow = Readonly<{
  character: string;
  ways: readonly Readonly<{ layout: string; presses: Presses }>[];
}>;

/** The table on the page is for readers without JavaScript: common characters on common layouts. The finder has them all. */
const characters = [...'áàâäåæçéèêëíñóöøœúüß€£¥¢§°¡¿«»©®µ@#~\\|{}[]<>"'];
const shownLayouts = ['us-international', 'us-mac', 'uk', 'german', 'french', 'spanish', 'swedish'];

export function characterRows(): readonly CharacterRow[] {
  const layouts = hostLayouts.filter(({ id }) => shownLayouts.includes(id));
  return characters.map((character) => ({
    character,
    ways: layouts.flatMap((layout) => {
      const presses = waysToType(layout, character);
      return presses ? [{ layout: layout.title, presses }] : [];
    }),
  }));
}
