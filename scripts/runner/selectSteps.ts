import { UserError } from '../userError.ts';
import type { Step } from './step.ts';

/** The steps to run: all, those named (`npm test -- lint unit`), and without the browser when `--no-browser` is given. */
export function selectSteps(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  const names = args.filter((arg) => arg !== '--no-browser');
  const unknown = names.find((name) => !steps.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new UserError(`There is no step "${unknown}". The steps are: ${steps.map(({ id }) => id).join(', ')}.`);
  }
  return steps
    .filter(({ id }) => names.length === 0 || names.includes(id))
    .filter(({ browser }) => !browser || !args.includes('--no-browser'));
}
