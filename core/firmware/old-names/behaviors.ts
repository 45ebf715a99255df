export interface RenamedBehavior {
  readonly label: string;
  readonly reason: string;
  readonly docs: string;
}

/**
 * Renamed labels of predefined behaviors. The key is the old label without `&`. Labels that still work are also in the
 * `deprecatedLabels` of the behavior. Each row is tested.
 */
export const renamedBehaviors: ReadonlyMap<string, RenamedBehavior> = new Map([
  [
    'cp',
    {
      label: 'kp',
      reason:
        '&kp has sent consumer keys too since November 2020. &cp, which was for those, was removed in September 2024.',
      docs: '/docs/keymaps/behaviors/key-press',
    },
  ],
  [
    'inc_dec_cp',
    {
      label: 'inc_dec_kp',
      reason: '&inc_dec_cp is an old name of &inc_dec_kp, which has sent consumer keys too since November 2020.',
      docs: '/docs/keymaps/behaviors/sensor-rotate',
    },
  ],
  [
    'reset',
    {
      label: 'sys_reset',
      reason: '&reset was renamed to &sys_reset in April 2023, because the name collided with other nodes.',
      docs: '/docs/keymaps/behaviors/reset',
    },
  ],
]);
