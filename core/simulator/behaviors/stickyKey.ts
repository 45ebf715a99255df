import type { BindingEvent, KeycodeEvent, Listener, Verdict } from '../events.ts';
import type { BehaviorDriver, InvokeResult, Machine } from '../machine.ts';
import type { Binding, StickyKeyConfig } from '../model.ts';
import { isModifier, usageCode, usageMods, usagePage } from '../usage.ts';
import { configOf } from './configOf.ts';
import { Slots } from './slots.ts';

type StickyKey = {
  readonly position: number;
  readonly binding: Binding;
  readonly config: StickyKeyConfig;
  /** True after the sticky key was released, while it waits for the next key. */
  waiting: boolean;
  releaseAt: number;
  /** The key that the sticky key applies to. */
  target?: Readonly<{ page: number; code: number }>;
};

/** What an event makes a sticky key do: be pressed before the event, or released after it. */
type Actions = Readonly<{ pressBefore?: boolean; releaseAfter?: boolean }>;

/** Keeps a key, layer, or other behavior pressed until the next key. */
export class StickyKeys implements BehaviorDriver {
  readonly listener: Listener = { name: 'sticky-key', keycode: (event) => this.#onKeycode(event) };
  readonly #machine: Machine;
  readonly #active: Slots<StickyKey>;
  readonly #keyPress: string | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
    const { behaviors, limits } = machine.keymap;
    this.#active = new Slots(machine.kernel, limits.stickyKeyMaxHeld, (sticky) => this.#timeOut(sticky));
    this.#keyPress = Object.keys(behaviors).find((name) => behaviors[name]?.kind === 'key-press');
  }

  pressed(binding: Binding, event: BindingEvent): InvokeResult {
    const config = configOf(this.#machine, binding, 'sticky-key');
    const previous = this.#find(binding, event, config);
    if (previous) {
      this.#active.stopTimer(previous);
      this.#invoke(previous, false, event.timestamp);
    }
    const { position, timestamp } = event;
    const sticky: StickyKey = { position, binding, config, waiting: false, releaseAt: 0 };
    if (this.#active.add(sticky) && !config.lazy) this.#invoke(sticky, true, timestamp);
    return 'opaque';
  }

  released(binding: Binding, event: BindingEvent): InvokeResult {
    const sticky = this.#find(binding, event, configOf(this.#machine, binding, 'sticky-key'));
    if (!sticky) return 'opaque';
    // As in the firmware, a target with the code 0 counts as none here.
    if (sticky.target?.code) {
      // Another key was pressed while this one was held, so it's released like an ordinary key.
      this.#invoke(sticky, false, event.timestamp);
      return 'opaque';
    }
    sticky.waiting = true;
    sticky.releaseAt = event.timestamp + sticky.config.releaseAfterMs;
    this.#note(sticky, 'waiting');
    const left = sticky.releaseAt - this.#machine.kernel.now;
    if (left > 0) this.#active.startTimer(sticky, left);
    return 'opaque';
  }

  #find({ param1 }: Binding, event: BindingEvent, { behavior }: StickyKeyConfig): StickyKey | undefined {
    return this.#active.find(
      ({ position, config, binding }) =>
        position === event.position && config.behavior === behavior && binding.param1 === param1,
    );
  }

  #note({ position, binding: { behavior } }: StickyKey, outcome: 'waiting' | 'used' | 'timed-out'): void {
    this.#machine.note({ kind: 'sticky-key', outcome, position, behavior });
  }

  #invoke(sticky: StickyKey, pressed: boolean, timestamp: number): void {
    const { position, binding, config } = sticky;
    if (!pressed) this.#active.remove(sticky);
    const inner = { behavior: config.behavior, param1: binding.param1, param2: 0 };
    this.#machine.invoke(inner, { position, timestamp }, pressed);
  }

  #timeOut(sticky: StickyKey): void {
    this.#note(sticky, 'timed-out');
    // A lazy key was never pressed, so there is nothing to release.
    if (sticky.config.lazy) this.#active.remove(sticky);
    else this.#invoke(sticky, false, sticky.releaseAt);
  }

  #onKeycode(event: KeycodeEvent): Verdict {
    if (this.#active.isEmpty) return 'bubble';
    const pressBefore: StickyKey[] = [];
    const releaseAfter: StickyKey[] = [];
    this.#active.visit((sticky) => {
      const actions = event.pressed ? this.#onKeyDown(sticky, event) : this.#onKeyUp(sticky, event);
      if (actions.pressBefore) pressBefore.push(sticky);
      if (actions.releaseAfter) releaseAfter.push(sticky);
      return false;
    });
    const { timestamp } = event;
    for (const sticky of pressBefore) this.#invoke(sticky, true, timestamp);
    if (releaseAfter.length === 0) return 'bubble';
    this.#machine.bus.raiseAfter({ ...event }, 'sticky-key');
    for (const sticky of releaseAfter) this.#invoke(sticky, false, timestamp);
    return 'captured';
  }

  #onKeyDown(sticky: StickyKey, event: KeycodeEvent): Actions {
    const { config, target, waiting, releaseAt } = sticky;
    const isIgnored = config.ignoreModifiers && isModifier(event.page, event.code);
    if (isIgnored || target || this.#isOwnEvent(sticky, event)) return {};
    this.#active.stopTimer(sticky);
    // The timer may be late because the queue was busy. If the time was over before this event, the sticky key is over too.
    if (releaseAt !== 0 && event.timestamp > releaseAt) {
      this.#timeOut(sticky);
      return {};
    }
    sticky.target = { page: event.page, code: event.code };
    this.#note(sticky, 'used');
    return { pressBefore: config.lazy, releaseAfter: waiting && config.quickRelease };
  }

  #onKeyUp(sticky: StickyKey, event: KeycodeEvent): Actions {
    const { waiting, target } = sticky;
    const isEnd = waiting && target?.page === event.page && target.code === event.code;
    if (!isEnd || this.#isOwnEvent(sticky, event)) return {};
    this.#active.stopTimer(sticky);
    return { releaseAfter: true };
  }

  /** Whether the event comes from the sticky key itself, to which it must not apply. */
  #isOwnEvent({ config, binding: { param1 } }: StickyKey, event: KeycodeEvent): boolean {
    return (
      config.behavior === this.#keyPress &&
      usageCode(param1) === event.code &&
      usagePage(param1) === event.page &&
      usageMods(param1) === event.implicitMods
    );
  }
}
