/**
 * Decides which keys of the reader's keyboard press the keys on the screen. Escape and Tab aren't used, so that readers can
 * leave the keyboard.
 */

const codeByLabel: Readonly<Record<string, string>> = {
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

/** Physical keys for screen keys that match none, easiest to reach first. */
const spareCodes = [...'FJDKSLAGHRUEIWOQPTYVMCXNBZ1234567890'].map((key) =>
  /\d/.test(key) ? `Digit${key}` : `Key${key}`,
);

export type PhysicalKeys = Readonly<{
  /** Position on the screen by `KeyboardEvent.code`. */
  positionByCode: ReadonlyMap<string, number>;
  /** The label of each position's physical key, such as `F`; empty if there was none left. */
  labels: readonly string[];
}>;

function codeForLabel(label: string): string | undefined {
  if (/^[A-Z]$/.test(label)) return `Key${label}`;
  if (/^\d$/.test(label)) return `Digit${label}`;
  return codeByLabel[label];
}

/** What's printed on a physical key: `F` for `KeyF`. */
function labelForCode(code: string): string {
  const symbol = Object.keys(codeByLabel).find((label) => codeByLabel[label] === code);
  return symbol ?? code.replace(/^(Key|Digit)/, '');
}

/** Assigns a physical key to each screen key: the one with the same name, or else a spare one. */
export function assignPhysicalKeys(names: readonly string[]): PhysicalKeys {
  const positionByCode = new Map<string, number>();
  const codes: (string | undefined)[] = names.map((name, position) => {
    const code = codeForLabel(name);
    if (code === undefined || positionByCode.has(code)) return undefined;
    positionByCode.set(code, position);
    return code;
  });
  const free = spareCodes.filter((code) => !positionByCode.has(code));
  const labels = codes.map((code, position) => {
    const chosen = code ?? free.shift();
    if (chosen === undefined) return '';
    positionByCode.set(chosen, position);
    return labelForCode(chosen);
  });
  return { positionByCode, labels };
}
