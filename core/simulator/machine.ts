import type { DecisionWithoutTime } from './decisions.ts';
import type { EventBus } from './events.ts';
import type { HidState } from './hid.ts';
import type { Kernel } from './kernel.ts';
import type { LayerState } from './layers.ts';
import type { Binding, Keymap } from './model.ts';
import type { BehaviorQueue } from './behaviorQueue.ts';

/** Where and when a behavior is invoked. Combos use positions after the last key. */
export type BindingEvent = Readonly<{ position: number; timestamp: number }>;

/** `transparent` sends the key on to the next layer below; `error` stops without doing so. */
export type Outcome = 'opaque' | 'transparent' | 'error';

/** How one kind of behavior answers to its key. */
export type BehaviorDriver = {
  pressed(binding: Binding, event: BindingEvent): Outcome;
  released(binding: Binding, event: BindingEvent): Outcome;
};

/** What every part of the firmware can reach. */
export type Machine = {
  readonly keymap: Keymap;
  readonly kernel: Kernel;
  readonly bus: EventBus;
  readonly hid: HidState;
  readonly layers: LayerState;
  readonly queue: BehaviorQueue;
  invoke(binding: Binding, event: BindingEvent, pressed: boolean): Outcome;
  note(decision: DecisionWithoutTime): void;
};
