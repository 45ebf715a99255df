import { renamedKeyCodes } from '#core/firmware/old-names';
import { qmkNames } from '#core/firmware/qmk';
import { hostLayouts, waysToType, type HostLayout } from '#core/host-layouts';
import { characterNames } from './characterNames.ts';
import { chordCode, readChord } from './chord.ts';
import { findPhrase, phraseKey, withNumber } from './findPhrase.ts';
import { readHoldTap } from './holdTap.ts';
import { modifierWord, asKeyCode } from './modifiers.ts';
import { phraseTable, type PhraseRow } from './phrases.ts';
import { isKeypad, normalizeQuery } from './normalizeQuery.ts';
import { indexWords, namesScore, titleScore, type Candidate } from './wordIndex.ts';
import { bestName, nameLookup, readBinding, readFunction } from './readBinding.ts';
import { splitLayout } from './splitLayout.ts';
import type { Answer, FindableCode, FinderResult } from './types.ts';
import { topics } from './topics.ts';
import { significantWords } from './words.ts';

const maxAnswers = 5;
const maxOtherLayouts = 4;

const topicsByKey = new Map(topics.flatMap((topic) => topic.phrases.map((phrase) => [phraseKey(phrase), topic])));

const charactersByKey = new Map(
  [...characterNames].toReversed().map(([name, character]) => [phraseKey(name), character]),
);
/** The exact name comes first, because "a" in "a acute" isn't a stop word. */
const characterNamed = (text: string) => characterNames.get(text.toLowerCase()) ?? charactersByKey.get(phraseKey(text));
const phraseRows = new Map(phraseTable.map((row) => [row.binding, row]));

const squash = (name: string) => name.replace(/[\s_]/g, '');

