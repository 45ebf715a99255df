import { note } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { FoundNote } from '../types.ts';

/** Properties in macros get a note instead of a change, because it's unknown what node they belong to. */
export const notesInMacros = (file: KeymapFile, property: string, message: string): readonly FoundNote[] =>
  file.macroProperties.filter(({ name }) => name === property).map((span) => note(span, message));
