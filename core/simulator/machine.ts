import type { DecisionWithoutTime } from './decisions.ts';
import type { BindingEvent, EventBus } from './events.ts';
import type { HidState } from './hid.ts';
import type { Kernel } from './kernel.ts';
import type { LayerState } from './layerState.ts';
import type { Binding, Keymap } from './model.ts';
import type { BehaviorQueue } from './behaviorQueue.ts';

/** After `transparent`, the key's binding on the layer below is invoked. `opaque` and `error` end the search. */
export type InvokeResult = 'opaque' | 'transparent' | 'error';

/** The implementation of one kind of behavior. */
export type BehaviorDriver = {
  pressed(binding: Binding, event: BindingEvent): InvokeResult;
  /** Without it, releasing the key does nothing. */
  released?(binding: Binding, event: BindingEvent): InvokeResult;
};

/** The simulated firmware: state and services that behaviors and listeners share. */
export type Machine = {
  readonly keymap: Keymap;
  readonly kernel: Kernel;
  readonly bus: EventBus;
  readonly hid: HidState;
  readonly layers: LayerState;
  readonly queue: BehaviorQueue;
  invoke(binding: Binding, event: BindingEvent, pressed: boolean): InvokeResult;
  /** Records a decision with the current time. */
  note(decision: DecisionWithoutTime): void;
};