/** `MO()` for `MO(1)`, because the arguments of functions in the table are examples. */
const qmkKey = (text: string) => text.toUpperCase().replace(/\(.*/, '()');
const qmkRows = new Map(qmkNames.flatMap((row) => row.names.map((name) => [qmkKey(name), row] as const)));

export type Finder = (query: string, layout: HostLayout) => FinderResult;

export function createFinder(codes: readonly FindableCode[]): Finder {
  const lookUp = nameLookup(codes);
  const words = indexWords(codes);
  const byName = new Map(codes.flatMap((code) => code.names.map((name) => [name, code] as const)));
  /** Spaces and underscores don't matter: "pg dn" is PG_DN, and "questionmark" the title of QUESTION. */
  const squashed = new Map([...byName].map(([name, code]) => [squash(name), code]));
  const squashedTitles = new Map(codes.toReversed().map((code) => [squash(code.title.toUpperCase()), code]));
  const titleOf = (binding: string) => {
    const name = /(\w+)\)*$/.exec(binding)?.[1] ?? '';
    const code = byName.get(name);
    return binding.startsWith('&kp ') && code && !binding.includes('(') ? code.title : '';
  };

  /** The binding that types a character on the given layout. On US, key codes for shifted characters exist: TILDE. */
  function bindingFor(character: string, layout: HostLayout): Answer | undefined {
    const letter = /^\p{L}$/u.test(character) ? character.toLowerCase() : character;
    if (layout.id === 'us') {
      const name = lookUp(letter);
      if (name) return { binding: `&kp ${name}`, title: byName.get(name)?.title ?? character };
    }
    const presses = waysToType(layout, letter);
    if (!presses) return undefined;
    const binding = presses.map((press) => `&kp ${press}`).join(' ');
    const title = `${letter} on a computer set to ${layout.title}`;
    if (presses.length === 1) return { binding, title };
    const note = 'The first one is a dead key. Tap them one after the other, or put both in a macro.';
    return { binding, title, note, page: 'keymaps/behaviors/macros' };
  }

  /** For a key code that types a character, the binding that types the same character on the given layout. */
  function onLayout(code: FindableCode, layout: HostLayout): Answer {
    const [main = ''] = code.names;
    const [character = ''] = [...code.characters];
    const translated = layout.id !== 'us' && /^[!-~]$/.test(character) && !main.startsWith('KP_');
    return (translated && bindingFor(character, layout)) || { binding: `&kp ${bestName(code)}`, title: code.title };
  }

  function fromRow({ binding, mac, title, note, page }: PhraseRow, layout: HostLayout): Answer | undefined {
    if (!title) {
      const code = byName.get(binding.slice(4));
      return code && onLayout(code, layout);
    }
    if (!mac) return { binding, title, note, page };
    const isMac = layout.id === 'us-mac';
    return {
      binding: isMac ? mac : binding,
      title,
      note: isMac ? `Elsewhere: \`${binding}\`` : `On a Mac: \`${mac}\``,
      page,
    };
  }

  /** The answer for a QMK name or function, or for a modifier function such as `LC(C)`. */
  function fromQmk(text: string): Answer | undefined {
    const row = qmkRows.get(qmkKey(text));
    const binding = text.includes('(') ? readFunction(text, lookUp) : row?.binding;
    if (!binding) return undefined;
    const phrase = phraseRows.get(binding);
    const title = titleOf(binding) || phrase?.title || text;
    return { binding, title, note: row?.note ?? phrase?.note, page: row?.page ?? phrase?.page };
  }

  const fromCandidate = ({ code, row }: Candidate, layout: HostLayout, text: string): Answer | undefined =>
    row ? fromRow(withNumber(row, text), layout) : code && onLayout(code, layout);

  function findCharacter(character: string, layout: HostLayout): FinderResult {
    const answer = bindingFor(character, layout);
    const matching = codes.filter(({ characters }) => characters.includes(character));
    const names = matching.map((code) => code.names[0] ?? '');
    const symbols = matching.map((code) => ({ binding: `&kp ${bestName(code)}`, title: code.title }));
    if (answer) return { answers: unique([answer, ...(layout.id === 'us' ? symbols : [])]), codes: names };
    // Arrows, ⌘ and so on are printed on keys, but no layout types them.
    if (symbols.length > 0) return { answers: unique(symbols), codes: names };
    return otherLayouts(character, layout);
  }

  /** A character on the keypad: "numpad 5", "kp +". */
  function fromKeypad(text: string): Answer | undefined {
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
  function keyNamed(text: string, layout: HostLayout): string | undefined {
    const character = /^[a-z0-9]$/i.test(text) ? bindingFor(text, layout)?.binding : undefined;
    if (character && !character.includes(' &')) return character.slice(4);
    const name = lookUp(text.replace(/ /g, '_')) ?? lookUp(findPhrase(text)?.binding.replace(/^&kp /, '') ?? '');
    if (name) return name;
    const [similar] = words.rank(text);
    return similar && similar.score >= titleScore ? similar.code?.names[0] : undefined;
  }

  function fromChord(text: string, layout: HostLayout): Answer | undefined {
    const chord = readChord(text);
    if (!chord) return undefined;
    if (!chord.key) return { binding: `&kp ${chordCode(chord)}`, title: 'Modifiers together' };
    const key = keyNamed(chord.key, layout);
    // Nobody combines media keys with modifiers: "windows search" is a phrase, not a shortcut.
    if (!key || /^[CK]_/.test(key)) return undefined;
    return { binding: `&kp ${chordCode({ ...chord, key })}`, title: text.trim() };
  }

  /** "tap esc, hold ctrl" as a mod-tap or layer-tap. */
  function fromHoldTap(text: string, layout: HostLayout): Answer | undefined {
    const holdTap = readHoldTap(text);
    const tap = holdTap && keyNamed(holdTap.tap, layout);
    if (!tap) return undefined;
    const layer = /^layer (\w+)$/.exec(holdTap.hold)?.[1];
    if (layer) return { binding: `&lt ${layer} ${tap}`, title: text, page: 'keymaps/behaviors/layers' };
    const modifiers = modifierWord(holdTap.hold);
    const hold = modifiers ? asKeyCode(modifiers) : keyNamed(holdTap.hold, layout);
    return hold ? { binding: `&mt ${hold} ${tap}`, title: text, page: 'keymaps/behaviors/mod-tap' } : undefined;
  }

  /** Answers from every interpretation but the word search, most certain first. */
  function directAnswers(text: string, layout: HostLayout): readonly Answer[] {
    const answers: (Answer | undefined)[] = [];
    const upper = text.toUpperCase();
    const isCode = /[_(&]/.test(text) || /^[A-Z\d]{4,}$/.test(text);
    const qmk = fromQmk(text);
    if (isCode) answers.push(qmk);
    const binding = readBinding(text, lookUp);
    if (binding) answers.push({ binding, title: titleOf(binding) || text });
    const shortcut = fromChord(text, layout);
    const holdTap = fromHoldTap(text, layout);
    // "hyper a", "ctrl+/", "^c" and "shift/a" aren't phrases, which have no stop words or punctuation. "cmd right" isn't the
    // right Cmd.
    if (/[\s+/^](?:\S|left|right)$/i.test(text))
      answers.push(fromKeypad(text), shortcut, text.includes('/') ? holdTap : undefined);
    const name = characterNamed(text);
    const byCharacterName = name && layout.id !== 'us' ? bindingFor(name, layout) : undefined;
    answers.push(byCharacterName);
    const exact = squashed.get(squash(upper.replace(/^&KP /, '')));
    const row = findPhrase(text);
    if (exact) {
      const asWritten = /[_\d]|^[A-Z]+$/.test(text);
      const spelled = exact.names.find((each) => each === upper) ?? exact.names[0] ?? '';
      answers.push(asWritten ? { binding: `&kp ${spelled}`, title: exact.title } : onLayout(exact, layout));
    } else if (!isCode && !row) {
      answers.push(qmk);
    }
    const qmkCode = /^KC_/.test(upper) ? lookUp(upper) : undefined;
    if (qmkCode) answers.push({ binding: `&kp ${qmkCode}`, title: byName.get(qmkCode)?.title ?? '' });
    if (row) answers.push(fromRow(row, layout));
    const renamed = byName.get(renamedKeyCodes.get(upper) ?? '');
    if (renamed) answers.push({ binding: `&kp ${renamedKeyCodes.get(upper)}`, title: renamed.title });
    answers.push(fromModifier(text), holdTap, shortcut);
    if (name) answers.push(bindingFor(name, layout));
    const fixed = row ? undefined : findPhrase(words.correct(significantWords(text)).join(' '));
    if (fixed) answers.push(fromRow(fixed, layout));
    const titled = squashedTitles.get(squash(upper));
    if (titled) answers.push(onLayout(titled, layout));
    return answers.filter((answer) => answer !== undefined);
  }

  /** Says that this layout can't type a character, and how other layouts do. */
  function otherLayouts(character: string, layout: HostLayout): FinderResult {
    // Layouts on which one press is enough come first.
    const answers = hostLayouts
      .flatMap((other) => bindingFor(character, other) ?? [])
      .toSorted((a, b) => Number(a.binding.includes(' &')) - Number(b.binding.includes(' &')))
      .slice(0, maxOtherLayouts);
    const elsewhere = answers.length > 0 ? ' These layouts have one:' : ' No layout in the list has one.';
    return {
      answers,
      codes: [],
      message: `A computer set to ${layout.title} has no key for ${character}.${elsewhere}`,
    };
  }

  const find: Finder = (query, layout) => {
    const text = query === ' ' ? query : normalizeQuery(query.trim());
    // "letter q" and "@ sign" are a character, too.
    const character = text.replace(/^(?:the )?(?:letter|character|symbol) | (?:key|sign|symbol)$/gi, '');
    if ([...character].length === 1) return findCharacter(character, layout);
    const qmk = qmkRows.get(qmkKey(text));
    if (qmk && !qmk.binding) {
      const message = `ZMK has no direct equivalent of ${text}. ${qmk.note?.replaceAll('`', '')}`;
      return { answers: [], codes: [], message, page: qmk.page };
    }
    const topic = topicsByKey.get(phraseKey(text));
    if (topic) return { answers: [], codes: [], message: topic.note, page: topic.page };
    const direct = unique(directAnswers(text, layout));
    const named = characterNamed(text);
    const split = direct.length === 0 ? splitLayout(text) : undefined;
    if (split) return find(split.text, split.layout);
    if (direct.length === 0 && named) return otherLayouts(named, layout);
    const candidates = words.rank(text);
    // If the query is a binding or shortcut, results from the word search would only distract.
    const isBindingOrShortcut =
      direct[0] !== undefined && (/[&(+]/.test(text) || direct[0].binding === fromChord(text, layout)?.binding);
    const others = isBindingOrShortcut ? [] : candidates.slice(0, 2 * maxAnswers);
    const answers = unique([...direct, ...others.flatMap((each) => fromCandidate(each, layout, text) ?? [])]).slice(
      0,
      maxAnswers,
    );
    const codesOf = (binding: string) =>
      (binding.match(/\w+/g) ?? []).flatMap((word) => byName.get(word)?.names[0] ?? []);
    // Rows that only have the words in their description are left out if others have them in their names.
    const inNames = candidates.filter(({ score }) => score >= namesScore);
    const rows = isBindingOrShortcut ? [] : inNames.length > 0 ? inNames : candidates;
    return {
      answers,
      codes: [
        ...new Set([
          ...answers.slice(0, isBindingOrShortcut ? undefined : 1).flatMap(({ binding }) => codesOf(binding)),
          ...rows.flatMap(({ code }) => code?.names[0] ?? []),
        ]),
      ],
    };
  };
  return find;
}

function unique(answers: readonly Answer[]): readonly Answer[] {
  const seen = new Set<string>();
  return answers.filter(({ binding }) => !seen.has(binding) && seen.add(binding));
}
