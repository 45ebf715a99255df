import { stringValue, type Node } from '#core/devicetree';
import { note, remove } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Rule } from '../types.ts';
import { notesInMacros } from './notesInMacros.ts';
import { compatiblesOf, isFromElsewhere, isLayer, parentOf } from './nodeKinds.ts';

const advice =
  "Labels are no longer needed. If this is a layer, rename label to display-name. Otherwise, remove it. This file alone doesn't show which it is.";
const batteryLabel = 'BATTERY';
const batteryAdvice =
  'Finding the battery sensor by the label BATTERY is deprecated. Set zmk,battery in the chosen node, then remove this label.';

/** Devices that still use their own label or those of their children. */
const labelReaders: ReadonlySet<string> = new Set([
  'fixed-partitions',
  'gpio-keys',
  'gpio-leds',
  'pwm-leds',
  'zephyr,cdc-acm-uart',
]);

/** Labels on anything but layers. The firmware now identifies devices by their node. */
export const label: Rule = {
  id: 'label',
  docs: '/docs/config/behaviors',
  *find(file) {
    const { properties, text } = file;
    for (const property of properties) {
      const { parent } = property;
      if (property.name.text !== 'label' || !parent || isUsed(file, parent)) continue;
      const needless = `"${parent.name.text}" doesn't need a label. The firmware identifies it by its node name.`;
      if (isLayer(file, parent)) {
        const newer = file.propertyOf(parent, 'display-name');
        if (newer && file.covers(newer.from, property.from)) yield remove(text, property, needless);
      } else if (stringValue(property) === batteryLabel)
        yield { ...note(property, batteryAdvice), docs: '/docs/config/battery#devicetree' };
      else if (mayBeLayer(file, parent)) yield note(property, advice);
      else yield remove(text, property, needless);
    }
    yield* notesInMacros(file, 'label', advice);
  },
};

function isUsed(file: KeymapFile, node: Node): boolean {
  const parent = parentOf(file, node);
  const owners = [...compatiblesOf(file, node), ...compatiblesOf(file, parent)];
  return owners.some((compatible) => labelReaders.has(compatible)) || parent?.name.text === 'partitions';
}

/** Whether the node is `&lower { … }` or inside `&layers { … }`, and defined in another file. */
function mayBeLayer(file: KeymapFile, node: Node): boolean {
  if (compatiblesOf(file, node).length > 0) return false;
  return isFromElsewhere(file, node) || isFromElsewhere(file, parentOf(file, node));
}
