import { defaultSetup, excerpt, readSetup, writeSetup, type Note, type Setup } from '#core/power-model';

export const powerUnits = ['µA', 'µW', '%'] as const;
export type PowerUnit = (typeof powerUnits)[number];

/** What a link to the profiler contains. The second setup is only there if two are compared. */
export type ProfilerState = Readonly<{ setups: readonly [Setup] | readonly [Setup, Setup]; unit: PowerUnit }>;

export const initialState: ProfilerState = { setups: [defaultSetup], unit: 'µA' };

const unitNames: Readonly<Record<PowerUnit, string>> = { µA: 'current', µW: 'power', '%': 'percent' };
const secondPrefix = 'b-';

/** Reads the state from a URL query. Invalid values are reported in `notes`, and their fields keep the defaults. */
export function readUrl(search: string): Readonly<{ state: ProfilerState; notes: readonly Note[] }> {
  const params = new URLSearchParams(search);
  const get = (name: string) => params.get(name);
  const first = readSetup(get);
  const unitName = get('unit');
  const unit = powerUnits.find((candidate) => unitNames[candidate] === unitName);
  const notes = [...first.notes];
  if (unitName !== null && !unit)
    notes.push({ label: 'Unit', text: excerpt(unitName), reason: 'Choose current, power, or percent.' });
  if (get('compare') !== 'yes') return { state: { setups: [first.setup], unit: unit ?? initialState.unit }, notes };
  const second = readSetup(get, secondPrefix);
  notes.push(...second.notes.map((note) => ({ ...note, label: `${note.label} of setup B` })));
  return { state: { setups: [first.setup, second.setup], unit: unit ?? initialState.unit }, notes };
}

/** Writes the state as a URL query, which is empty for the defaults. */
export function writeUrl({ setups: [first, second], unit }: ProfilerState): string {
  const params = new URLSearchParams(writeSetup(first).map((pair) => [...pair]));
  if (unit !== initialState.unit) params.set('unit', unitNames[unit]);
  if (second) {
    params.set('compare', 'yes');
    for (const [name, text] of writeSetup(second, secondPrefix)) params.set(name, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
