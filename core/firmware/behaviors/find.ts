import { behaviors, inputProcessors } from './behaviors.ts';
import { constants } from './constants.ts';
import type { Behavior, Constant, InputProcessor } from './types.ts';

const byLabel = new Map<string, Behavior | InputProcessor>(
  [...behaviors, ...inputProcessors].flatMap((row) =>
    [row.label, ...(row.deprecatedLabels ?? [])].map((label) => [label, row] as const),
  ),
);

/** Finds a predefined behavior or input processor by its current or deprecated label, including the `&`. */
export const findBehavior = (label: string): Behavior | InputProcessor | undefined => byLabel.get(label);

/** A binding with placeholders for its parameters: `&mt HOLD TAP`. */
export const bindingForm = ({ label, parameters }: Behavior | InputProcessor): string =>
  [label, ...parameters.map(({ name }) => name)].join(' ');

/** The name of a constant without its arguments. */
export const constantName = ({ name }: Constant): string => name.replace(/\(.*/, '');

const byName = new Map(constants.map((row) => [constantName(row), row] as const));

/** Finds a constant by its name without arguments. `RC` is the matrix macro, not the modifier function. */
export const findConstant = (name: string): Constant | undefined => byName.get(name);
