import { defaultSetup, excerpt, readSetup, writeSetup, type Note, type Setup } from '#core/power-model';

export const powerUnits = ['µA', 'µW', '%'] as const;
export type PowerUnit = (typeof powerUnits)[number];

/** What a link to the profiler contains. The second setup is only there if two are compared. */
export type ProfilerState = Readonly<{ setups: readonly [Setup] | readonly [Setup, Setup]; unit: PowerUnit }>;

export const initialState: ProfilerState = { setups: [defaultSetup], unit: 'µA' };

const unitNames: Readonly<Record<PowerUnit, string>> = { µA: 'current', µW: 'power', '%': 'percent' };
const secondPrefix = 'b-';

/** Reads the query of an address. Fields that cannot be used keep their defaults and are noted. */
export function readAddress(search: string): Readonly<{ state: ProfilerState; notes: readonly Note[] }> {
  const params = new URLSearchParams(search);
  const get = (name: string) => params.get(name);
  const first = readSetup(get);
  const asked = get('unit');
  const unit = powerUnits.find((one) => unitNames[one] === asked);
  const notes = [...first.notes];
  if (asked !== null && !unit)
    notes.push({ label: 'Unit', text: excerpt(asked), reason: 'Choose current, power or percent.' });
  if (get('compare') !== 'yes') return { state: { setups: [first.setup], unit: unit ?? initialState.unit }, notes };
  const second = readSetup(get, secondPrefix);
  notes.push(...second.notes.map((note) => ({ ...note, label: `${note.label} of setup B` })));
  return { state: { setups: [first.setup, second.setup], unit: unit ?? initialState.unit }, notes };
}

/** The query for a state. Empty for the defaults. */
export function writeAddress({ setups: [first, second], unit }: ProfilerState): string {
  const params = new URLSearchParams(writeSetup(first).map((pair) => [...pair]));
  if (unit !== initialState.unit) params.set('unit', unitNames[unit]);
  if (second) {
    params.set('compare', 'yes');
    for (const [name, text] of writeSetup(second, secondPrefix)) params.set(name, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
