import { readLog, type LogReading } from '#core/build-log';
import { readText } from './files.ts';
import type { Terminal } from './upgrade.ts';

const logUsage = `Usage: zmk-doctor log [--json] [FILE]

Finds the first real error in the log of a failed build, and explains how to fix it. Without a file, it reads standard
input. The log stays on your computer.

Exit codes: 0 cause found, 1 cause not found, 2 the file could not be read, or wrong usage.
`;

/** A log with many jobs can be long. */
const maxBytes = 200_000_000;

/** Returns the exit code. */
export function runLog(args: readonly string[], { out, err }: Terminal): number {
  const paths = args.filter((argument) => argument === '-' || !argument.startsWith('-'));
  const options = args.filter((argument) => argument !== '-' && argument.startsWith('-'));
  if (options.includes('--help') || options.includes('-h')) {
    out(logUsage);
    return 0;
  }
  const wrong = options.find((option) => option !== '--json');
  if (wrong !== undefined || paths.length > 1) {
    err(`${wrong === undefined ? 'Name only one log.' : `There is no option ${wrong}.`} Try --help.\n`);
    return 2;
  }
  const source = readText(paths[0] ?? '-', maxBytes);
  if (!source.ok) {
    err(`${source.reason}\n`);
    return 2;
  }
  const reading = readLog(source.text);
  out(options.includes('--json') ? `${JSON.stringify(reading, null, 2)}\n` : textOf(reading));
  return reading.kind === 'known' ? 0 : 1;
}

function textOf(reading: LogReading): string {
  if (reading.kind === 'no-error') return 'Found no error in this log.\n';
  if (reading.kind === 'unknown') {
    const lines = reading.suspiciousLines.map(({ logLine, text }) => `  ${logLine}: ${text}\n`).join('');
    return `This is not a known error. These lines look most like the cause:\n${lines}Include them when you ask for help on https://zmk.dev/community/discord/invite\n`;
  }
  const { cause, fix, docs, logLine, text, place } = reading.answer;
  const where = place ? `\nIn ${place.file}, line ${place.line}.` : '';
  return `Line ${logLine}: ${text}${where}\n\n${cause}\n${fix}\nhttps://zmk.dev${docs}\n`;
}
