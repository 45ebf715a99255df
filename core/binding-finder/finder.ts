import { qmkNames } from '#core/firmware/qmk';
import { hostLayouts, waysToType, type HostLayout } from '#core/host-layouts';
import { characterNames } from './characterNames.ts';
import { chordCode, readChord } from './chord.ts';
import { modifierWord, asKeyCode } from './modifiers.ts';
import { phraseTable, type Phrases } from './phrases.ts';
import { indexWords, namesScore, type Candidate } from './wordIndex.ts';
import { nameLookup, readBinding, readFunction } from './readBinding.ts';
import type { Answer, FindableCode, Found } from './types.ts';
import { tellingWords } from './words.ts';

const mostAnswers = 5;
const mostElsewhere = 4;

/** Any order of the words, singular or plural. */
const phraseKey = (text: string) => tellingWords(text).toSorted().join(' ');

const phrases: ReadonlyMap<string, Phrases> = new Map(
  // The first row that has a phrase keeps it.
  phraseTable.toReversed().flatMap((row) => row.phrases.map((phrase) => [phraseKey(phrase), row] as const)),
);
const charactersByName = new Map([...characterNames].map(([name, character]) => [phraseKey(name), character]));
const qmkByName = new Map(qmkNames.flatMap((row) => row.names.map((name) => [name, row] as const)));

export type Finder = (query: string, layout: HostLayout) => Found;

