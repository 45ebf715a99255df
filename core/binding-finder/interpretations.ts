import { renamedKeyCodes } from '#core/firmware/old-names';
import { asKeyCode, qmkNames, translateFunction, type QmkName } from '#core/firmware/qmk';
import type { HostLayout } from '#core/host-layouts';
import { readCall } from './call.ts';
import { characterNames } from './characterNames.ts';
import { chordCode, readChord } from './chord.ts';
import type { CodeIndex } from './codeIndex.ts';
import { findPhrase, phraseKey } from './findPhrase.ts';
import { readHoldTap } from './holdTap.ts';
import { modifierWord } from './modifiers.ts';
import { isKeypad } from './normalizeQuery.ts';
import { bindingFor, onLayout } from './onLayout.ts';
import { phraseTable, type PhraseRow } from './phrases.ts';
import { bestName, readBinding } from './readBinding.ts';
import type { Answer } from './types.ts';
import { titleScore } from './wordIndex.ts';
import { significantWords } from './words.ts';

const charactersByKey = new Map([...characterNames].reverse().map(([name, character]) => [phraseKey(name), character]));

/** The character that a text names. The exact name comes first, because "a" in "a acute" isn't a stop word. */
export const characterNamed = (text: string): string | undefined =>
  characterNames.get(text.toLowerCase()) ?? charactersByKey.get(phraseKey(text));

const phraseRows = new Map(phraseTable.map((row) => [row.binding, row]));

