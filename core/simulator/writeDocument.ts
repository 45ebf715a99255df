/** What appears in a text editor: text, or a key that doesn't type anything. */
export type Written = Readonly<{ kind: 'text'; text: string } | { kind: 'key'; chord: string }>;

const typed: Readonly<Record<string, string>> = { Space: ' ', Enter: '\n', Tab: '\t' };

function textOf(chord: string): string | undefined {
  const isShifted = /^R?Shift\+(?=.)/.test(chord);
  const key = chord.replace(/^R?Shift\+(?=.)/, '');
  if (/^\p{Lu}$/u.test(key)) return isShifted ? key : key.toLowerCase();
  if ([...key].length === 1) return isShifted ? (shiftedSymbols[key] ?? key) : key;
  return isShifted && key !== 'Space' ? undefined : typed[key];
}

const shiftedSymbols: Readonly<Record<string, string>> = Object.fromEntries(
  [..."1234567890-=[]\\;'`,./"].map((key, index) => [key, '!@#$%^&*()_+{}|:"~<>?'.charAt(index)]),
);

/** Turns what the computer receives (`["Shift+J", "Backspace"]`) into text. Backspace deletes the last character. */
export function writeDocument(outcome: readonly string[]): readonly Written[] {
  const out: Written[] = [];
  for (const chord of outcome) {
    const last = out.at(-1);
    const text = textOf(chord);
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
