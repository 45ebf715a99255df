import { describe, expect, it } from 'vitest';
import { defaultSetup, withValue } from '#core/power-model';
import { initialState, readUrl, writeUrl, type ProfilerState } from './profilerUrl';

describe('the URL of the profiler', () => {
  it('is empty for the defaults', () => {
    expect(writeUrl(initialState)).toBe('');
    expect(readUrl('')).toEqual({ state: initialState, notes: [] });
  });

  it('contains both setups and the unit if they are not the defaults', () => {
    const state: ProfilerState = {
      setups: [
        withValue(defaultSetup, 'keyboard', 'layout', 'split'),
        withValue(withValue(defaultSetup, 'right', 'battery', 500), 'left', 'own-idle', 12.5),
      ],
      unit: '%',
    };
    const search = writeUrl(state);
    expect(search).toBe('?layout=split&unit=percent&compare=yes&b-own-idle=12.5&b-right-battery=500');
    expect(readUrl(search)).toEqual({ state, notes: [] });
  });

  it('uses the valid values of a broken link, and reports the others', () => {
    const { state, notes } = readUrl('?battery=%00&unit=<b>&profiles=2&compare=yes&b-board=x&utm_source=y');
    expect(state.setups[0].keyboard.profiles).toBe(2);
    expect(state.setups[0].left.battery).toBe(110);
    expect(notes.map(({ label }) => label)).toEqual(['Battery size', 'Unit', 'Board of setup B']);
  });

  it('shortens long text in reports', () => {
    const [note] = readUrl(`?unit=${'x'.repeat(1000)}`).notes;
    expect(note?.text).toBe(`${'x'.repeat(40)}…`);
  });
});
