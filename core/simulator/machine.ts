import type { DecisionWithoutTime } from './decisions.ts';
import type { EventBus } from './events.ts';
import type { HidState } from './hid.ts';
import type { Kernel } from './kernel.ts';
import type { LayerState } from './layers.ts';
import type { Binding, Keymap } from './model.ts';
import type { BehaviorQueue } from './behaviorQueue.ts';

/** Where and when a behavior is invoked. Combos have virtual positions after the last key. */
export type BindingEvent = Readonly<{ position: number; timestamp: number }>;

/** `transparent` continues with the layer below. `opaque` and `error` don't. */
export type Outcome = 'opaque' | 'transparent' | 'error';

/** The implementation of one kind of behavior. */
export type BehaviorDriver = {
  pressed(binding: Binding, event: BindingEvent): Outcome;
  released(binding: Binding, event: BindingEvent): Outcome;
};

/** The simulated firmware: state and services that behaviors and listeners share. */
export type Machine = {
  readonly keymap: Keymap;
  readonly kernel: Kernel;
  readonly bus: EventBus;
  readonly hid: HidState;
  readonly layers: LayerState;
  readonly queue: BehaviorQueue;
  invoke(binding: Binding, event: BindingEvent, pressed: boolean): Outcome;
  /** Records a decision with the current time. */
  note(decision: DecisionWithoutTime): void;
};
