import { hostLayouts, waysToType, type HostLayout } from '#core/host-layouts';
import { chordCode, type Chord } from './chord.ts';
import { uniqueAnswers, type CodeIndex } from './codeIndex.ts';
import { bestName } from './readBinding.ts';
import type { Answer, FindableCode, FinderResult } from './types.ts';

const maxOtherLayouts = 4;

/** The binding that types a character on the given layout. On US, key codes for shifted characters exist: TILDE. */
export function bindingFor(index: CodeIndex, character: string, layout: HostLayout): Answer | undefined {
  const letter = /^\p{L}$/u.test(character) ? character.toLowerCase() : character;
  if (layout.id === 'us') {
    const name = index.lookUp(letter);
    if (name) return { binding: `&kp ${name}`, title: index.named(name)?.title ?? character };
  }
  const presses = waysToType(layout, letter);
  if (!presses) return undefined;
  const binding = presses.map((press) => `&kp ${press}`).join(' ');
  const title = `${letter} on a computer set to ${layout.title}`;
  if (presses.length === 1) return { binding, title };
  const note = 'The first one is a dead key. Tap them one after the other, or put both in a macro.';
  return { binding, title, note, page: 'keymaps/behaviors/macros' };
}

/** The binding for a key code. If it types a character, the binding that types the same character on the given layout. */
export function onLayout(index: CodeIndex, code: FindableCode, layout: HostLayout): Answer {
  const [main = ''] = code.names;
  const [character = ''] = [...code.characters];
  const translated = layout.id !== 'us' && /^[!-~]$/.test(character) && !main.startsWith('KP_');
  return (
    (translated && bindingFor(index, character, layout)) || { binding: `&kp ${bestName(code)}`, title: code.title }
  );
}

export function findCharacter(index: CodeIndex, character: string, layout: HostLayout): FinderResult {
  const answer = bindingFor(index, character, layout);
  const matching = index.codes.filter(({ characters }) => characters.includes(character));
  const codes = matching.map((code) => code.names[0] ?? '');
  const symbols = matching.map((code) => ({ binding: `&kp ${bestName(code)}`, title: code.title }));
  if (answer) return { answers: uniqueAnswers(index, [answer, ...(layout.id === 'us' ? symbols : [])]), codes };
  // Arrows, ⌘ and so on are printed on keys, but no layout types them.
  if (symbols.length > 0) return { answers: uniqueAnswers(index, symbols), codes };
  return findOnOtherLayouts(index, character, layout);
}

/** Says that this layout can't type a character, and how other layouts do. */
export function findOnOtherLayouts(index: CodeIndex, character: string, layout: HostLayout): FinderResult {
  // Layouts on which one press is enough come first.
  const answers = hostLayouts
    .flatMap((other) => bindingFor(index, character, other) ?? [])
    .sort((a, b) => Number(a.binding.includes(' &')) - Number(b.binding.includes(' &')))
    .slice(0, maxOtherLayouts);
  const elsewhere = answers.length > 0 ? ' These layouts have one:' : ' No layout in the list has one.';
  return { answers, codes: [], message: `A computer set to ${layout.title} has no key for ${character}.${elsewhere}` };
}

/** The same for a shortcut with a character that this layout can't type: Ctrl+Ä. */
export function findChordOnOtherLayouts(index: CodeIndex, chord: Chord, layout: HostLayout): FinderResult {
  const { answers, ...rest } = findOnOtherLayouts(index, chord.key, layout);
  const pressedOnce = answers.filter(({ binding }) => !binding.includes(' &'));
  return {
    ...rest,
    answers: pressedOnce.map((answer) => ({
      ...answer,
      binding: `&kp ${chordCode({ ...chord, key: answer.binding.slice('&kp '.length) })}`,
    })),
  };
}
