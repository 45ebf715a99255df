/** Which keys of the reader's own keyboard stand for the keys on the screen. Escape and Tab stay the browser's. */

const named: Readonly<Record<string, string>> = {
  Space: 'Space',
  Enter: 'Enter',
  Backspace: 'Backspace',
  '-': 'Minus',
  '=': 'Equal',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  '`': 'Backquote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  Shift: 'ShiftLeft',
  RShift: 'ShiftRight',
};

/** For keys without a legend of their own, the easiest to reach first. */
const spare = [...'FJDKSLAGHRUEIWOQPTYVMCXNBZ1234567890'].map((key) => (/\d/.test(key) ? `Digit${key}` : `Key${key}`));

export type PhysicalKeys = Readonly<{ positions: ReadonlyMap<string, number>; hints: readonly string[] }>;

function codeOf(label: string): string | undefined {
  if (/^[A-Z]$/.test(label)) return `Key${label}`;
  if (/^\d$/.test(label)) return `Digit${label}`;
  return named[label];
}

/** What the reader finds on that key: `F` for `KeyF`. */
function hintOf(code: string): string {
  const symbol = Object.keys(named).find((label) => named[label] === code);
  return symbol ?? code.replace(/^(Key|Digit)/, '');
}

/** Gives each key on the screen a physical key: the one with the same legend, or one that is free. */
export function assignPhysicalKeys(labels: readonly string[]): PhysicalKeys {
  const positions = new Map<string, number>();
  const codes: (string | undefined)[] = labels.map((label, position) => {
    const code = codeOf(label);
    if (code === undefined || positions.has(code)) return undefined;
    positions.set(code, position);
    return code;
  });
  const free = spare.filter((code) => !positions.has(code));
  const hints = codes.map((code, position) => {
    const chosen = code ?? free.shift();
    if (chosen === undefined) return '';
    positions.set(chosen, position);
    return hintOf(chosen);
  });
  return { positions, hints };
}
