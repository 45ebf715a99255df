import type { Hand } from './halves.ts';

/** The kinds of devicetree that can be written for picked keys. */
export const pickedForms = ['combo', 'key-positions', 'hold-trigger-key-positions', 'hands'] as const;
export type PickedForm = (typeof pickedForms)[number];

/** Devicetree to paste into a keymap. `hands` defines macros for the keys of each hand and the thumbs, whatever is picked. */
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
      return `#define LEFT_KEYS ${keysOf('left')}\n#define RIGHT_KEYS ${keysOf('right')}\n#define THUMBS ${keysOf('thumb')}`;
  }
}
