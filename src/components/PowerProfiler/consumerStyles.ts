import type { ConsumerId } from '#core/power-model';

/** Name and texture of each consumer. Textures and colors both differ, so that either one is enough to tell them apart. */
export const consumerStyles: Readonly<
  Record<
    ConsumerId,
    Readonly<{ name: string; texture: 'plain' | 'rising' | 'falling' | 'dots' | 'upright' | 'level' | 'crossed' }>
  >
> = {
  'self-discharge': { name: 'Battery self-discharge', texture: 'falling' },
  board: { name: 'Board, all day', texture: 'plain' },
  idle: { name: 'Connected and waiting', texture: 'rising' },
  typing: { name: 'Typing', texture: 'upright' },
  underglow: { name: 'Underglow', texture: 'dots' },
  backlight: { name: 'Backlight', texture: 'level' },
  display: { name: 'Display', texture: 'crossed' },
};
