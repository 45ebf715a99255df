import { stringValue, type Node, type Property, type Span } from '#core/devicetree';
import { removal } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Rule } from '../types.ts';
import { notesInMacros } from './notesInMacros.ts';
import { compatiblesOf, isFromElsewhere, isLayer, parentOf } from './nodeKinds.ts';

const docs = '/docs/config/behaviors';
const batteryLabel = 'BATTERY';

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
  title: 'Labels that are no longer needed',
  since: '2023-12',
  docs,
  find(file) {
    const { properties, text } = file;
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const property of properties) {
      const { parent } = property;
      if (property.name.text !== 'label' || !parent || isUsed(file, parent)) continue;
      if (isLayer(file, parent)) {
        const newer = file.propertyOf(parent, 'display-name');
        if (newer && file.covers(newer.from, property.from)) changes.push(remove(text, property, parent));
      } else if (stringValue(property) === batteryLabel) notes.push(batteryNote(property));
      else if (mayBeLayer(file, parent)) notes.push(noteFor(property));
      else changes.push(remove(text, property, parent));
    }
    return { changes, notes: [...notes, ...notesInMacros(file, 'label', noteFor)] };
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

function remove(text: string, property: Property, { name }: Node): Change {
  return {
    rule: 'label',
    replacements: [removal(text, property)],
    before: text.slice(property.from, property.to),
    after: '',
    reason: `"${name.text}" doesn't need a label. The firmware identifies it by its node name.`,
    docs,
  };
}

function noteFor({ from, to }: Span): Note {
  const message =
    "Labels are no longer needed. If this is a layer, rename label to display-name. Otherwise, remove it. This file alone doesn't show which it is.";
  return { rule: 'label', from, to, message, docs };
}

function batteryNote({ from, to }: Property): Note {
  const message =
    'Finding the battery sensor by the label BATTERY is deprecated. Set zmk,battery in the chosen node, then remove this label.';
  return { rule: 'label', from, to, message, docs: '/docs/config/battery#devicetree' };
}
