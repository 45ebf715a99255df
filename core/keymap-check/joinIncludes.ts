/** A keymap and the files it includes as one text, as the preprocessor reads them, with the way back from each offset. */
import { isFirmwareInclude } from './headers.ts';
import type { Replacement } from './types.ts';

interface Part {
  /** Where the part starts in the joined text, and in its file. */
  readonly at: number;
  readonly file: string;
  readonly from: number;
}

export interface Joined {
  readonly text: string;
  readonly fileAt: (offset: number) => string;
  /** A range in the file it starts in. */
  readonly locate: (range: { from: number; to: number }) => { file: string; from: number; to: number };
  readonly locateAll: (replacements: readonly Replacement[]) => readonly Replacement[];
  /** Paths of the includes that are not among the files. */
  readonly missing: readonly string[];
}

const includePattern = /^[ \t]*#[ \t]*include[ \t]+(["<])([^">\n]+)[">][^\n]*/gm;
const deepest = 20;
const longest = 4_000_000;

export function joinIncludes(file: string, files: ReadonlyMap<string, string>): Joined {
  const parts: Part[] = [];
  const missing: string[] = [];
  const once = new Set<string>();
  let text = '';

  function add(name: string, content: string, from: number, to: number): void {
    if (to > from) parts.push({ at: text.length, file: name, from });
    text += content.slice(from, to);
  }

  function read(name: string, content: string, open: readonly string[]): void {
    let at = 0;
    for (const match of content.matchAll(includePattern)) {
      const path = match[2] ?? '';
      if (isInComment(content, match.index)) continue;
      const found = findIncluded(path, match[1] === '<', name, files);
      if (found === null) {
        missing.push(path);
        continue;
      }
      const included = files.get(found) ?? '';
      const isCircle = open.includes(found) || open.length >= deepest || text.length + included.length > longest;
      add(name, content, at, match.index);
      at = match.index + match[0].length;
      if (isCircle || once.has(found)) continue;
      if (/^[ \t]*#[ \t]*pragma[ \t]+once/m.test(included)) once.add(found);
      read(found, included, [...open, found]);
      if (!text.endsWith('\n')) text += '\n';
    }
    add(name, content, at, content.length);
  }

  read(file, files.get(file) ?? '', [file]);

  function partAt(offset: number): Part {
    let low = 0;
    let high = parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((parts[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return parts[low] ?? { at: 0, file, from: 0 };
  }

  function locate({ from, to }: { from: number; to: number }): { file: string; from: number; to: number } {
    const part = partAt(from);
    const start = part.from + from - part.at;
    return { file: part.file, from: start, to: Math.max(start, start + to - from) };
  }

  return {
    text,
    missing,
    fileAt: (offset) => partAt(offset).file,
    locate,
    locateAll: (replacements) =>
      replacements.map((replacement) => ({ ...locate(replacement), insert: replacement.insert })),
  };
}

/** The files that another one of them includes. */
export function includedIn(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const included = new Set<string>();
  for (const [file, text] of files) {
    for (const match of text.matchAll(includePattern)) {
      const found = findIncluded(match[2] ?? '', match[1] === '<', file, files);
      if (found !== null && found !== file && !isInComment(text, match.index)) included.add(found);
    }
  }
  return included;
}

const isInComment = (text: string, offset: number): boolean =>
  text.lastIndexOf('/*', offset) > text.lastIndexOf('*/', offset);

function findIncluded(
  path: string,
  isSystem: boolean,
  from: string,
  files: ReadonlyMap<string, string>,
): string | null {
  if (isSystem && isFirmwareInclude(path)) return null;
  const beside = normalize(`${from.slice(0, from.lastIndexOf('/') + 1)}${path}`);
  if (files.has(beside)) return beside;
  if (isFirmwareInclude(path)) return null;
  const ending = `/${normalize(path).replace(/^(\.\.\/)+/, '')}`;
  for (const name of files.keys()) if (`/${name}`.endsWith(ending)) return name;
  return null;
}

function normalize(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
