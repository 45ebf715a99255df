import { UserError } from '../userError.ts';
import type { Step } from './step.ts';

/**
 * The steps to run: all, or those named (`npm test -- lint unit`). `--no-browser` leaves out those in the browser, and what only
 * they need.
 */
export function selectSteps(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  const names = args.filter((arg) => arg !== '--no-browser');
  const unknown = names.find((name) => !steps.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new UserError(`There is no step "${unknown}". The steps are: ${steps.map(({ id }) => id).join(', ')}.`);
  }
  const offered = args.includes('--no-browser') ? withoutBrowser(steps) : steps;
  return offered.filter(({ id }) => names.length === 0 || names.includes(id));
}

function withoutBrowser(steps: readonly Step[]): readonly Step[] {
  const others = steps.filter(({ browser }) => !browser);
  const needed = (by: readonly Step[], id: string) => by.some(({ needs }) => needs.includes(id));
  return others.filter(({ id }) => needed(others, id) || !needed(steps, id));
}
