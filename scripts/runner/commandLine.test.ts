import { expect, it } from 'vitest';
import { commandLine } from './commandLine.ts';

it('starts Node.js itself without a shell, wherever it is installed', () => {
  const expected = { program: process.execPath, args: ['a b.mts'], shell: false };
  expect(commandLine(['node', 'a b.mts'], 'win32')).toEqual(expected);
  expect(commandLine(['node', 'a b.mts'], 'linux')).toEqual(expected);
});

it('starts other programs through the shell on Windows, quoted, and directly elsewhere', () => {
  const command = ['vitest', 'run', '--outputFile.json=C:\\My Site\\unit.json'] as const;
  expect(commandLine(command, 'win32')).toEqual({
    program: '"vitest" "run" "--outputFile.json=C:\\My Site\\unit.json"',
    args: [],
    shell: true,
  });
  expect(commandLine(command, 'linux')).toEqual({ program: 'vitest', args: command.slice(1), shell: false });
});
