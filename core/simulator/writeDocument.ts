import { shiftedSymbols } from './outcome.ts';

/** What appears in a text editor: text, or a key that doesn't type anything. */
export type Written = Readonly<{ kind: 'text'; text: string } | { kind: 'key'; chord: string }>;

const whitespace: Readonly<Record<string, string>> = { Space: ' ', Enter: '\n', Tab: '\t' };

function textOf(chord: string, typed: ReadonlyMap<string, string>): string | undefined {
  const key = chord.replace(/^R?Shift\+(?=.)/, '');
  const symbol = key === chord ? undefined : shiftedSymbols.get(key);
  const name = typed.get(symbol ?? chord) ?? typed.get(key) ?? symbol ?? key;
  if (/^\p{Lu}$/u.test(name)) return key === chord ? name.toLowerCase() : name;
  if ([...name].length === 1) return name;
  return key !== chord && key !== 'Space' ? undefined : whitespace[key];
}

/**
 * Turns what the computer receives (`["Shift+J", "Backspace"]`) into text. Backspace deletes the last character. `typed` is
 * what the computer's layout types in place of a US layout's characters.
 */
export function writeDocument(
  outcome: readonly string[],
  typed: ReadonlyMap<string, string> = new Map(),
): readonly Written[] {
  const out: Written[] = [];
  for (const chord of outcome) {
    const last = out.at(-1);
    const text = textOf(chord, typed);
    if (text !== undefined) {
      if (last?.kind === 'text') out.splice(-1, 1, { kind: 'text', text: last.text + text });
      else out.push({ kind: 'text', text });
    } else if (chord === 'Backspace' && last?.kind === 'text') {
      const rest = [...last.text].slice(0, -1).join('');
      out.splice(-1, 1, ...(rest === '' ? [] : [{ kind: 'text' as const, text: rest }]));
    } else out.push({ kind: 'key', chord });
  }
  return out;
}
