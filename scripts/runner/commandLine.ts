import path from 'node:path';
import type { Step } from './step.ts';

type CommandLine = Readonly<{ program: string; args: readonly string[]; shell: boolean }>;

/**
 * How to start a step's command. On Windows, the programs in node_modules/.bin are batch files, which need a shell. It gets
 * one line with each argument quoted, because paths may contain spaces.
 */
export function commandLine([program, ...args]: Step['command'], platform = process.platform): CommandLine {
  if (program === 'node') return { program: process.execPath, args, shell: false };
  if (platform !== 'win32') return { program, args, shell: false };
  return { program: [program, ...args].map((argument) => `"${argument}"`).join(' '), args: [], shell: true };
}

/** The environment with `folder` first in PATH. Windows may call it `Path`. */
export function withProgramsOf(folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [folder, env[name]].filter(Boolean).join(path.delimiter) };
}
