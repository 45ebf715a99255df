/** Turns a keymap into what to draw. See README.md. */
export { drawingOf, layerNodesOf, legendsWith, readDrawing } from './readDrawing.ts';
export { placeCombos } from './placeCombos.ts';
export { iconOf } from './icons.ts';
export { nameChord } from './nameChord.ts';
export { spokenLegend } from './spokenLegend.ts';
export { fitLegend, lineHeight, type FittedText } from './fitLegend.ts';
export type { DrawnCombo, DrawnLayer, KeymapDrawing, Legend } from './types.ts';
