import type { Listener } from '../events.ts';
import type { Work } from '../kernel.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import type { TapDanceConfig } from '../model.ts';
import { configOf } from './configOf.ts';

type TapDance = {
  readonly slot: number;
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
  const active: (TapDance | undefined)[] = new Array<undefined>(keymap.limits.tapDanceMaxHeld).fill(undefined);
  const timers: readonly Work[] = active.map((_, slot) => kernel.createWork(() => onTimer(slot)));

  const stopTimer = ({ slot }: TapDance): void => {
    const timer = timers[slot];
    if (timer) kernel.cancel(timer);
  };

  function press(dance: TapDance, timestamp: number, reason: 'timer' | 'last-tap' | 'other-key'): void {
    const { position, behavior, taps } = dance;
    dance.decided = true;
    machine.note({ kind: 'tap-dance', position, behavior, taps, reason });
    const binding = dance.config.bindings[taps - 1];
    if (binding) machine.invoke(binding, { position, timestamp }, true);
  }

  function release(dance: TapDance, timestamp: number): void {
    if (active[dance.slot] === dance) active[dance.slot] = undefined;
    const binding = dance.config.bindings[dance.taps - 1];
    if (binding) machine.invoke(binding, { position: dance.position, timestamp }, false);
  }

  function onTimer(slot: number): void {
    const dance = active[slot];
    if (!dance) return;
    press(dance, dance.decideAt, 'timer');
    if (!dance.held) release(dance, dance.decideAt);
  }

  function start(position: number, behavior: string, config: TapDanceConfig): TapDance | undefined {
    const slot = active.indexOf(undefined);
    if (slot < 0) return undefined;
    const dance: TapDance = { slot, position, behavior, config, taps: 0, held: true, decided: false, decideAt: 0 };
    active[slot] = dance;
    return dance;
  }

  const driver: BehaviorDriver = {
    pressed(binding, event) {
      const config = configOf(machine, binding, 'tap-dance');
      const dance =
        active.find((other) => other?.position === event.position) ?? start(event.position, binding.behavior, config);
      if (!dance) return 'opaque';
      dance.held = true;
      stopTimer(dance);
      const last = config.bindings.length;
      if (dance.taps < last) dance.taps++;
      if (dance.taps === last) {
        press(dance, event.timestamp, 'last-tap');
        return 'opaque';
      }
      dance.decideAt = event.timestamp + dance.config.tappingTermMs;
      const left = dance.decideAt - kernel.now;
      const timer = timers[dance.slot];
      if (timer && left > 0) kernel.schedule(timer, left);
      return 'opaque';
    },
    released(_binding, event) {
      const dance = active.find((other) => other?.position === event.position);
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
      for (let slot = 0; slot < active.length; slot++) {
        const dance = active[slot];
        if (!dance || dance.position === event.position) continue;
        stopTimer(dance);
        if (dance.decided) continue;
        press(dance, event.timestamp, 'other-key');
        if (!dance.held) release(dance, event.timestamp);
        // Only the first undecided tap-dance is settled by a key.
        return 'bubble';
      }
      return 'bubble';
    },
  };

  return { driver, listener };
}
