import type { Listener } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import type { TapDanceConfig } from '../model.ts';
import { configOf } from './configOf.ts';
import { Slots } from './slots.ts';

type TapDance = {
  readonly position: number;
  readonly behavior: string;
  readonly config: TapDanceConfig;
  taps: number;
  held: boolean;
  decided: boolean;
  decideAt: number;
};

/** A different binding for each number of taps. */
export function createTapDance(machine: Machine): { driver: BehaviorDriver; listener: Listener } {
  const { kernel, keymap } = machine;
  const active = new Slots<TapDance>(kernel, keymap.limits.tapDanceMaxHeld, onTimer);

  function press(dance: TapDance, timestamp: number, reason: 'timer' | 'last-tap' | 'other-key'): void {
    const { position, behavior, taps } = dance;
    dance.decided = true;
    machine.note({ kind: 'tap-dance', position, behavior, taps, reason });
    const binding = dance.config.bindings[taps - 1];
    if (binding) machine.invoke(binding, { position, timestamp }, true);
  }

  function release(dance: TapDance, timestamp: number): void {
    active.remove(dance);
    const binding = dance.config.bindings[dance.taps - 1];
    if (binding) machine.invoke(binding, { position: dance.position, timestamp }, false);
  }

  function onTimer(dance: TapDance): void {
    press(dance, dance.decideAt, 'timer');
    if (!dance.held) release(dance, dance.decideAt);
  }

  function start(position: number, behavior: string, config: TapDanceConfig): TapDance | undefined {
    const dance: TapDance = { position, behavior, config, taps: 0, held: true, decided: false, decideAt: 0 };
    return active.add(dance) ? dance : undefined;
  }

  const driver: BehaviorDriver = {
    pressed(binding, event) {
      const config = configOf(machine, binding, 'tap-dance');
      const dance =
        active.find(({ position }) => position === event.position) ?? start(event.position, binding.behavior, config);
      if (!dance) return 'opaque';
      dance.held = true;
      active.stopTimer(dance);
      const last = config.bindings.length;
      if (dance.taps < last) dance.taps++;
      if (dance.taps === last) {
        press(dance, event.timestamp, 'last-tap');
        return 'opaque';
      }
      dance.decideAt = event.timestamp + dance.config.tappingTermMs;
      const left = dance.decideAt - kernel.now;
      if (left > 0) active.startTimer(dance, left);
      return 'opaque';
    },
    released(_binding, event) {
      const dance = active.find(({ position }) => position === event.position);
      if (!dance) return 'opaque';
      dance.held = false;
      if (dance.decided) release(dance, event.timestamp);
      return 'opaque';
    },
  };

  const listener: Listener = {
    name: 'tap-dance',
    position(event) {
      if (!event.pressed) return 'bubble';
      active.visit((dance) => {
        if (dance.position === event.position) return false;
        active.stopTimer(dance);
        if (dance.decided) return false;
        press(dance, event.timestamp, 'other-key');
        if (!dance.held) release(dance, event.timestamp);
        // A key only decides the first undecided tap-dance.
        return true;
      });
      return 'bubble';
    },
  };

  return { driver, listener };
}
