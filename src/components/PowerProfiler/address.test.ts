import { describe, expect, it } from 'vitest';
import { defaultSetup, withValue } from '#core/power-model';
import { initialState, readAddress, writeAddress, type ProfilerState } from './address';

describe('the address of the profiler', () => {
  it('is empty for the defaults', () => {
    expect(writeAddress(initialState)).toBe('');
    expect(readAddress('')).toEqual({ state: initialState, notes: [] });
  });

  it('holds two setups and the unit', () => {
    const state: ProfilerState = {
      setups: [
        withValue(defaultSetup, 'keyboard', 'layout', 'split'),
        withValue(withValue(defaultSetup, 'right', 'battery', 500), 'left', 'own-idle', 12.5),
      ],
      unit: '%',
    };
    const search = writeAddress(state);
    expect(search).toBe('?layout=split&unit=percent&compare=yes&b-own-idle=12.5&b-right-battery=500');
    expect(readAddress(search)).toEqual({ state, notes: [] });
  });

  it('keeps what is usable of a broken link and notes the rest', () => {
    const { state, notes } = readAddress('?battery=%00&unit=<b>&profiles=2&compare=yes&b-board=x&utm_source=y');
    expect(state.setups[0].keyboard.profiles).toBe(2);
    expect(state.setups[0].left.battery).toBe(110);
    expect(notes.map(({ label }) => label)).toEqual(['Battery size', 'Unit', 'Board of setup B']);
  });

  it('does not repeat a long text in full', () => {
    const [note] = readAddress(`?unit=${'x'.repeat(1000)}`).notes;
    expect(note?.text).toBe(`${'x'.repeat(40)}…`);
  });
});
