import { escape } from './textFilter.ts';

/** Matches lowercase texts that have the whole query at the start of a word: "eject" doesn't match "rejected". */
export function wordFilter(query: string): (text: string) => boolean {
  const text = query.trim().toLowerCase();
  if (text === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escape(text)}`, 'u');
  return (row) => pattern.test(row);
}
