type Reasons = Readonly<Record<string, string>>;

/** What the tables deliberately leave out, with the reason. `*` matches anything. */
export const leftOut: Readonly<Record<'kconfig' | 'bindings' | 'keyCodes' | 'constants' | 'hardware', Reasons>> = {
  kconfig: {},
  bindings: {},
  keyCodes: {},
  constants: {
    'behaviors.h ZMK_BEHAVIOR_OMIT': 'Used inside the firmware only.',
    'kscan_mock.h *': 'For the firmware’s own tests.',
    'matrix_transform.h KT_*': 'Used inside the firmware only.',
    'modifiers.h *_MODS': 'Used inside the firmware only.',
    'pointing.h MOVE_*_DECODE': 'Used inside the firmware only.',
    'rgb.h RGB_COLOR_HSB_VAL': 'The second half of RGB_COLOR_HSB.',
    '*_CMD': 'The first half of a command that has a shorter name.',
  },
  hardware: {},
};
