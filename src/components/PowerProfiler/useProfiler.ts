import { useState } from 'react';
import { fieldsOf, readField, withValue, type Note, type Section, type Setup } from '#core/power-model';
import { initialState, type PowerUnit, type ProfilerState } from './profilerUrl';
import { useUrlState } from './useUrlState';

/** Which of the two setups the form shows. */
export type Side = 0 | 1;

type Drafts = Readonly<Record<string, string>>;

export type Profiler = Readonly<{
  state: ProfilerState;
  notes: readonly Note[];
  side: Side;
  /** Text of fields that differs from the value in use, such as an incomplete number. */
  drafts: Drafts;
  setField: (section: Section, key: string, text: string) => void;
  /** Discards the draft of a field if its text is valid. */
  settleField: (section: Section, key: string) => void;
  replaceSetup: (side: Side, setup: Setup) => void;
  setUnit: (unit: PowerUnit) => void;
  setSide: (side: Side) => void;
  setComparing: (on: boolean) => void;
  reset: () => void;
}>;

export const draftName = (side: Side, section: Section, key: string): string => `${side}-${section}-${key}`;

const withSetup = (state: ProfilerState, side: Side, setup: Setup): ProfilerState => {
  const [first, second] = state.setups;
  if (!second) return { ...state, setups: [setup] };
  return { ...state, setups: side === 0 ? [setup, second] : [first, setup] };
};

export function useProfiler(): Profiler {
  const { state, notes, navigationCount, change } = useUrlState();
  // Drafts are discarded when Back, Forward, or a link brings another setup.
  const [typed, setTyped] = useState<Readonly<{ navigationCount: number; drafts: Drafts }>>({
    navigationCount,
    drafts: {},
  });
  const drafts = typed.navigationCount === navigationCount ? typed.drafts : {};
  const setDrafts = (next: Drafts) => setTyped({ navigationCount, drafts: next });
  const [selectedSide, setSide] = useState<Side>(0);
  const side: Side = state.setups.length === 2 ? selectedSide : 0;
  const setup = state.setups[side] ?? state.setups[0];

  const pushState = (next: ProfilerState) => {
    setDrafts({});
    change(next, 'push');
  };

  return {
    state,
    notes,
    side,
    drafts,
    setField: (section, key, text) => {
      const field = fieldsOf(section)[key];
      if (!field) return;
      const reading = readField(field, text);
      const isTyped = field.kind === 'number' || field.kind === 'optional';
      if (isTyped) setDrafts({ ...drafts, [draftName(side, section, key)]: text });
      if (!reading.ok) return;
      let next = withValue(setup, section, key, reading.value);
      // When the reader unchecks that the halves are alike, the right one starts as a copy of the left one.
      if (key === 'alike' && reading.value === false) next = { ...next, right: setup.left };
      change(withSetup(state, side, next), isTyped ? 'replace' : 'push');
    },
    settleField: (section, key) => {
      const name = draftName(side, section, key);
      const { [name]: text, ...others } = drafts;
      const field = fieldsOf(section)[key];
      if (text !== undefined && field && readField(field, text).ok) setDrafts(others);
    },
    replaceSetup: (which, next) => pushState(withSetup(state, which, next)),
    setUnit: (unit) => change({ ...state, unit }, 'replace'),
    setSide,
    setComparing: (on) => {
      const [first] = state.setups;
      setSide(on ? 1 : 0);
      pushState({ ...state, setups: on ? [first, first] : [first] });
    },
    reset: () => {
      setSide(0);
      pushState(initialState);
    },
  };
}
