import { compareBindings } from './bindings.ts';
import type { TableReport } from './compare.ts';
import { compareHeaders } from './headers.ts';
import { compareLayouts } from './layouts.ts';
import { compareNodes } from './nodes.ts';
import type { SourceTree } from '../facts/sourceTree.ts';

/** Compares every table in core/firmware with the source. */
export function compareAll(tree: SourceTree): readonly TableReport[] {
  return [compareBindings(tree), ...compareHeaders(tree), ...compareNodes(tree), ...compareLayouts(tree)];
}
