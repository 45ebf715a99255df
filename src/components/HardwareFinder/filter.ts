import { optionFilter } from '#core/option-finder';
import type { HardwareRow } from './readHardwareRow';

/** What the reader asks for. Empty means "does not matter". */
export type HardwareFilter = Readonly<{
  text: string;
  kind: string;
  interconnect: string;
  chip: string;
  has: readonly string[];
  output: string;
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

const singleNames = ['text', 'kind', 'interconnect', 'chip', 'output'] as const;

const idsOf = (options: readonly (readonly [id: string, title: string])[]): readonly string[] =>
  options.map(([id]) => id);

/** The filter in an address: `?kind=shield&has=split,display`. What no field could show is left out: it would hide every row. */
export function readFilter(search: string): HardwareFilter {
  const query = new URLSearchParams(search);
  const offered = (name: string, ids: readonly string[]) =>
    (query.get(name) ?? '').split(',').filter((id) => ids.includes(id));
  const choice = (name: string, ids: readonly string[]) => offered(name, ids)[0] ?? '';
  return {
    text: query.get('text') ?? '',
    kind: choice('kind', idsOf(kinds)),
    interconnect: choice('interconnect', idsOf(interconnects)),
    chip: choice('chip', chips),
    output: choice('output', idsOf(outputs)),
    has: offered('has', idsOf(properties)),
  };
}

/** Puts the filter into a query, always in the same order, and leaves the rest of it alone. */
export function writeFilter(filter: HardwareFilter, search: string): string {
  const query = new URLSearchParams(search);
  const values = { ...filter, has: filter.has.join(',') };
  for (const name of [...singleNames, 'has'] as const) {
    query.delete(name);
    if (values[name]) query.append(name, values[name]);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** Whether a row is what the filter asks for. A shield has no chip, and passes for any output: its controller has one. */
export function matches(row: HardwareRow, filter: HardwareFilter): boolean {
  const text = [row.name, ...row.parts].join(' ');
  const isBoard = row.outputs.length > 0;
  return (
    optionFilter(filter.text)(text) &&
    (!filter.kind || row.kind === filter.kind) &&
    (!filter.interconnect || [...row.exposes, ...row.requires].includes(filter.interconnect)) &&
    (!filter.chip || row.chip === filter.chip) &&
    (!filter.output || !isBoard || row.outputs.includes(filter.output)) &&
    filter.has.every((property) => row.has.includes(property))
  );
}
