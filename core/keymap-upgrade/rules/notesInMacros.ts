import type { Span } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';
import type { Note } from '../types.ts';

/** Properties in macros get a note instead of a change, because it's unknown what node they belong to. */
export function notesInMacros(file: KeymapFile, property: string, noteFor: (span: Span) => Note): readonly Note[] {
  return file.macroProperties.filter(({ name }) => name === property).map(noteFor);
}
