export type ConfOption = Readonly<{
  /** Including `CONFIG_`. */
  symbol: string;
  type: 'bool' | 'int' | 'hex' | 'string';
  /** The value to write, or empty if there is no default. */
  value: string;
  /** Options that this one depends on. */
  needs: readonly string[];
  /** Requirements that aren't options, in words. */
  conditions: readonly string[];
  /** The Kconfig choice it belongs to, or empty. Only one option of a choice can be on. */
  choice: string;
  isOnByDefault: boolean;
}>;

export type Conf = Readonly<{
  lines: readonly string[];
  /** What to resolve before this builds, one sentence each. */
  conflicts: readonly string[];
}>;

/** The lines for the chosen options, each below the options it depends on. */
export function confFor(chosen: readonly string[], options: ReadonlyMap<string, ConfOption>): Conf {
  const lines: string[] = [];
  const written = new Set<string>();
  const conflicts: string[] = [];
  const chosenInChoice = new Map<string, string>();

  function write(symbol: string, neededBy: string): void {
    if (written.has(symbol)) return;
    written.add(symbol);
    const option = options.get(symbol);
    for (const need of option?.needs ?? []) {
      const needed = options.get(need);
      if (needed && !needed.isOnByDefault && !chosen.includes(need)) write(need, symbol);
      else if (needed && chosen.includes(need)) write(need, '');
    }
    if (option?.choice) {
      const other = chosenInChoice.get(option.choice);
      if (other) conflicts.push(`${other} and ${symbol} exclude each other. Keep one.`);
      chosenInChoice.set(option.choice, symbol);
    }
    lines.push(`${symbol}=${valueOf(option)}${neededBy ? ` # needed by ${neededBy}` : ''}`);
    for (const condition of option?.conditions ?? []) conflicts.push(`${symbol} also needs ${condition}.`);
  }

  for (const symbol of chosen) write(symbol, '');
  // A comment after a value would become part of it, so it goes on the line above.
  return { lines: lines.flatMap(commentAbove), conflicts };
}

const commentAbove = (line: string): readonly string[] => {
  const [setting = '', comment] = line.split(' # ');
  return comment ? [`# ${comment}`, setting] : [setting];
};

function valueOf(option: ConfOption | undefined): string {
  if (!option || option.type === 'bool') return 'y';
  return option.type === 'string' ? `"${option.value.replaceAll('"', '') || '…'}"` : option.value || '0';
}
