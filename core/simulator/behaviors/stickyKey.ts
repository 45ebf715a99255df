import type { BindingEvent, KeycodeEvent, Listener } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import type { Binding, StickyKeyConfig } from '../model.ts';
import { isModifier, usageCode, usageMods, usagePage } from '../usage.ts';
import { configOf } from './configOf.ts';
import { Slots } from './slots.ts';

type StickyKey = {
  readonly slot: number;
  readonly position: number;
  readonly behavior: string;
  readonly param: number;
  readonly config: StickyKeyConfig;
  /** True after the sticky key was released, while it waits for the next key. */
  waiting: boolean;
  releaseAt: number;
  /** The key that the sticky key applies to. */
  target?: Readonly<{ page: number; code: number }>;
};

/** Keeps a key, layer, or other behavior pressed until the next key. */
export function createStickyKey(machine: Machine): { driver: BehaviorDriver; listener: Listener } {
  const { kernel, keymap } = machine;
  const active = new Slots<StickyKey>(kernel, keymap.limits.stickyKeyMaxHeld, timeOut);
  const keyPress = Object.keys(keymap.behaviors).find((name) => keymap.behaviors[name]?.kind === 'key-press');

  function invoke(sticky: StickyKey, pressed: boolean, timestamp: number): void {
    const { position, param, config } = sticky;
    if (!pressed) active.remove(sticky);
    machine.invoke({ behavior: config.behavior, param1: param, param2: 0 }, { position, timestamp }, pressed);
  }

  const find = (binding: Binding, event: BindingEvent, config: StickyKeyConfig): StickyKey | undefined =>
    active.find(
      (sticky) =>
        sticky.position === event.position &&
        sticky.config.behavior === config.behavior &&
        sticky.param === binding.param1,
    );

  function timeOut(sticky: StickyKey): void {
    machine.note({ kind: 'sticky-key', outcome: 'timed-out', position: sticky.position, behavior: sticky.behavior });
    // A lazy key was never pressed, so there is nothing to release.
    if (sticky.config.lazy) active.remove(sticky);
    else invoke(sticky, false, sticky.releaseAt);
  }

  /** Whether the event comes from the sticky key itself, to which it must not apply. */
  const isOwnEvent = ({ config, param }: StickyKey, event: KeycodeEvent): boolean =>
    config.behavior === keyPress &&
    usageCode(param) === event.code &&
    usagePage(param) === event.page &&
    usageMods(param) === event.implicitMods;

  /** Updates a sticky key for a key code event. Returns whether to press it before the event and release it after. */
  function update(sticky: StickyKey, event: KeycodeEvent): { pressBefore: boolean; releaseAfter: boolean } {
    const nothing = { pressBefore: false, releaseAfter: false };
    if (isOwnEvent(sticky, event)) return nothing;
    if (!event.pressed) {
      const ends = sticky.waiting && sticky.target?.page === event.page && sticky.target.code === event.code;
      if (ends) active.stopTimer(sticky);
      return { pressBefore: false, releaseAfter: ends };
    }
    if (sticky.config.ignoreModifiers && isModifier(event.page, event.code)) return nothing;
    if (sticky.target) return nothing;
    active.stopTimer(sticky);
    // A captured event may be older than the timeout that was just stopped.
    if (sticky.releaseAt !== 0 && event.timestamp > sticky.releaseAt) {
      timeOut(sticky);
      return nothing;
    }
    sticky.target = { page: event.page, code: event.code };
    machine.note({ kind: 'sticky-key', outcome: 'used', position: sticky.position, behavior: sticky.behavior });
    return { pressBefore: sticky.config.lazy, releaseAfter: sticky.waiting && sticky.config.quickRelease };
  }

  const listener: Listener = {
    name: 'sticky-key',
    keycode(event) {
      if (active.isEmpty) return 'bubble';
      const pressBefore: StickyKey[] = [];
      const releaseAfter: StickyKey[] = [];
      const { timestamp } = event;
      active.visit((sticky) => {
        const actions = update(sticky, event);
        if (actions.pressBefore) pressBefore.push(sticky);
        if (actions.releaseAfter) releaseAfter.push(sticky);
        return false;
      });
      for (const sticky of pressBefore) invoke(sticky, true, timestamp);
      if (releaseAfter.length === 0) return 'bubble';
      machine.bus.raiseAfter({ ...event }, 'sticky-key');
      for (const sticky of releaseAfter) invoke(sticky, false, timestamp);
      return 'captured';
    },
  };

  const driver: BehaviorDriver = {
    pressed(binding, event) {
      const config = configOf(machine, binding, 'sticky-key');
      const previous = find(binding, event, config);
      if (previous) {
        active.stopTimer(previous);
        invoke(previous, false, event.timestamp);
      }
      const { behavior, param1: param } = binding;
      const { position, timestamp } = event;
      const sticky = active.add((slot) => ({ slot, position, behavior, param, config, waiting: false, releaseAt: 0 }));
      if (sticky && !config.lazy) invoke(sticky, true, timestamp);
      return 'opaque';
    },
    released(binding, event) {
      const sticky = find(binding, event, configOf(machine, binding, 'sticky-key'));
      if (!sticky) return 'opaque';
      // As in the firmware, a target with the code 0 counts as none here.
      if (sticky.target?.code) {
        // Another key was pressed while this one was held, so it's released like an ordinary key.
        invoke(sticky, false, event.timestamp);
        return 'opaque';
      }
      sticky.waiting = true;
      sticky.releaseAt = event.timestamp + sticky.config.releaseAfterMs;
      machine.note({ kind: 'sticky-key', outcome: 'waiting', position: event.position, behavior: binding.behavior });
      const left = sticky.releaseAt - kernel.now;
      if (left > 0) active.startTimer(sticky, left);
      return 'opaque';
    },
  };

  return { driver, listener };
}
