import type { Fix } from './types.ts';

export function applyFix(text: string, { replacements }: Pick<Fix, 'replacements'>): string {
  return [...replacements]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}
