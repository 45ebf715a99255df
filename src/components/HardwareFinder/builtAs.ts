/** Controllers that are sold under a name of their own and built under the name of another board. */
type Clone = Readonly<{ words: RegExp; name: string; board: string; note: string }>;

const niceNanoNote = 'Most copies match its pins. Some lack the part that switches off LEDs and displays.';

const clones: readonly Clone[] = [
  { words: /super ?mini|tenstar/i, name: 'The SuperMini nRF52840', board: 'nice_nano_v2', note: niceNanoNote },
  {
    words: /pro ?micro ?nrf|nrf.*pro ?micro|promicro/i,
    name: 'The “Pro Micro nRF52840”',
    board: 'nice_nano_v2',
    note: niceNanoNote,
  },
  {
    words: /xiao.*(?:sense|nrf|ble)|xiao$/i,
    name: 'The XIAO nRF52840, plain or Sense,',
    board: 'seeeduino_xiao_ble',
    note: '',
  },
  { words: /elite-?\s?pi/i, name: 'The Elite-Pi', board: 'sparkfun_pro_micro_rp2040', note: '' },
  {
    words: /helios|0xcb/i,
    name: 'The 0xCB Helios',
    board: 'sparkfun_pro_micro_rp2040',
    note: 'Its extra pins at the bottom are not available.',
  },
];

export const builtAs = (name: string): Clone | undefined => clones.find(({ words }) => words.test(name));
