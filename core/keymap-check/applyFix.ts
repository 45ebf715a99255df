import type { Fix } from './types.ts';

/** The text with a fix made. */
export function applyFix(text: string, { replacements }: Pick<Fix, 'replacements'>): string {
  return [...replacements]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}
