import { parse } from 'yaml';

/** A mapping in a YAML file. */
export type Yaml = { readonly [key: string]: unknown };

export const isYaml = (value: unknown): value is Yaml =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The mapping in a YAML text, or why it couldn't be read. */
export function readYaml(text: string): Yaml | string {
  try {
    const value: unknown = parse(text);
    return isYaml(value) ? value : 'not a mapping';
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}
