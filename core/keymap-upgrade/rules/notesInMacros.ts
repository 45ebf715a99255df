import type { Span } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';
import type { Note } from '../types.ts';

/** A property in a macro belongs to a node that only the macro knows. A person has to change it. */
export function notesInMacros(file: KeymapFile, property: string, noteFor: (span: Span) => Note): readonly Note[] {
  return file.macroProperties.filter(({ name }) => name === property).map(noteFor);
}
