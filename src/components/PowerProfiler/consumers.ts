import type { ConsumerId } from '#core/power-model';

/** How a consumer is called and drawn. Color and texture differ, so that either one is enough to tell them apart. */
export const consumerLooks: Readonly<
  Record<
    ConsumerId,
    Readonly<{ name: string; texture: 'plain' | 'rising' | 'falling' | 'dots' | 'upright' | 'level' | 'crossed' }>
  >
> = {
  'self-discharge': { name: 'Battery self-discharge', texture: 'falling' },
  board: { name: 'Board, day and night', texture: 'plain' },
  idle: { name: 'Connected and waiting', texture: 'rising' },
  typing: { name: 'Typing', texture: 'upright' },
  underglow: { name: 'Underglow', texture: 'dots' },
  backlight: { name: 'Backlight', texture: 'level' },
  display: { name: 'Display', texture: 'crossed' },
};
