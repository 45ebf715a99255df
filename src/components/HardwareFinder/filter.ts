/** What the reader asks for. Empty means "does not matter". */
export type HardwareFilter = Readonly<{
  text: string;
  kind: string;
  interconnect: string;
  chip: string;
  has: readonly string[];
  output: string;
}>;

/** The facts of a row, from its data attributes. */
export type HardwareRow = Readonly<{
  text: string;
  kind: string;
  headers: readonly string[];
  chip: string;
  has: readonly string[];
  outputs: readonly string[];
}>;

export const kinds = [
  ['onboard', 'Keyboards with a controller'],
  ['shield', 'Keyboards to put a controller in'],
  ['controller', 'Controllers'],
  ['addon', 'Displays, adapters, testers'],
] as const;

export const interconnects = [
  ['pro_micro', 'Pro Micro'],
  ['seeed_xiao', 'Seeed XIAO'],
  ['blackpill', 'BlackPill'],
  ['arduino_uno', 'Arduino Uno'],
  ['makerdiary_nrf52840_m2', 'MakerDiary M.2'],
  ['i2c_oled', 'OLED header'],
  ['nice_view_header', 'nice!view header'],
] as const;

export const chips = [
  'nRF52840',
  'nRF52833',
  'nRF5340',
  'RP2040',
  'STM32F072',
  'STM32F303',
  'STM32F401',
  'STM32F411',
  'SAMD21',
];

export const properties = [
  ['split', 'Split'],
  ['display', 'Display'],
  ['encoder', 'Encoder'],
  ['underglow', 'Underglow'],
  ['backlight', 'Backlight'],
  ['studio', 'ZMK Studio'],
] as const;

export const outputs = [
  ['ble', 'Bluetooth'],
  ['usb', 'USB'],
] as const;

const names = ['text', 'kind', 'interconnect', 'chip', 'output'] as const;

/** The filter in an address: `?kind=shield&has=split,display`. */
export function readFilter(search: string): HardwareFilter {
  const query = new URLSearchParams(search);
  const [text, kind, interconnect, chip, output] = names.map((name) => query.get(name) ?? '');
  const has = (query.get('has') ?? '').split(',').filter(Boolean);
  return {
    text: text ?? '',
    kind: kind ?? '',
    interconnect: interconnect ?? '',
    chip: chip ?? '',
    output: output ?? '',
    has,
  };
}

/** Puts the filter into a query, always in the same order, and leaves the rest of it alone. */
export function writeFilter(filter: HardwareFilter, search: string): string {
  const query = new URLSearchParams(search);
  const values = { ...filter, has: filter.has.join(',') };
  for (const name of [...names, 'has'] as const) {
    query.delete(name);
    if (values[name]) query.append(name, values[name]);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** Whether a row is what the filter asks for. A shield has no chip and no output of its own, so it passes both. */
export function matches(row: HardwareRow, filter: HardwareFilter): boolean {
  const isBoard = row.outputs.length > 0;
  return (
    filter.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => row.text.includes(word)) &&
    (!filter.kind || row.kind === filter.kind) &&
    (!filter.interconnect || row.headers.includes(filter.interconnect)) &&
    (!filter.chip || (isBoard && row.chip === filter.chip)) &&
    (!filter.output || (isBoard ? row.outputs.includes(filter.output) : true)) &&
    filter.has.every((property) => row.has.includes(property))
  );
}
