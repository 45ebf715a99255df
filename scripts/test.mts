/** `npm test`: runs all steps and ends with the line `N passed, N failed`. `npm run check` adds `--no-browser`. */
import os from 'node:os';
import { ensureChromium } from './browser/ensureChromium.ts';
import { freePort } from './site/freePort.ts';
import { runCommand } from './runner/runCommand.ts';
import { runSteps } from './runner/runSteps.ts';
import { resultLine, summary } from './runner/summary.ts';
import { selectSteps } from './runner/selectSteps.ts';
import { steps } from './steps.mts';

const selected = selectSteps(steps, process.argv.slice(2));
const started = performance.now();
const env: NodeJS.ProcessEnv = { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1' };
if (selected.some(({ browser }) => browser)) {
  env.CHROMIUM_PATH = await ensureChromium();
  env.E2E_PORT = String(await freePort());
}

const total = selected.length;
let done = 0;
const results = await runSteps(
  selected,
  os.availableParallelism(),
  (step) => runCommand(process.cwd(), step, env),
  (result) => console.log(`[${(done += 1)}/${total}] ${resultLine(result)}`),
);
console.log(summary(results, (performance.now() - started) / 1000));
process.exitCode = results.some(({ tally }) => tally.failed > 0) ? 1 : 0;
