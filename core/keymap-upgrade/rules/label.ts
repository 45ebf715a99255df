import { stringValue, type Node, type Property } from '#core/devicetree';
import { removal } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Rule } from '../types.ts';
import { compatiblesOf, isKeymap } from './nodeKinds.ts';

const docs = '/docs/config/behaviors';
const batteryLabel = 'BATTERY';

/** Devices that still read their own label, or that of their children. */
const labelReaders: ReadonlySet<string> = new Set([
  'fixed-partitions',
  'gpio-keys',
  'gpio-leds',
  'pwm-leds',
  'zephyr,cdc-acm-uart',
]);

/** `label` on anything but a layer. The firmware now finds devices by their node. */
export const label: Rule = {
  id: 'label',
  title: 'Labels that are not needed any more',
  since: '2023-12',
  docs,
  find(file) {
    const { properties, text } = file;
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const property of properties) {
      const { parent } = property;
      if (property.name.text !== 'label' || !parent || isUsed(file, parent)) continue;
      if (isKeymap(file, parent.parent) && !file.propertyOf(parent, 'display-name')) continue;
      if (stringValue(property) === batteryLabel) notes.push(batteryNote(property));
      else changes.push(remove(text, property, parent));
    }
    return { changes, notes };
  },
};

function isUsed(file: KeymapFile, node: Node): boolean {
  const owners = [...compatiblesOf(file, node), ...compatiblesOf(file, node.parent)];
  return owners.some((compatible) => labelReaders.has(compatible)) || node.parent?.name.text === 'partitions';
}

function remove(text: string, property: Property, { name }: Node): Change {
  return {
    rule: 'label',
    replacements: [removal(text, property)],
    before: text.slice(property.from, property.to),
    after: '',
    reason: `"${name.text}" needs no label: the firmware identifies it by its node name.`,
    docs,
  };
}

function batteryNote({ from, to }: Property): Note {
  const message =
    'A battery sensor found by the label BATTERY is deprecated. Set zmk,battery in the chosen node, then remove this label.';
  return { rule: 'label', from, to, message, docs: '/docs/config/battery#devicetree' };
}
