/** What the .conf writer needs to know about an option. */
export type ConfOption = Readonly<{
  /** With `CONFIG_` in front. */
  symbol: string;
  type: 'bool' | 'int' | 'hex' | 'string';
  /** The value to begin with; empty where there is none. */
  value: string;
  /** Options that have to be on for this one to exist. */
  needs: readonly string[];
  /** Conditions that no option can meet, in words. */
  conditions: readonly string[];
  /** Exactly one option of a choice is on. */
  choice: string;
  /** On without a line for it. */
  isOnByDefault: boolean;
}>;

export type Conf = Readonly<{
  lines: readonly string[];
  /** What to settle before this builds, one sentence each. */
  conflicts: readonly string[];
}>;

/** The lines for the options that were chosen, each with the options it needs above it. */
export function confFor(chosen: readonly string[], options: ReadonlyMap<string, ConfOption>): Conf {
  const lines: string[] = [];
  const written = new Set<string>();
  const conflicts: string[] = [];
  const ofChoice = new Map<string, string>();

  function write(symbol: string, neededBy: string): void {
    if (written.has(symbol)) return;
    written.add(symbol);
    const option = options.get(symbol);
    for (const need of option?.needs ?? []) {
      const needed = options.get(need);
      // What the build or the keyboard turns on by itself needs no line.
      if (needed && !needed.isOnByDefault && !chosen.includes(need)) write(need, symbol);
      else if (needed && chosen.includes(need)) write(need, '');
    }
    if (option?.choice) {
      const other = ofChoice.get(option.choice);
      if (other) conflicts.push(`${other} and ${symbol} exclude each other. Keep one.`);
      ofChoice.set(option.choice, symbol);
    }
    lines.push(`${symbol}=${valueOf(option)}${neededBy ? ` # needed by ${neededBy}` : ''}`);
    for (const condition of option?.conditions ?? []) conflicts.push(`${symbol} also needs ${condition}.`);
  }

  for (const symbol of chosen) write(symbol, '');
  // A comment behind a value would become part of it, so it goes on a line above.
  return { lines: lines.flatMap(commentAbove), conflicts };
}

const commentAbove = (line: string): readonly string[] => {
  const [setting = '', comment] = line.split(' # ');
  return comment ? [`# ${comment}`, setting] : [setting];
};

function valueOf(option: ConfOption | undefined): string {
  if (!option || option.type === 'bool') return 'y';
  return option.type === 'string' ? `"${option.value.replaceAll('"', '')}"` : option.value || '0';
}
