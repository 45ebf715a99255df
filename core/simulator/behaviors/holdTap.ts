import type { HoldTapReason } from '../decisions.ts';
import type { BindingEvent, KeycodeEvent, Listener, PositionEvent, Verdict } from '../events.ts';
import type { BehaviorDriver, InvokeResult, Machine } from '../machine.ts';
import type { Binding, HoldTapConfig } from '../model.ts';
import { isModifier } from '../usage.ts';
import { CapturedEvents } from './capturedEvents.ts';
import { configOf } from './configOf.ts';
import { Slots } from './slots.ts';
import { decide, type HoldTapMoment, type HoldTapStatus } from './holdTapDecision.ts';

type HoldTap = {
  readonly position: number;
  readonly binding: Binding;
  readonly timestamp: number;
  readonly config: HoldTapConfig;
  status: HoldTapStatus;
  /** The first other key, for hold-trigger-key-positions. */
  firstOtherPosition?: number;
};

/** Before any key event, but finite so that a duration can be added to it. */
const never = -(2 ** 31);

const isHold = ({ status }: HoldTap): boolean => status === 'hold-timer' || status === 'hold-interrupt';

/** With retro-tap, a hold decided by the timer isn't pressed until another key confirms it. */
const isUnconfirmed = ({ config, status }: HoldTap): boolean => config.retroTap && status === 'hold-timer';

/** If the first other key isn't in hold-trigger-key-positions, the hold-tap is a tap. */
const isForcedToTap = ({ config: { holdTriggerKeyPositions: positions }, firstOtherPosition }: HoldTap): boolean =>
  positions.length > 0 && firstOtherPosition !== undefined && !positions.includes(firstOtherPosition);

const isOver = ({ timestamp, config }: HoldTap, now: number): boolean => now > timestamp + config.tappingTermMs;

/**
 * Keys with different behaviors for hold and tap.
 *
 * While a hold-tap is undecided, all keys that follow are captured. Once it's decided, they're raised again at this listener,
 * so that a hold-tap among them can become the next undecided one.
 */
export class HoldTaps implements BehaviorDriver {
  readonly listener: Listener = {
    name: 'hold-tap',
    position: (event) => this.#onPosition(event),
    keycode: (event) => this.#onKeycode(event),
  };
  readonly #machine: Machine;
  readonly #active: Slots<HoldTap>;
  readonly #captured: CapturedEvents;
  #undecided: HoldTap | undefined;
  /** The last key press, for quick-tap and require-prior-idle. The position is only set if it was the tap of a hold-tap. */
  #lastTapped: { position?: number; timestamp: number } = { timestamp: never };

  constructor(machine: Machine) {
    const { holdTapMaxHeld, holdTapMaxCapturedEvents } = machine.keymap.limits;
    this.#machine = machine;
    this.#active = new Slots(machine.kernel, holdTapMaxHeld, (holdTap) => this.#tryDecide(holdTap, 'timer'));
    this.#captured = new CapturedEvents(holdTapMaxCapturedEvents);
  }

  pressed(binding: Binding, { position, timestamp }: BindingEvent): InvokeResult {
    if (this.#undecided) return 'opaque';
    const config = configOf(this.#machine, binding, 'hold-tap');
    const holdTap: HoldTap = { position, binding, timestamp, config, status: 'undecided' };
    if (!this.#active.add(holdTap)) return 'opaque';
    this.#undecided = holdTap;
    const quickTap = this.#quickTapReason(holdTap);
    if (quickTap) this.#tryDecide(holdTap, 'quick-tap', quickTap);
    if (config.holdWhileUndecided && this.#isUndecided(holdTap)) {
      this.#machine.note({ kind: 'hold-while-undecided', position, behavior: binding.behavior });
      this.#invoke(holdTap, 'hold', true);
    }
    // If another hold-tap captured this press, part of the tapping term is already over.
    this.#active.startTimer(holdTap, timestamp + config.tappingTermMs - this.#machine.kernel.now);
    return 'opaque';
  }

  released(_binding: Binding, event: BindingEvent): InvokeResult {
    const holdTap = this.#active.find(({ position }) => position === event.position);
    if (!holdTap) return 'opaque';
    this.#active.stopTimer(holdTap);
    if (isOver(holdTap, event.timestamp)) this.#tryDecide(holdTap, 'timer');
    this.#tryDecide(holdTap, 'key-up');
    if (isUnconfirmed(holdTap)) this.#settle(holdTap, 'tap', 'retro-tap');
    this.#invoke(holdTap, isHold(holdTap) ? 'hold' : 'tap', false);
    const { holdWhileUndecided, holdWhileUndecidedLinger } = holdTap.config;
    if (holdWhileUndecided && holdWhileUndecidedLinger) this.#invoke(holdTap, 'hold', false);
    this.#active.remove(holdTap);
    return 'opaque';
  }

  #isUndecided(holdTap: HoldTap): boolean {
    return holdTap.status === 'undecided' && holdTap === this.#undecided;
  }

  #quickTapReason({ config, position, timestamp }: HoldTap): HoldTapReason | undefined {
    const last = this.#lastTapped;
    if (last.timestamp + config.requirePriorIdleMs > timestamp) return 'prior-idle';
    const isQuick = last.position === position && last.timestamp + config.quickTapMs > timestamp;
    return isQuick ? 'quick-tap' : undefined;
  }

  #tryDecide(holdTap: HoldTap, moment: HoldTapMoment, quickTap?: HoldTapReason): void {
    if (!this.#isUndecided(holdTap)) return;
    const status = decide(holdTap.config.flavor, moment);
    if (status === 'undecided') return;
    const isForced = isForcedToTap(holdTap);
    this.#undecided = undefined;
    this.#settle(
      holdTap,
      isForced ? 'tap' : status,
      quickTap ?? (isForced && status !== 'tap' ? 'other-position' : moment),
    );
    this.#releaseCaptured();
  }

