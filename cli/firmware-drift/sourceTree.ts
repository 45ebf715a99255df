import fs from 'node:fs';
import path from 'node:path';
import type { Files } from '#core/kconfig';

/** A ZMK source tree: a checkout or an unpacked archive. Paths are relative to it, with `/` between their parts. */
export type SourceTree = Files & Readonly<{ root: string }>;

const skipped = new Set(['.git', 'node_modules', 'build', 'docs']);

/** Opens the tree, given its top folder or its `app` folder. Throws when it is neither. */
export function openTree(folder: string): SourceTree {
  const root = [folder, path.dirname(path.resolve(folder))].find((top) =>
    fs.existsSync(path.join(top, 'app', 'Kconfig')),
  );
  if (root === undefined)
    throw new Error(`${folder} is not a ZMK source tree: it has no app/Kconfig. Give the folder that holds "app".`);
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

/** A tree from a list of files, for tests. */
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

/** The line of a file on which a text first begins, spaces aside; 1 when it is on none. */
export function lineOf(tree: SourceTree, file: string, text: string): number {
  const lines = (tree.read(file) ?? '').split('\n');
  return Math.max(1, lines.findIndex((line) => line.trim().startsWith(text)) + 1);
}
