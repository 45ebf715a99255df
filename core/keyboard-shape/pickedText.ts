import type { Hand } from './parts.ts';

/** What can be made of picked keys. */
export const pickedForms = ['combo', 'key-positions', 'hold-trigger-key-positions', 'hands'] as const;
export type PickedForm = (typeof pickedForms)[number];

/** Devicetree for the picked keys, to paste into a keymap. The defines name all keys of each hand. */
export function pickedText(form: PickedForm, picked: readonly number[], hands: readonly Hand[]): string {
  const positions = [...picked].sort((a, b) => a - b).join(' ');
  const keysOf = (hand: Hand): string => hands.flatMap((own, position) => (own === hand ? [position] : [])).join(' ');
  switch (form) {
    case 'combo':
      return `/ {
    combos {
        compatible = "zmk,combos";

        my_combo {
            key-positions = <${positions}>;
            bindings = <&kp ESC>;
        };
    };
};`;
    case 'key-positions':
    case 'hold-trigger-key-positions':
      return `${form} = <${positions}>;`;
    case 'hands':
      return `#define LEFT_KEYS ${keysOf('left')}\n#define RIGHT_KEYS ${keysOf('right')}`;
  }
}
