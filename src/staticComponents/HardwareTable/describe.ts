import { isOnboardKeyboard, keyCountsOf, layoutsOf, type Board, type Shield } from '#core/firmware';

export type Row = Board | Shield;

export const hasKeys = (item: Row) => (item.features ?? []).includes('keys');

/** The kind of hardware, by which HardwareFinder filters. */
export function kindOf(item: Row): string {
  if (item.kind === 'board') return isOnboardKeyboard(item) ? 'onboard' : 'controller';
  return hasKeys(item) ? 'shield' : 'addon';
}

export const featuresOf = (item: Row): readonly string[] => [
  ...(item.siblings ? ['split'] : []),
  ...(item.features ?? []).filter((feature) => feature !== 'keys'),
];

/** Other words that readers use for a feature. */
const otherWords: Readonly<Record<string, string>> = {
  ble: 'bluetooth wireless',
  display: 'displays oled screen',
  encoder: 'encoders knob rotary',
  grid: 'ortho ortholinear',
  split: 'ergo halves',
  underglow: 'rgb led leds',
};

/** Words that describe a row, also ones that readers use: "split", "ble", "wireless", "60%", "42_keys". */
export function wordsFor(item: Row): readonly string[] {
  const layoutWords = layoutsOf(item.id).flatMap(({ displayName }) => displayName.toLowerCase().split(/[ /()]+/));
  const features = featuresOf(item);
  const counts = keyCountsOf(item.id);
  const isMacropad = counts.length > 0 && Math.max(...counts) < 25;
  const isUnibody = hasKeys(item) && !features.includes('split');
  const words = [
    kindOf(item),
    ...features,
    ...(item.exposes ?? []),
    // A shield's outputs depend on its controller, so it matches both.
    ...(item.kind === 'board' ? [item.chip, ...item.outputs] : [...item.requires, 'ble', 'usb']),
    ...(isUnibody ? ['unibody', ...(isMacropad ? ['macropad'] : [])] : []),
    ...counts.flatMap((count) => [`${count}`, `${count}_keys`]),
    // A layout with a split space bar doesn't make a split keyboard.
    ...layoutWords.filter((word) => word !== 'split'),
  ].filter(Boolean);
  return [...new Set(words.flatMap((word) => [word, ...(otherWords[word]?.split(' ') ?? [])]))];
}
