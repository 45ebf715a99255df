import { parseArgs } from 'node:util';
import { release } from '#core/firmware';
import { compareAll } from './allTables.ts';
import type { TableReport } from './compare.ts';
import { reportText, summaryOf } from './report.ts';
import { openTree } from '../facts/sourceTree.ts';

export type Output = Readonly<{ out: (text: string) => void; err: (text: string) => void }>;

const help = `Compares the tables in core/firmware with a ZMK source tree.

  npm run firmware:drift -- PATH [--verbose] [--json]

PATH is a checkout or an unpacked archive of ZMK. The tables describe ${release.tag}.

  --verbose  also print intended differences with their reasons, and what couldn't be read
  --json     print the report as JSON

Exit codes: 0 no differences, 1 differences found, 2 nothing to compare or wrong usage.
`;

/** Returns the exit code. */
export function run(args: readonly string[], { out, err }: Output): number {
  let folder: string | undefined;
  let options: Readonly<{ verbose: boolean; json: boolean }>;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        verbose: { type: 'boolean', short: 'v', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      out(help);
      return 0;
    }
    [folder] = positionals;
    options = values;
    if (folder === undefined || positionals.length > 1) throw new Error('Name one folder.');
    const reports = compareAll(openTree(folder));
    out(options.json ? jsonText(reports) : reportText(reports, options.verbose));
    return reports.some(({ differences }) => differences.length > 0) ? 1 : 0;
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return 2;
  }
}

const jsonText = (reports: readonly TableReport[]): string =>
  `${JSON.stringify({ release, summary: summaryOf(reports), tables: reports }, null, 2)}\n`;
