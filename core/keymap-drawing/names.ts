/** Short keycap legends, by the main name of the key code. */
export const capNames: Readonly<Record<string, string>> = {
  BACKSPACE: 'Bksp',
  CAPSLOCK: 'Caps',
  C_AL_CALCULATOR: 'Calc',
  C_AC_NEXT_KEYBOARD_LAYOUT_SELECT: 'Globe',
  C_BRIGHTNESS_DEC: 'Bri −',
  C_BRIGHTNESS_INC: 'Bri +',
  C_FAST_FORWARD: 'FF',
  C_MUTE: 'Mute',
  C_NEXT: 'Next',
  C_PLAY_PAUSE: 'Play',
  C_PREVIOUS: 'Prev',
  C_STOP: 'Stop',
  C_VOLUME_DOWN: 'Vol −',
  C_VOLUME_UP: 'Vol +',
  DELETE: 'Del',
  DOWN_ARROW: '↓',
  INSERT: 'Ins',
  K_APPLICATION: 'Menu',
  KP_COMMA: 'KP ,',
  KP_DIVIDE: 'KP /',
  KP_DOT: 'KP .',
  KP_ENTER: 'KP Enter',
  KP_EQUAL: 'KP =',
  KP_MINUS: 'KP -',
  KP_MULTIPLY: 'KP *',
  KP_NUMLOCK: 'Num',
  KP_PLUS: 'KP +',
  LEFT_ARROW: '←',
  NON_US_BACKSLASH: '\\',
  PAGE_DOWN: 'PgDn',
  PAGE_UP: 'PgUp',
  PAUSE_BREAK: 'Pause',
  PRINTSCREEN: 'PrtSc',
  RIGHT_ARROW: '→',
  SCROLLLOCK: 'ScrLk',
  UP_ARROW: '↑',
};

/** Names for combinations of modifiers. */
export const modifierGroups: Readonly<Record<string, string>> = {
  'Alt+Ctrl+Shift': 'Meh',
  'Alt+Ctrl+GUI+Shift': 'Hyper',
};

/** Short legends for commands, such as those of `&bt`, by the command's name. */
export const commandNames: Readonly<Record<string, string>> = {
  BT_CLR: 'BT clear',
  BT_CLR_ALL: 'BT clear all',
  BT_DISC: 'BT off',
  BT_NXT: 'BT next',
  BT_PRV: 'BT prev',
  BT_SEL: 'BT',
  OUT_BLE: 'BLE',
  OUT_TOG: 'USB/ BLE',
  OUT_USB: 'USB',
  EP_OFF: 'Power off',
  EP_ON: 'Power on',
  EP_TOG: 'Power',
  RGB_TOG: 'RGB',
  RGB_OFF: 'RGB off',
  RGB_ON: 'RGB on',
  RGB_EFF: 'RGB next',
  RGB_EFR: 'RGB prev',
  RGB_BRI: 'RGB +',
  RGB_BRD: 'RGB −',
  RGB_HUI: 'Hue +',
  RGB_HUD: 'Hue −',
  RGB_SAI: 'Sat +',
  RGB_SAD: 'Sat −',
  RGB_SPI: 'Speed +',
  RGB_SPD: 'Speed −',
  BL_TOG: 'Light',
  BL_INC: 'Light +',
  BL_DEC: 'Light −',
  BL_CYCLE: 'Light next',
  LCLK: 'Left click',
  RCLK: 'Right click',
  MCLK: 'Mid click',
  MB1: 'Left click',
  MB2: 'Right click',
  MB3: 'Mid click',
  MB4: 'Mouse back',
  MB5: 'Mouse fwd',
  MOVE_UP: 'Mouse ↑',
  MOVE_DOWN: 'Mouse ↓',
  MOVE_LEFT: 'Mouse ←',
  MOVE_RIGHT: 'Mouse →',
  SCRL_UP: 'Scroll ↑',
  SCRL_DOWN: 'Scroll ↓',
  SCRL_LEFT: 'Scroll ←',
  SCRL_RIGHT: 'Scroll →',
};

/** Short legends for behaviors without parameters, by label. */
export const behaviorNames: Readonly<Record<string, string>> = {
  bootloader: 'Boot',
  caps_word: 'Caps word',
  key_repeat: 'Repeat',
  soft_off: 'Off',
  studio_unlock: 'Studio',
  sys_reset: 'Reset',
};

const systemKinds = new Set([
  'zmk,behavior-bluetooth',
  'zmk,behavior-outputs',
  'zmk,behavior-reset',
  'zmk,behavior-ext-power',
  'zmk,behavior-rgb-underglow',
  'zmk,behavior-backlight',
  'zmk,behavior-soft-off',
  'zmk,behavior-studio-unlock',
]);

/** The color group of a behavior that has no special legend. */
export function kindOf(compatible: string): 'mouse' | 'system' | 'other' {
  if (compatible === 'zmk,behavior-mouse-key-press') return 'mouse';
  return systemKinds.has(compatible) ? 'system' : 'other';
}
