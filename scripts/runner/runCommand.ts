import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodeFlags } from '../nodeFlags.ts';
import type { Step, StepResult } from './step.ts';
import { tally } from './tally.ts';

/** Runs a step's command in `root`, captures its output, and reads its report. */
export async function runCommand(root: string, step: Step, env: NodeJS.ProcessEnv): Promise<StepResult> {
  const started = performance.now();
  const reports = path.join(root, '.cache', 'reports');
  const report = path.join(reports, `${step.id}.json`);
  const note = path.join(reports, `${step.id}.txt`);
  fs.mkdirSync(reports, { recursive: true });
  for (const file of [report, note]) fs.rmSync(file, { force: true });

  const { code, output } = await runNode(step.command, {
    cwd: root,
    env: {
      ...env,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      STEP_REPORT: report,
      STEP_NOTE: note,
    },
  });
  const seconds = (performance.now() - started) / 1000;
  return {
    step,
    tally: tally(step.format, code === 0, readIfExists(report)),
    seconds,
    output,
    note: readIfExists(note),
  };
}

const readIfExists = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

function runNode(args: readonly string[], options: Readonly<{ cwd: string; env: NodeJS.ProcessEnv }>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `The step could not be started: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
