import type { KeyboardValues, PartValues, Setup } from '#core/power-model';

type Keys<Values> = readonly (keyof Values & string)[];

/** The fields that apply to the current setup, in the order of the form. */
export function keyboardKeys({ keyboard }: Setup): Keys<KeyboardValues> {
  const custom = keyboard.board === 'custom';
  return [
    'layout',
    'board',
    ...(custom ? (['supply', 'volts'] as const) : []),
    ...(custom && keyboard.supply === 'switching' ? (['efficiency'] as const) : []),
    ...(custom ? (['quiescent', 'other'] as const) : []),
  ];
}

export const usageKeys = ({ keyboard }: Setup): Keys<KeyboardValues> =>
  keyboard.layout === 'dongle' ? ['awake', 'typing'] : ['awake', 'typing', 'profiles'];

export const partKeys = (values: PartValues): Keys<PartValues> => [
  'battery',
  'display',
  ...(values.display === 'oled' ? (['oled-hours'] as const) : []),
  'glow',
  ...(values.glow ? (['glow-leds', 'glow-level', 'glow-hours', 'glow-cut'] as const) : []),
  'light',
  ...(values.light ? (['light-leds', 'light-color'] as const) : []),
  ...(values.light && values['light-color'] === 'other' ? (['light-volts'] as const) : []),
  ...(values.light ? (['light-ohms', 'light-level', 'light-hours'] as const) : []),
];

export const measuredKeys = (values: PartValues): Keys<PartValues> => [
  'own-idle',
  'own-typing',
  ...(values.glow ? (['own-glow'] as const) : []),
  ...(values.light ? (['own-light'] as const) : []),
  ...(values.display === 'none' ? [] : (['own-display'] as const)),
];
