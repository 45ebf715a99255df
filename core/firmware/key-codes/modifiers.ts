/** One of the eight modifier keys: its key codes, its flag and the function that adds it to a key code. */
export type Modifier = Readonly<{
  /** The function: `LC` in `LC(A)`. The modifier's stable id. */
  function: string;
  keyCode: string;
  /** The flag that `mods` properties take, and its bit. */
  flag: string;
  bit: number;
  title: string;
  side: 'left' | 'right';
  /** What the key is called on the systems where it has another name. */
  alsoCalled: readonly string[];
}>;

const gui = ['Windows', 'Command', 'Super', 'Meta'];

/** The modifiers in the order of their bits, so that index and bit agree. */
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

/** Modifier functions by name: `modifierFunctions.LC.bit`. */
export const modifierFunctions: Readonly<Record<string, Modifier>> = Object.fromEntries(
  modifiers.map((modifier) => [modifier.function, modifier]),
);
