import { cellsOf, splitBindings, stringValue, type Binding } from '#core/devicetree';
import { nameOf, readNodes, type ReadResult } from './readNodes.ts';

/** In key units (1 = the width of a letter key) and degrees clockwise. */
export type Key = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotationDeg: number;
  readonly originX: number;
  readonly originY: number;
};

export type Layout = {
  readonly name: string;
  readonly displayName: string;
  /** The label of its matrix transform. */
  readonly transform?: string;
  readonly keys: readonly Key[];
};

const attributesLabel = 'key_physical_attrs';

/** Every `zmk,physical-layout` in the source that has keys and isn't disabled. The source uses hundredths. */
export function readLayouts(dts: string): ReadResult<Layout> {
  return readNodes<Layout>(dts, 'zmk,physical-layout', (node, tree) => {
    const property = node.properties.get('keys');
    const status = node.properties.get('status');
    if (!property || (status && stringValue(status) === 'disabled')) return null;
    const cells = cellsOf(property, tree);
    if (cells[0]?.kind !== 'reference') return `key 0: expected &${attributesLabel}`;
    const keys: Key[] = [];
    for (const binding of splitBindings(cells)) {
      const key = toKey(binding);
      if (typeof key === 'string') return `key ${keys.length}: ${key}`;
      keys.push(key);
    }
    const displayName = node.properties.get('display-name');
    const [transform] = cellsOf(node.properties.get('transform') ?? null, tree);
    return {
      name: nameOf(node),
      displayName: (displayName && stringValue(displayName)) ?? nameOf(node),
      ...(transform?.kind === 'reference' && transform.label ? { transform: transform.label } : {}),
      keys,
    };
  });
}

function toKey({ behavior, parameters }: Binding): Key | string {
  if (behavior.label !== attributesLabel)
    return `expected &${attributesLabel}, found &${behavior.label ?? behavior.path ?? ''}`;
  const numbers = parameters.flatMap((cell) => (cell.kind === 'number' ? [cell.value / 100] : []));
  const [width = 1, height = 1, x = 0, y = 0, rotationDeg = 0, originX = 0, originY = 0] = numbers;
  if (numbers.length !== 7 || parameters.length !== 7)
    return `expected seven numbers, found ${numbers.length} in ${parameters.length} cells (write negative ones in parentheses)`;
  return { width, height, x, y, rotationDeg, originX, originY };
}
