/** Joins a keymap and the files it includes into one text, as the preprocessor does, and maps offsets back to the files. */
import type { Span } from '#core/devicetree';
import { isFirmwareInclude } from './headers.ts';
import type { Replacement } from './types.ts';

interface Segment {
  /** Start offset in the joined text. */
  readonly at: number;
  readonly file: string;
  /** Start offset in the file. */
  readonly from: number;
}

export interface JoinedFiles {
  readonly text: string;
  /** Maps a range of the joined text to the file it starts in. */
  readonly locate: (range: { from: number; to: number }) => { file: string; from: number; to: number };
  readonly locateAll: (replacements: readonly Replacement[]) => readonly Replacement[];
}

const includePattern = /^[ \t]*#[ \t]*include[ \t]+(["<])([^">\n]+)[">][^\n]*/gm;
const maxDepth = 20;
const maxLength = 4_000_000;

export function joinIncludes(file: string, files: ReadonlyMap<string, string>): JoinedFiles {
  const segments: Segment[] = [];
  const pragmaOnce = new Set<string>();
  let text = '';

  function add(name: string, content: string, from: number, to: number): void {
    if (to > from) segments.push({ at: text.length, file: name, from });
    text += content.slice(from, to);
  }

  function read(name: string, content: string, stack: readonly string[]): void {
    let at = 0;
    for (const match of content.matchAll(includePattern)) {
      const path = match[2] ?? '';
      if (isInComment(content, match.index)) continue;
      const found = findIncluded(path, match[1] === '<', name, files);
      if (found === null) continue;
      const included = files.get(found) ?? '';
      const isTooMuch = stack.includes(found) || stack.length >= maxDepth || text.length + included.length > maxLength;
      add(name, content, at, match.index);
      at = match.index + match[0].length;
      if (isTooMuch || pragmaOnce.has(found)) continue;
      if (/^[ \t]*#[ \t]*pragma[ \t]+once/m.test(included)) pragmaOnce.add(found);
      read(found, included, [...stack, found]);
      if (!text.endsWith('\n')) text += '\n';
    }
    add(name, content, at, content.length);
  }

  read(file, files.get(file) ?? '', [file]);

  function segmentAt(offset: number): Segment {
    let low = 0;
    let high = segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((segments[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return segments[low] ?? { at: 0, file, from: 0 };
  }

  function locate({ from, to }: { from: number; to: number }): { file: string; from: number; to: number } {
    const segment = segmentAt(from);
    const start = segment.from + from - segment.at;
    return { file: segment.file, from: start, to: Math.max(start, start + to - from) };
  }

  return {
    text,
    locate,
    locateAll: (replacements) =>
      replacements.map((replacement) => ({ ...locate(replacement), insert: replacement.insert })),
  };
}

/** The open files that each file includes directly. */
export function includesIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const includes = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const included = new Set<string>();
    for (const match of text.matchAll(includePattern)) {
      const found = findIncluded(match[2] ?? '', match[1] === '<', file, files);
      if (found !== null && found !== file && !isInComment(text, match.index)) included.add(found);
    }
    includes.set(file, included);
  }
  return includes;
}

/** The paths that a file includes and that neither the firmware nor the open files have. */
export function missingIncludes(
  file: string,
  files: ReadonlyMap<string, string>,
): readonly (Span & { path: string })[] {
  const text = files.get(file) ?? '';
  return [...text.matchAll(includePattern)].flatMap((match) => {
    const path = match[2] ?? '';
    const isThere = isFirmwareInclude(path) || findIncluded(path, match[1] === '<', file, files) !== null;
    if (isThere || isInComment(text, match.index)) return [];
    const from = match.index + match[0].indexOf(path);
    return [{ path, from, to: from + path.length }];
  });
}

const isInComment = (text: string, offset: number): boolean =>
  text.lastIndexOf('/*', offset) > text.lastIndexOf('*/', offset);

function findIncluded(
  path: string,
  isSystem: boolean,
  from: string,
  files: ReadonlyMap<string, string>,
): string | null {
  // A keyboard's module may have its own layouts next to the firmware's.
  const isFirmwares = isFirmwareInclude(path) && !path.startsWith('layouts/');
  if (isSystem && isFirmwares) return null;
  const sibling = normalize(`${from.slice(0, from.lastIndexOf('/') + 1)}${path}`);
  if (files.has(sibling)) return sibling;
  if (isFirmwares) return null;
  const suffix = `/${normalize(path).replace(/^(\.\.\/)+/, '')}`;
  for (const name of files.keys()) if (`/${name}`.endsWith(suffix)) return name;
  return null;
}

function normalize(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return `${path.startsWith('/') ? '/' : ''}${names.join('/')}`;
}
