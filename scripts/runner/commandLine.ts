import path from 'node:path';
import type { Step } from './step.ts';

type CommandLine = Readonly<{ program: string; args: readonly string[]; shell: boolean }>;

/**
 * How a step's command is started. On Windows the programs of node_modules/.bin are batch files, which only a shell can run; it
 * gets one line, in which each part is quoted, since paths hold spaces.
 */
export function commandLine([program, ...args]: Step['command'], platform = process.platform): CommandLine {
  if (program === 'node') return { program: process.execPath, args, shell: false };
  if (platform !== 'win32') return { program, args, shell: false };
  return { program: [program, ...args].map((part) => `"${part}"`).join(' '), args: [], shell: true };
}

/** The environment with a folder that is searched for programs first. Windows calls the list `Path`, in any case. */
export function withProgramsOf(folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [folder, env[name]].filter(Boolean).join(path.delimiter) };
}