/** `MO()` for `MO(1)`, because the arguments of functions in the table are examples. */
const qmkKey = (text: string) => text.toUpperCase().replace(/\(.*/, '()');
const qmkRows = new Map(qmkNames.flatMap((row) => row.names.map((name) => [qmkKey(name), row] as const)));

export const qmkRow = (text: string): QmkName | undefined => qmkRows.get(qmkKey(text));

/** The answer for a QMK name or function, or for a modifier function such as `LC(C)`. */
function fromQmk(index: CodeIndex, text: string): Answer | undefined {
  const row = qmkRow(text);
  const call = readCall(text);
  const binding = text.includes('(') ? call && translateFunction(call, index.lookUp) : row?.binding;
  if (!binding) return undefined;
  const phrase = phraseRows.get(binding);
  const title = index.titleOf(binding) ?? phrase?.title ?? text;
  return { binding, title, note: row?.note ?? phrase?.note, page: row?.page ?? phrase?.page };
}

export function fromRow(
  index: CodeIndex,
  { binding, mac, title, note, page }: PhraseRow,
  layout: HostLayout,
): Answer | undefined {
  if (!title) {
    const code = index.named(binding.slice(4));
    return code && onLayout(index, code, layout);
  }
  const [here, onMac] = [binding, mac].map((each) => each && shortcutOn(index, each, layout));
  if (!here || !onMac) return { binding: here ?? binding, title, note, page };
  return layout.id === 'us-mac'
    ? { binding: onMac, title, note: `Elsewhere: \`${here}\``, page }
    : { binding: here, title, note: `On a Mac: \`${onMac}\``, page };
}

/** A shortcut with the key that types its letter on the given layout: Ctrl+Z is `&kp LC(Y)` on a German computer. */
function shortcutOn(index: CodeIndex, binding: string, layout: HostLayout): string {
  return binding.replace(/(?<=^&kp (?:[LR][CSAG]\()+)\w+(?=\)+$)/, (name) => {
    const code = layout.id === 'us' ? undefined : index.named(name);
    const key = code && onLayout(index, code, layout).binding;
    return key && !key.includes(' &') ? key.slice('&kp '.length) : name;
  });
}

/** A character on the keypad: "numpad 5", "kp +". */
function fromKeypad({ codes }: CodeIndex, text: string): Answer | undefined {
  if (!isKeypad(text.slice(0, -1).trim())) return undefined;
  const code = codes.find(({ names, characters }) => /^KP_/.test(names[0] ?? '') && characters === text.at(-1));
  return code && { binding: `&kp ${bestName(code)}`, title: code.title };
}

/** A modifier that stays on: "sticky ctrl", "toggle shift". */
function fromModifier(text: string): Answer | undefined {
  const lower = text.trim().toLowerCase();
  const [, mode, modifier = ''] = /^(sticky|one ?shot|toggle|lock) (?:left )?(\S+)$/.exec(lower) ?? [];
  const modifiers = modifierWord(modifier);
  if (!mode || !modifiers) return undefined;
  const key = asKeyCode(modifiers);
  return mode === 'toggle' || mode === 'lock'
    ? { binding: `&kt ${key}`, title: 'Held until pressed again', page: 'keymaps/behaviors/key-toggle' }
    : { binding: `&sk ${key}`, title: 'Held for the next key', page: 'keymaps/behaviors/sticky-key' };
}

/** The key code for a name or character, such as the key of a shortcut. */
function keyNamed(index: CodeIndex, text: string, layout: HostLayout): string | undefined {
  const character = [...text].length === 1 ? bindingFor(index, text, layout)?.binding : undefined;
  if (character && !character.includes(' &')) return character.slice(4);
  const { lookUp, words } = index;
  const name = lookUp(text.replace(/ /g, '_')) ?? lookUp(findPhrase(text)?.binding.replace(/^&kp /, '') ?? '');
  if (name) return name;
  const [similar] = words.rank(text);
  return similar && similar.score >= titleScore ? similar.code?.names[0] : undefined;
}

export function fromChord(index: CodeIndex, text: string, layout: HostLayout): Answer | undefined {
  const chord = readChord(text);
  if (!chord) return undefined;
  if (!chord.key) return { binding: `&kp ${chordCode(chord)}`, title: 'Modifiers together' };
  const key = keyNamed(index, chord.key, layout);
  // Nobody combines media keys with modifiers: "windows search" is a phrase, not a shortcut.
  if (!key || /^[CK]_/.test(key)) return undefined;
  const dependsOnLayout = layout.id !== 'us' && [...chord.key].length === 1;
  const title = dependsOnLayout ? `${text.trim()} on a computer set to ${layout.title}` : text.trim();
  return { binding: `&kp ${chordCode({ ...chord, key })}`, title };
}

/** "tap esc, hold ctrl" as a mod-tap or layer-tap. */
function fromHoldTap(index: CodeIndex, text: string, layout: HostLayout): Answer | undefined {
  const holdTap = readHoldTap(text);
  const tap = holdTap && keyNamed(index, holdTap.tap, layout);
  if (!tap) return undefined;
  const layer = /^layer (\w+)$/.exec(holdTap.hold)?.[1];
  if (layer) return { binding: `&lt ${layer} ${tap}`, title: text, page: 'keymaps/behaviors/layers' };
  const modifiers = modifierWord(holdTap.hold);
  const hold = modifiers ? asKeyCode(modifiers) : keyNamed(index, holdTap.hold, layout);
  return hold ? { binding: `&mt ${hold} ${tap}`, title: text, page: 'keymaps/behaviors/mod-tap' } : undefined;
}

/** A key code by its name. If the text isn't spelled like a name, the key that types its character on the given layout. */
function fromName(index: CodeIndex, text: string, layout: HostLayout): Answer | undefined {
  const code = index.namedLike(text.replace(/^&kp /i, ''));
  if (!code) return undefined;
  if (!/[_\d]|^[A-Z]+$/.test(text)) return onLayout(index, code, layout);
  const name = code.names.find((each) => each === text.toUpperCase()) ?? code.names[0] ?? '';
  return { binding: `&kp ${name}`, title: code.title };
}

/** All interpretations of a text, most certain first. The word search isn't one of them. */
export function interpret(index: CodeIndex, text: string, layout: HostLayout): readonly Answer[] {
  const { lookUp, titleOf, words } = index;
  const upper = text.toUpperCase();
  const isCode = /[_(&]/.test(text) || /^[A-Z\d]{4,}$/.test(text);
  // Don't look these up as phrases: "hyper a", "ctrl+/", "^c" and "shift/a" would lose the stop word or punctuation, and
  // "cmd right" would be the right Cmd key.
  const isShortcut = /[\s+/^](?:\S|left|right)$/i.test(text);
  const qmk = fromQmk(index, text);
  const binding = readBinding(text, lookUp);
  const shortcut = fromChord(index, text, layout);
  const holdTap = fromHoldTap(index, text, layout);
  const character = characterNamed(text);
  const named = fromName(index, text, layout);
  const phrase = findPhrase(text);
  const corrected = phrase ? undefined : findPhrase(words.correct(significantWords(text)).join(' '));
  const qmkCode = upper.startsWith('KC_') ? lookUp(upper) : undefined;
  const newName = renamedKeyCodes.get(upper) ?? '';
  const renamed = index.named(newName);
  const titled = index.titledLike(text);
  const answers = [
    isCode && qmk,
    binding && { binding, title: titleOf(binding) ?? text },
    isShortcut && fromKeypad(index, text),
    isShortcut && shortcut,
    isShortcut && text.includes('/') && holdTap,
    character && layout.id !== 'us' && bindingFor(index, character, layout),
    // Shortcuts work in more programs than codes such as C_AC_ZOOM_IN.
    !isCode && phrase?.mac && fromRow(index, phrase, layout),
    named ?? (!isCode && !phrase && qmk),
    qmkCode && { binding: `&kp ${qmkCode}`, title: index.named(qmkCode)?.title ?? '' },
    phrase && fromRow(index, phrase, layout),
    renamed && { binding: `&kp ${newName}`, title: renamed.title },
    fromModifier(text),
    holdTap,
    shortcut,
    character && bindingFor(index, character, layout),
    corrected && fromRow(index, corrected, layout),
    titled && onLayout(index, titled, layout),
  ];
  return answers.flatMap((answer) => answer || []);
}
