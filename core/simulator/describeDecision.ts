import type { Decision, HoldTapReason } from './decisions.ts';
import { labelWithMods } from './outcome.ts';

/** Returns the names of keys and layers for use in sentences. */
export type KeymapNames = Readonly<{ key: (position: number) => string; layer: (layer: number) => string }>;

const holdTapReasons: Readonly<Record<HoldTapReason, string>> = {
  timer: 'the tapping term is over',
  'key-up': 'it is released first',
  'other-key-down': 'another key is pressed',
  'other-key-up': 'another key is pressed and released',
  'quick-tap': 'it was tapped just before',
  'prior-idle': 'another key was pressed just before',
  'other-position': 'the other key is not one of its trigger positions',
  'retro-tap': 'it is released with no other key pressed',
  'retro-interrupt': 'another key is pressed',
};

const tapDanceReasons = {
  timer: 'there was no other tap in time',
  'last-tap': 'there is no binding for more taps',
  'other-key': 'another key is pressed',
};

const comboReasons = {
  timeout: 'the timeout is over',
  'other-key': 'the keys no longer match any combo',
  'key-up': 'a key is released',
};

const listFormat = new Intl.ListFormat('en-US');

/** Describes a decision, such as "F is a hold: another key is pressed". */
export function describeDecision(decision: Decision, { key, layer }: KeymapNames): string {
  switch (decision.kind) {
    case 'hold-tap': {
      const again = decision.reason === 'retro-tap' ? ' after all' : '';
      return `${key(decision.position)} is a ${decision.outcome}${again}: ${holdTapReasons[decision.reason]}`;
    }
    case 'hold-while-undecided':
      return `${key(decision.position)} acts as held until it is decided`;
    case 'combo': {
      const keys = listFormat.format(decision.positions.map(key));
      if (decision.outcome === 'formed') return `${keys} form the combo ${decision.name}`;
      if (decision.outcome === 'released') return `the combo ${decision.name} is released`;
      return `${keys} ${decision.positions.length > 1 ? 'are separate keys' : 'is not part of a combo'}: ${comboReasons[decision.reason]}`;
    }
    case 'layer':
      return `${layer(decision.layer)} is ${decision.active ? 'on' : 'off'}`;
    case 'conditional-layer':
      return `the conditional layer ${decision.name} turns ${layer(decision.layer)} ${decision.active ? 'on' : 'off'}`;
    case 'tap-dance':
      return `${key(decision.position)} was tapped ${times(decision.taps)}: ${tapDanceReasons[decision.reason]}`;
    case 'sticky-key':
      return `${key(decision.position)} ${stickyKeyTexts[decision.outcome]}`;
    case 'mod-morph':
      return `${key(decision.position)} uses its ${decision.morphed ? 'second binding: one of its modifiers is held' : 'first binding: none of its modifiers is held'}`;
    case 'caps-word':
      return decision.active
        ? 'caps word is on'
        : `caps word is off${decision.reason === 'other-key' ? ': the key is not part of a word' : ''}`;
    case 'key-repeat':
      return `the last key is sent again: ${labelWithMods(decision.page, decision.code, decision.mods)}`;
    case 'macro':
      return `the macro ${decision.behavior} ${macroTexts[decision.outcome]}`;
    case 'not-simulated':
      return `&${decision.behavior} is not simulated, so its key does nothing here`;
    case 'error':
      return decision.message;
  }
}

const stickyKeyTexts = {
  waiting: 'is released and stays active for the next key',
  used: 'applies to this key',
  'timed-out': 'times out: no key was pressed in time',
};

const macroTexts = {
  started: 'starts',
  resumed: 'continues: its key is released',
  'queue-full': 'loses steps: the queue is full',
};

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
