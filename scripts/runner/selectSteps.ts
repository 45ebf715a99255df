import { UserError } from '../userError.ts';
import type { Step } from './step.ts';

/**
 * The steps to run: all, or the named ones (`npm test -- lint unit`) with those they need. `--no-browser` leaves out the
 * browser steps and everything that only they need.
 */
export function selectSteps(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  const names = args.filter((arg) => arg !== '--no-browser');
  const unknown = names.find((name) => !steps.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new UserError(`There is no step "${unknown}". The steps are: ${steps.map(({ id }) => id).join(', ')}.`);
  }
  const offered = args.includes('--no-browser') ? withoutBrowser(steps) : steps;
  const refused = names.find((name) => !offered.some(({ id }) => id === name));
  if (refused !== undefined) {
    throw new UserError(
      `"${refused}" belongs to the browser tests, which this leaves out. Try: npm test -- ${refused}`,
    );
  }
  return names.length === 0 ? offered : withNeeds(offered, names);
}

/** The named steps and those they need. Otherwise, checks of the built site would run on an old build. */
function withNeeds(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const wanted = new Set(names);
  // The loop also visits names that it adds to the set.
  for (const name of wanted) steps.find(({ id }) => id === name)?.needs.forEach((need) => wanted.add(need));
  return steps.filter(({ id }) => wanted.has(id));
}

function withoutBrowser(steps: readonly Step[]): readonly Step[] {
  const others = steps.filter(({ browser }) => !browser);
  const needed = (by: readonly Step[], id: string) => by.some(({ needs }) => needs.includes(id));
  return others.filter(({ id }) => needed(others, id) || !needed(steps, id));
}
