/** Controllers that are sold under their own name, but use the firmware of another board. */
type Clone = Readonly<{ pattern: RegExp; name: string; board: string; note: string }>;

const niceNanoNote = 'Most copies match its pins. Some lack the part that switches off LEDs and displays.';

const clones: readonly Clone[] = [
  { pattern: /super ?mini|tenstar/i, name: 'The SuperMini nRF52840', board: 'nice_nano_v2', note: niceNanoNote },
  {
    pattern: /pro ?micro ?nrf|nrf.*pro ?micro|promicro/i,
    name: 'The “Pro Micro nRF52840”',
    board: 'nice_nano_v2',
    note: niceNanoNote,
  },
  {
    pattern: /xiao.*(?:sense|nrf|ble)|xiao$/i,
    name: 'The XIAO nRF52840, plain or Sense,',
    board: 'seeeduino_xiao_ble',
    note: '',
  },
  { pattern: /elite-?\s?pi/i, name: 'The Elite-Pi', board: 'sparkfun_pro_micro_rp2040', note: '' },
  {
    pattern: /helios|0xcb/i,
    name: 'The 0xCB Helios',
    board: 'sparkfun_pro_micro_rp2040',
    note: 'Its extra pins at the bottom are not available.',
  },
];

export const findClone = (name: string): Clone | undefined => clones.find(({ pattern }) => pattern.test(name));
