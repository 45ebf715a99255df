import { readLog, type LogReading } from '#core/build-log';
import { readText } from './files.ts';
import type { Terminal } from './upgrade.ts';

export const logUsage = `Usage: zmk-doctor log [--json] [FILE]

Finds the first real error in the log of a failed build, and says what to do. Without a file it reads standard input.
Nothing is sent anywhere.

Exit codes: 0 the cause is known, 1 it is not, 2 the file could not be read, or wrong usage.
`;

/** Logs of many jobs in one file are long. */
const mostBytes = 200_000_000;

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
    err(`${wrong === undefined ? 'Give one log at a time.' : `There is no option ${wrong}.`} Try --help.\n`);
    return 2;
  }
  const source = readText(paths[0] ?? '-', mostBytes);
  if (!source.ok) {
    err(`${source.reason}\n`);
    return 2;
  }
  const reading = readLog(source.text);
  out(options.includes('--json') ? `${JSON.stringify(reading, null, 2)}\n` : textOf(reading));
  return reading.kind === 'known' ? 0 : 1;
}

function textOf(reading: LogReading): string {
  if (reading.kind === 'no-error') return 'There is no error in this log.\n';
  if (reading.kind === 'unknown') {
    const lines = reading.telling.map(({ logLine, text }) => `  ${logLine}: ${text}\n`).join('');
    return `This error is not known here. These lines say most about it:\n${lines}Ask for help with them on https://zmk.dev/community/discord/invite\n`;
  }
  const { cause, fix, docs, logLine, text, place } = reading.answer;
  const where = place ? `\nIn ${place.file}, line ${place.line}.` : '';
  return `Line ${logLine}: ${text}${where}\n\n${cause}\n${fix}\nhttps://zmk.dev${docs}\n`;
}
