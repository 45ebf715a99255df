/** The parameters of the file's own macros. */
import type { Directive } from '#core/devicetree';
import type { Occurrence } from './occurrences.ts';

export const parameterKey = (macro: Directive, parameter: string): string => `${macro.macro?.text}(${parameter})`;

/** The key of the macro parameter that gets the word as its argument. Null if the word isn't an argument of the file's macros. */
export function parameterFor({ call, argument }: Occurrence, macros: ReadonlyMap<string, Directive>): string | null {
  const definition = call ? macros.get(call.name.text) : undefined;
  const parameters = definition?.parameters ?? [];
  // The remaining arguments belong to the last parameter, which is `...`.
  const parameter = parameters[Math.min(argument, parameters.length - 1)];
  return definition && parameter !== undefined ? parameterKey(definition, parameter) : null;
}

export const isParameter = ({ word, macro }: Occurrence): boolean => macro?.parameters?.includes(word.text) ?? false;
