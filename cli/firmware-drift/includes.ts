import type { SourceTree } from './sourceTree.ts';

export type Inlined = Readonly<{
  text: string;
  /** The file and line that a line of `text` comes from. */
  placeOf: (line: number) => string;
  /** Includes of files that are not in the tree. */
  absent: readonly string[];
}>;

const folders = ['app/include', 'app/module/include', 'app/dts', 'app/module/dts', 'app/dts/common'];

/** The file with every file it includes in the place of the line that includes it, each once. */
export function inlineIncludes(tree: SourceTree, entries: readonly string[]): Inlined {
  const lines: string[] = [];
  const places: string[] = [];
  const absent = new Set<string>();
  const seen = new Set<string>();

  function add(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [index, line] of (tree.read(file) ?? '').split('\n').entries()) {
      const [, path] = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line) ?? [];
      if (path === undefined) {
        lines.push(line);
        places.push(`${file}:${index + 1}`);
        continue;
      }
      const beside = `${file.slice(0, file.lastIndexOf('/'))}/${path}`;
      const found = [beside, ...folders.map((folder) => `${folder}/${path}`)].find((name) => tree.list.includes(name));
      if (found === undefined) absent.add(path);
      else add(found);
    }
  }

  for (const entry of entries) add(entry);
  return { text: lines.join('\n'), placeOf: (line) => places[line - 1] ?? '', absent: [...absent] };
}
