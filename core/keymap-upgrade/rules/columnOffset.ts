import type { Property } from '#core/devicetree';
import { note, remove, rewrite } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { FoundChange, Rule } from '../types.ts';
import { compatiblesOf, isFromElsewhere, parentOf } from './nodeKinds.ts';
import { notesInMacros } from './notesInMacros.ts';

const advice = 'In a composite scanner, column-offset is now called col-offset. The old name no longer has any effect.';

export const columnOffset: Rule = {
  id: 'column-offset',
  docs: '/docs/config/kscan#composite-driver',
  *find(file) {
    for (const property of file.properties) {
      if (property.name.text !== 'column-offset' || !property.parent) continue;
      const scanner = parentOf(file, property.parent);
      if (compatiblesOf(file, scanner).includes('zmk,kscan-composite')) yield replace(file, property);
      else if (isFromElsewhere(file, property.parent) || isFromElsewhere(file, scanner)) yield note(property, advice);
    }
    yield* notesInMacros(file, 'column-offset', advice);
  },
};

const replace = ({ text, propertyOf }: KeymapFile, property: Property): FoundChange =>
  property.parent && propertyOf(property.parent, 'col-offset')
    ? remove(text, property, 'column-offset no longer has any effect, and its replacement col-offset is already set.')
    : rewrite(
        text,
        property.name,
        'col-offset',
        'column-offset is now called col-offset. The old name no longer has any effect.',
      );
