import { readLog, type LogReading } from '#core/build-log';
import type { Command } from './command.ts';
import { readLogFile } from './files.ts';

const usage = `Usage: zmk-doctor log [--json] [FILE]

Finds the first real error in the log of a failed build, and explains how to fix it. Without a file, it reads standard
input. The log stays on your computer.

Exit codes: 0 cause found, 1 cause not found, 2 the file couldn't be read, or wrong usage.
`;

export const log: Command = {
  usage,
  flags: ['json'],
  hasTarget: false,
  run({ paths: [file = '-', second], flags }, { out, err }) {
    if (second !== undefined) return 'Name only one log.';
    const source = readLogFile(file);
    if (!source.ok) {
      err(`${source.reason}\n`);
      return 2;
    }
    const reading = readLog(source.text);
    out(flags.has('json') ? `${JSON.stringify(reading, null, 2)}\n` : textOf(reading));
    return reading.kind === 'known' ? 0 : 1;
  },
};

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
