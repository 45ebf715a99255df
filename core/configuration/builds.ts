import type { Word } from './types.ts';
import { itemsOf, textOf, valueOf, wordsOf, type Value } from './yaml.ts';

/** An entry of `build.yaml`. */
export interface Build {
  readonly boards: readonly Word[];
  readonly shields: readonly Word[];
  readonly snippets: readonly Word[];
  readonly cmakeArgs: string;
}

/** The entries under `include`, and one for `board` and `shield` lists at the top level. */
export function readBuilds(root: Value, text: string): readonly Build[] {
  const read = (entry: Value): Build => ({
    boards: wordsOf(valueOf(entry, 'board'), text),
    shields: wordsOf(valueOf(entry, 'shield'), text),
    snippets: wordsOf(valueOf(entry, 'snippet'), text),
    cmakeArgs: textOf(valueOf(entry, 'cmake-args')),
  });
  return [root, ...itemsOf(valueOf(root, 'include'))]
    .map(read)
    .filter((build) => build.boards.length + build.shields.length > 0);
}
