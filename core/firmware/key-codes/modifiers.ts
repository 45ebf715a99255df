export type Modifier = Readonly<{
  /** `LC` in `LC(A)`. Also the stable id. */
  function: string;
  keyCode: string;
  /** The flag for `mods` properties, and its bit. */
  flag: string;
  bit: number;
  title: string;
  side: 'left' | 'right';
  /** Other names of the key, such as those on other operating systems. */
  alsoCalled: readonly string[];
}>;

const gui = ['Windows', 'Command', 'Super', 'Meta'];

/** In the order of their bits. */
export const modifiers: readonly Modifier[] = [
  {
    function: 'LC',
    keyCode: 'LEFT_CONTROL',
    flag: 'MOD_LCTL',
    bit: 0x01,
    title: 'Left Control',
    side: 'left',
    alsoCalled: ['Ctrl'],
  },
  {
    function: 'LS',
    keyCode: 'LEFT_SHIFT',
    flag: 'MOD_LSFT',
    bit: 0x02,
    title: 'Left Shift',
    side: 'left',
    alsoCalled: [],
  },
  {
    function: 'LA',
    keyCode: 'LEFT_ALT',
    flag: 'MOD_LALT',
    bit: 0x04,
    title: 'Left Alt',
    side: 'left',
    alsoCalled: ['Option'],
  },
  {
    function: 'LG',
    keyCode: 'LEFT_GUI',
    flag: 'MOD_LGUI',
    bit: 0x08,
    title: 'Left GUI',
    side: 'left',
    alsoCalled: gui,
  },
  {
    function: 'RC',
    keyCode: 'RIGHT_CONTROL',
    flag: 'MOD_RCTL',
    bit: 0x10,
    title: 'Right Control',
    side: 'right',
    alsoCalled: ['Ctrl'],
  },
  {
    function: 'RS',
    keyCode: 'RIGHT_SHIFT',
    flag: 'MOD_RSFT',
    bit: 0x20,
    title: 'Right Shift',
    side: 'right',
    alsoCalled: [],
  },
  {
    function: 'RA',
    keyCode: 'RIGHT_ALT',
    flag: 'MOD_RALT',
    bit: 0x40,
    title: 'Right Alt',
    side: 'right',
    alsoCalled: ['AltGr', 'Option'],
  },
  {
    function: 'RG',
    keyCode: 'RIGHT_GUI',
    flag: 'MOD_RGUI',
    bit: 0x80,
    title: 'Right GUI',
    side: 'right',
    alsoCalled: gui,
  },
];

export const modifierFunctions: Readonly<Record<string, Modifier>> = Object.fromEntries(
  modifiers.map((modifier) => [modifier.function, modifier]),
);
