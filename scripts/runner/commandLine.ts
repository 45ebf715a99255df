import type { Step } from './step.ts';

type CommandLine = Readonly<{ program: string; args: readonly string[]; shell: boolean }>;

/**
 * How to start a step's command. npm has put node_modules/.bin into PATH. On Windows, the programs there are batch files,
 * which need a shell. It gets one line with each argument quoted, because paths may contain spaces.
 */
export function commandLine([program, ...args]: Step['command'], platform = process.platform): CommandLine {
  if (program === 'node') return { program: process.execPath, args, shell: false };
  if (platform !== 'win32') return { program, args, shell: false };
  return { program: [program, ...args].map((argument) => `"${argument}"`).join(' '), args: [], shell: true };
}
