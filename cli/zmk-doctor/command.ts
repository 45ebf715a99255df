import { parseArgs } from 'node:util';
import { isRelease, releases, type Release } from '#core/configuration';

export type Terminal = Readonly<{
  out: (text: string) => void;
  err: (text: string) => void;
  /** Ends `--watch`. */
  signal?: AbortSignal;
}>;

export type Options = Readonly<{ paths: readonly string[]; flags: ReadonlySet<string>; target: Release | null }>;

/** One of the commands of zmk-doctor. */
export type Command = Readonly<{
  usage: string;
  flags: readonly string[];
  hasTarget: boolean;
  /** Returns the exit code, or a message if the arguments can't be used together. */
  run: (options: Options, terminal: Terminal) => number | string;
}>;

/** Reads the arguments of a command. Returns a message if they're wrong. */
export function readOptions(args: readonly string[], { flags: known, hasTarget }: Command): Options | string {
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'V' },
      ...(hasTarget ? { target: { type: 'string' } } : {}),
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const paths: string[] = [];
  const flags = new Set<string>();
  let target: Release | null = null;
  for (const token of tokens) {
    if (token.kind === 'positional') paths.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    if (hasTarget && name === 'target') {
      if (value === undefined || !isRelease(value)) return `The target must be ${releases.join(' or ')}.`;
      target = value;
    } else if (value === undefined && ['help', 'version', ...known].includes(name)) flags.add(name);
    else return `There is no option ${args[token.index] ?? name}.`;
  }
  return { paths, flags, target };
}

export const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;
