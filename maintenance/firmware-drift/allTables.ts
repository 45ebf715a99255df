import { compareBindings } from './bindings.ts';
import { compareChoices } from './choices.ts';
import type { TableReport } from './compare.ts';
import { compareHardware } from './hardware.ts';
import { compareHeaders } from './headers.ts';
import { compareKconfig, readSource } from './kconfig.ts';
import { compareLayouts } from './layouts.ts';
import { compareNodes } from './nodes.ts';
import type { SourceTree } from '../facts/sourceTree.ts';

/** Compares every table in core/firmware with the source. */
export function compareAll(tree: SourceTree): readonly TableReport[] {
  const kconfig = readSource(tree);
  return [
    compareKconfig(kconfig),
    compareChoices(kconfig),
    compareBindings(tree),
    ...compareHeaders(tree),
    ...compareNodes(tree),
    compareHardware(tree),
    ...compareLayouts(tree),
  ];
}
