import { bindings } from './bindings.ts';
import { chosenProperties } from './chosen.ts';
import type { Binding, ChosenProperty } from './types.ts';

const byCompatible: ReadonlyMap<string, Binding> = new Map(bindings.map((row) => [row.compatible, row]));
const chosenByName: ReadonlyMap<string, ChosenProperty> = new Map(chosenProperties.map((row) => [row.property, row]));

/** Properties that every behavior has. */
export const commonBehaviorProperties: readonly string[] = ['display-name', 'label'];

export function findBinding(compatible: string): Binding | undefined {
  return byCompatible.get(compatible);
}

/** Like findBinding, but throws for an unknown compatible. */
export function getBinding(compatible: string): Binding {
  const found = byCompatible.get(compatible);
  if (found) return found;
  throw new Error(
    `No devicetree binding "${compatible}": check the spelling, or describe it in core/firmware/text/bindings.ts.`,
  );
}

export function getChosenProperty(property: string): ChosenProperty {
  const found = chosenByName.get(property);
  if (found) return found;
  throw new Error(
    `No chosen property "${property}": check the spelling, or describe it in core/firmware/text/bindings.ts.`,
  );
}

/** The HTML id of a property's row. Other sites link to it, so it must not change. */
export function propertyAnchor(compatible: string, property: string, inChild = false): string {
  const node = compatible.replace(/^zmk,/, '').replace(',', '-');
  return `${node}-${inChild ? 'child-' : ''}${property.replace(/^#/, '')}`;
}

/** The HTML id of a chosen property's row. */
export function chosenAnchor(property: string): string {
  return `chosen-${property.replace(',', '-')}`;
}
