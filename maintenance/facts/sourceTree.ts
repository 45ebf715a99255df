import fs from 'node:fs';
import path from 'node:path';
import type { Files } from './kconfigParser/index.ts';

/** A ZMK source tree: a checkout or an unpacked archive. Paths are relative to its root and use `/`. */
export type SourceTree = Files & Readonly<{ root: string }>;

const skipped = new Set(['.git', 'node_modules', 'build', 'docs']);

/** Opens a tree by its root or its `app` folder. Throws if it's neither. */
export function openTree(folder: string): SourceTree {
  const root = [folder, path.dirname(path.resolve(folder))].find((top) =>
    fs.existsSync(path.join(top, 'app', 'Kconfig')),
  );
  if (root === undefined)
    throw new Error(`${folder} is not a ZMK source tree: it has no app/Kconfig. Use the folder that contains "app".`);
  const list: string[] = [];
  const walk = (below: string): void => {
    for (const entry of fs.readdirSync(path.join(root, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isFile()) list.push(name);
      else if (entry.isDirectory() && !skipped.has(entry.name)) walk(name);
    }
  };
  walk('');
  return treeOf(list.sort(), (name) => fs.readFileSync(path.join(root, name), 'utf8'), root);
}

/** Builds a tree from a list of files. Caches what it reads. */
export function treeOf(list: readonly string[], read: (name: string) => string, root = ''): SourceTree {
  const known = new Set(list);
  const texts = new Map<string, string>();
  return {
    root,
    list,
    read: (name) => {
      if (!known.has(name)) return undefined;
      const text = texts.get(name) ?? read(name);
      texts.set(name, text);
      return text;
    },
  };
}

/** The number of the first line that starts with the text after its indentation, or 1 if there is none. */
export function lineOf(tree: SourceTree, file: string, text: string): number {
  const lines = (tree.read(file) ?? '').split('\n');
  return Math.max(1, lines.findIndex((line) => line.trim().startsWith(text)) + 1);
}