/** A finder over these key codes: what a reader types in, bindings to paste out. */
export function createFinder(codes: readonly FindableCode[]): Finder {
  const lookUp = nameLookup(codes);
  const words = indexWords(codes);
  const byName = new Map(codes.flatMap((code) => code.names.map((name) => [name, code] as const)));
  const titleOf = (binding: string) => {
    const name = /(\w+)\)*$/.exec(binding)?.[1] ?? '';
    const code = byName.get(name);
    return binding.startsWith('&kp ') && code && !binding.includes('(') ? code.title : '';
  };

  /** The binding for a character, on the host's layout. A US host has names for what needs Shift: TILDE. */
  function typed(character: string, layout: HostLayout): Answer | undefined {
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
    const note = 'The first one is a dead key. Tap one after the other, or put both in a macro.';
    return { binding, title, note, page: 'keymaps/behaviors/macros' };
  }

  /** A key code that types a character is found by what it types, so that it is right on every layout. */
  function onLayout(code: FindableCode, layout: HostLayout): Answer {
    const [main = ''] = code.names;
    const [character = ''] = [...code.characters];
    const translated = layout.id !== 'us' && /^[!-~]$/.test(character) && !main.startsWith('KP_');
    return (translated && typed(character, layout)) || { binding: `&kp ${shortest(code)}`, title: code.title };
  }

  const shortest = ({ names }: FindableCode) =>
    /^(?:KP_)?NUMBER_\d$/.test(names[0] ?? '') ? (names[1] ?? '') : (names[0] ?? '');

  function fromRow(row: Phrases, layout: HostLayout): Answer {
    const { binding, title, note, page } = row;
    const code = title ? undefined : byName.get(binding.slice(4));
    return code
      ? onLayout(code, layout)
      : { binding, title: title ?? '', ...(note ? { note } : {}), ...(page ? { page } : {}) };
  }

  const fromCandidate = ({ code, row }: Candidate, layout: HostLayout): Answer | undefined =>
    row ? fromRow(row, layout) : code && onLayout(code, layout);

  function characterFound(character: string, layout: HostLayout): Found {
    const answer = typed(character, layout);
    const codesWithIt = codes
      .filter(({ characters }) => characters.includes(character))
      .map(({ names }) => names[0] ?? '');
    const signs = codes
      .filter(({ characters }) => characters.includes(character))
      .map((code) => ({ binding: `&kp ${shortest(code)}`, title: code.title }));
    if (answer) return { answers: unique([answer, ...(layout.id === 'us' ? signs : [])]), codes: codesWithIt };
    // Arrows, ⌘, and the like are symbols on keys, not characters of a layout.
    if (signs.length > 0) return { answers: unique(signs), codes: codesWithIt };
    return otherLayouts(character, layout);
  }

  /** "bt 2", "layer 3", "sticky ctrl": phrases with a part that varies. */
  function fromPattern(text: string): Answer | undefined {
    const lower = text.trim().toLowerCase();
    const profile =
      /^(?:bt|bluetooth|profile|device|host|bluetooth profile|bt profile|bluetooth device|bt sel)\s*(\d)$/.exec(
        lower,
      )?.[1];
    if (profile)
      return {
        binding: `&bt BT_SEL ${profile}`,
        title: `Select Bluetooth profile ${profile}`,
        note: 'Profiles start at 0.',
        page: 'keymaps/behaviors/bluetooth',
      };
    const [, verb = '', layer] =
      /^(toggle |to |go to |sticky |one ?shot |momentary |switch to |hold )?layer (\d+)( toggle)?$/.exec(lower) ?? [];
    if (layer) {
      const behavior = /toggle/.test(lower)
        ? '&tog'
        : /to /.test(verb)
          ? '&to'
          : /sticky|shot/.test(verb)
            ? '&sl'
            : '&mo';
      return { binding: `${behavior} ${layer}`, title: `Layer ${layer}`, page: 'keymaps/behaviors/layers' };
    }
    const [, once, modifier = ''] = /^(sticky|one ?shot|toggle|lock) (?:left )?(\S+)$/.exec(lower) ?? [];
    const modifiers = modifierWord(modifier);
    if (!once || !modifiers) return undefined;
    const held = once === 'toggle' || once === 'lock';
    return held
      ? {
          binding: `&kt ${asKeyCode(modifiers)}`,
          title: 'Held until pressed again',
          page: 'keymaps/behaviors/key-toggle',
        }
      : {
          binding: `&sk ${asKeyCode(modifiers)}`,
          title: 'Held for the next key',
          page: 'keymaps/behaviors/sticky-key',
        };
  }

  function fromChord(text: string, layout: HostLayout): Answer | undefined {
    const chord = readChord(text);
    if (!chord) return undefined;
    if (!chord.key) return { binding: `&kp ${chordCode(chord)}`, title: 'Modifiers together' };
    const isCharacter = [...chord.key].length === 1;
    const row = phrases.get(phraseKey(chord.key));
    const name = lookUp(chord.key.replace(/ /g, '_')) ?? (row && lookUp(row.binding.replace(/^&kp /, '')));
    const character = /^[a-z0-9]$/i.test(chord.key) ? typed(chord.key, layout) : undefined;
    const key = character && !character.binding.includes(' &') ? character.binding.slice(4) : name;
    // Media keys and the like are not what people combine with modifiers: "windows search" is a phrase.
    if (!key || (/^[CK]_/.test(key) && !isCharacter)) return undefined;
    return { binding: `&kp ${chordCode({ ...chord, key })}`, title: text.trim() };
  }

  /** Everything that is an answer by itself, the surest first. */
  function surest(text: string, layout: HostLayout): readonly Answer[] {
    const answers: (Answer | undefined)[] = [];
    const upper = text.trim().toUpperCase();
    const qmk = qmkByName.get(upper);
    const isCode = /[_(&]/.test(text) || /^[A-Z\d]{4,}$/.test(text.trim());
    const fromQmk = qmk?.binding ? { title: '', ...qmk } : undefined;
    if (isCode) answers.push(fromQmk && pick(fromQmk, 'the QMK name'));
    for (const binding of [readBinding(text, lookUp), readFunction(text, lookUp)])
      if (binding) answers.push({ binding, title: titleOf(binding) || text.trim() });
    const name = charactersByName.get(phraseKey(text));
    const byCharacterName = name && layout.id !== 'us' ? typed(name, layout) : undefined;
    answers.push(byCharacterName);
    const exact = byName.get(upper.replace(/^&KP /, '').replace(/ /g, '_'));
    const row = phrases.get(phraseKey(text));
    if (exact) {
      const asWritten = /[_\d]|^[A-Z]+$/.test(text.trim());
      const spelled = exact.names.find((each) => each === upper) ?? exact.names[0] ?? '';
      answers.push(asWritten ? { binding: `&kp ${spelled}`, title: exact.title } : onLayout(exact, layout));
    } else if (!isCode && fromQmk && !row) {
      answers.push(pick(fromQmk, 'the QMK name'));
    }
    const qmkCode = /^KC_/.test(upper) ? lookUp(upper) : undefined;
    if (qmkCode) answers.push({ binding: `&kp ${qmkCode}`, title: byName.get(qmkCode)?.title ?? '' });
    if (row) answers.push(fromRow(row, layout));
    answers.push(fromPattern(text), fromChord(text, layout));
    if (name) answers.push(typed(name, layout));
    const fixed = row ? undefined : phrases.get(words.correct(tellingWords(text)).toSorted().join(' '));
    if (fixed) answers.push(fromRow(fixed, layout));
    return answers.filter((answer) => answer !== undefined);
  }

  /** How to type a character, or that this layout cannot, with the layouts that can. */
  function otherLayouts(character: string, layout: HostLayout): Found {
    const answers = hostLayouts.flatMap((other) => typed(character, other) ?? []).slice(0, mostElsewhere);
    const elsewhere = answers.length > 0 ? ' These layouts have one:' : ' No layout in the list has one.';
    return {
      answers,
      codes: [],
      message: `A computer set to ${layout.title} has no key for ${character}.${elsewhere}`,
    };
  }

  return (query, layout) => {
    const text = query === ' ' ? query : query.trim();
    if ([...text].length === 1) return characterFound(text, layout);
    const qmk = qmkByName.get(text.toUpperCase());
    if (qmk && !qmk.binding)
      return {
        answers: [],
        codes: [],
        message: `${text} has no equivalent. ${qmk.note ?? ''}`,
        ...(qmk.page ? { page: qmk.page } : {}),
      };
    const sure = unique(surest(text, layout));
    const named = charactersByName.get(phraseKey(text));
    if (sure.length === 0 && named) return otherLayouts(named, layout);
    const candidates = words.rank(text);
    // A binding or shortcut was understood as a whole: what else contains its words is noise.
    const isWhole = sure[0] !== undefined && /[&(+]/.test(text);
    const others = isWhole ? [] : candidates.slice(0, 2 * mostAnswers);
    const answers = unique([...sure, ...others.flatMap((each) => fromCandidate(each, layout) ?? [])]).slice(
      0,
      mostAnswers,
    );
    const codesOf = (binding: string) =>
      (binding.match(/\w+/g) ?? []).flatMap((word) => byName.get(word)?.names[0] ?? []);
    // Rows that only mention the words in their description are left out when others have them in their names.
    const inNames = candidates.filter(({ score }) => score >= namesScore);
    const rows = isWhole ? [] : inNames.length > 0 ? inNames : candidates;
    return {
      answers,
      codes: [
        ...new Set([
          ...answers.slice(0, isWhole ? undefined : 1).flatMap(({ binding }) => codesOf(binding)),
          ...rows.flatMap(({ code }) => code?.names[0] ?? []),
        ]),
      ],
    };
  };
}

const pick = ({ binding, note, page }: Omit<Answer, 'title'>, title: string): Answer => ({
  binding,
  title,
  ...(note ? { note } : {}),
  ...(page ? { page } : {}),
});

function unique(answers: readonly Answer[]): readonly Answer[] {
  const seen = new Set<string>();
  return answers.filter(({ binding }) => !seen.has(binding) && seen.add(binding));
}
