import path from 'node:path';
import type { SourceTree } from './sourceTree.ts';

export type Inlined = Readonly<{
  text: string;
  /** The file and line that a line of `text` comes from. */
  placeOf: (line: number) => string;
  /** Included files that aren't in the tree. */
  missingIncludes: readonly string[];
}>;

const folders = ['app/include', 'app/module/include', 'app/dts', 'app/module/dts', 'app/dts/common'];

/** Replaces each #include line by the file's text, once per file. `headers: false` leaves out C headers. */
export function inlineIncludes(tree: SourceTree, entries: readonly string[], { headers = true } = {}): Inlined {
  const lines: string[] = [];
  const places: string[] = [];
  const missingIncludes = new Set<string>();
  const seen = new Set<string>();

  function add(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [index, line] of (tree.read(file) ?? '').split('\n').entries()) {
      const [, name] = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line) ?? [];
      if (name === undefined) {
        lines.push(line);
        places.push(`${file}:${index + 1}`);
        continue;
      }
      if (!headers && name.endsWith('.h')) continue;
      const found = [path.posix.dirname(file), ...folders]
        .map((folder) => path.posix.join(folder, name))
        .find((candidate) => tree.list.includes(candidate));
      if (found === undefined) missingIncludes.add(name);
      else add(found);
    }
  }

  for (const entry of entries) add(entry);
  return { text: lines.join('\n'), placeOf: (line) => places[line - 1] ?? '', missingIncludes: [...missingIncludes] };
}