  /** Sets the status, records it, and presses the hold or the tap. */
  #settle(holdTap: HoldTap, status: HoldTapStatus, reason: HoldTapReason): void {
    holdTap.status = status;
    const { position, timestamp: pressedAt, binding, config } = holdTap;
    const outcome = isHold(holdTap) ? 'hold' : 'tap';
    this.#machine.note({ kind: 'hold-tap', outcome, reason, position, pressedAt, behavior: binding.behavior });
    if (isUnconfirmed(holdTap)) return;
    // The hold may already be pressed.
    if (config.holdWhileUndecided && outcome === 'hold') return;
    if (config.holdWhileUndecided && !config.holdWhileUndecidedLinger) this.#invoke(holdTap, 'hold', false);
    this.#invoke(holdTap, outcome, true);
  }

  #invoke({ config, position, timestamp, binding }: HoldTap, half: 'hold' | 'tap', pressed: boolean): void {
    if (half === 'tap' && pressed) this.#lastTapped = { position, timestamp };
    const param1 = half === 'hold' ? binding.param1 : binding.param2;
    this.#machine.invoke({ behavior: config[half], param1, param2: 0 }, { position, timestamp }, pressed);
  }

  #releaseCaptured(): void {
    if (this.#undecided) return;
    this.#captured.release((event) => {
      // The firmware sleeps here to give the newly undecided hold-tap some time.
      if (this.#undecided) this.#machine.kernel.sleep(10);
      this.#machine.bus.raiseFrom(event, 'hold-tap');
    });
  }

  #onPosition(event: PositionEvent): Verdict {
    this.#confirmHolds(event.position);
    const holdTap = this.#undecided;
    if (!holdTap) return 'bubble';
    if (holdTap.config.holdTriggerOnRelease !== event.pressed) holdTap.firstOtherPosition ??= event.position;
    if (holdTap.position === event.position) return 'bubble';
    // The timer may be late because the queue was busy, so check the time before handling this key.
    if (isOver(holdTap, event.timestamp)) this.#tryDecide(holdTap, 'timer');
    if (!this.#undecided) return 'bubble';
    // Keys that were pressed before the hold-tap can be released in the meantime.
    if (!event.pressed && !this.#captured.hasPress(event.position)) return 'bubble';
    this.#captured.add({ ...event });
    this.#tryDecide(this.#undecided, event.pressed ? 'other-key-down' : 'other-key-up');
    return 'captured';
  }

  /** Another key confirms all holds that retro-tap has delayed. */
  #confirmHolds(position: number): void {
    this.#active.visit((holdTap) => {
      if (holdTap.position !== position && isUnconfirmed(holdTap))
        this.#settle(holdTap, 'hold-interrupt', 'retro-interrupt');
      return false;
    });
  }

  #onKeycode(event: KeycodeEvent): Verdict {
    const modifier = isModifier(event.page, event.code);
    if (event.pressed && !modifier && event.timestamp > this.#lastTapped.timestamp)
      this.#lastTapped = { timestamp: event.timestamp };
    if (!this.#undecided || !modifier) return 'bubble';
    if (this.#undecided.config.holdWhileUndecided && this.#undecided.status === 'undecided') return 'bubble';
    this.#captured.add({ ...event });
    return 'captured';
  }
}
