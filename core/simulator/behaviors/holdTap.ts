import type { HoldTapReason } from '../decisions.ts';
import type { KeycodeEvent, Listener, PositionEvent, Verdict } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import type { HoldTapConfig } from '../model.ts';
import { isModifier } from '../usage.ts';
import { CapturedEvents } from './capturedEvents.ts';
import { configOf } from './configOf.ts';
import { Slots } from './slots.ts';
import { decide, type HoldTapMoment, type HoldTapStatus } from './holdTapDecision.ts';

type HoldTap = {
  readonly slot: number;
  readonly position: number;
  readonly behavior: string;
  readonly paramHold: number;
  readonly paramTap: number;
  readonly timestamp: number;
  readonly config: HoldTapConfig;
  status: HoldTapStatus;
  /** The first other key, for hold-trigger-key-positions. */
  firstOtherPosition?: number;
};

/** Before any key event, but finite so that a duration can be added to it. */
const never = -(2 ** 31);

/**
 * A key with different behaviors for hold and tap.
 *
 * While a hold-tap is undecided, all further keys are captured. Once it's decided, they're raised again at this listener,
 * so that a hold-tap among them can become the next undecided one.
 */
export function createHoldTap(machine: Machine): { driver: BehaviorDriver; listener: Listener } {
  const { kernel, keymap } = machine;
  const active = new Slots<HoldTap>(kernel, keymap.limits.holdTapMaxHeld, (holdTap) => tryDecide(holdTap, 'timer'));
  const captured = new CapturedEvents(keymap.limits.holdTapMaxCapturedEvents);
  let undecided: HoldTap | undefined;
  /** The last key press, for quick-tap and require-prior-idle. The position is only set if it was the tap of a hold-tap. */
  let lastTapped: { position?: number; timestamp: number } = { timestamp: never };

  function quickTapReason({ config, position, timestamp }: HoldTap): HoldTapReason | undefined {
    if (lastTapped.timestamp + config.requirePriorIdleMs > timestamp) return 'prior-idle';
    const samePosition = lastTapped.position === position;
    return samePosition && lastTapped.timestamp + config.quickTapMs > timestamp ? 'quick-tap' : undefined;
  }

  function invoke(holdTap: HoldTap, half: 'hold' | 'tap', pressed: boolean): void {
    const { config, position, timestamp, paramHold, paramTap } = holdTap;
    if (half === 'tap' && pressed) lastTapped = { position, timestamp };
    const binding = { behavior: config[half], param1: half === 'hold' ? paramHold : paramTap, param2: 0 };
    machine.invoke(binding, { position, timestamp }, pressed);
  }

  const isHold = ({ status }: HoldTap): boolean => status === 'hold-timer' || status === 'hold-interrupt';
  /** With retro-tap, a hold decided by the timer isn't pressed until another key confirms it. */
  const isUnconfirmed = ({ config, status }: HoldTap): boolean => config.retroTap && status === 'hold-timer';

  function press(holdTap: HoldTap): void {
    if (isUnconfirmed(holdTap)) return;
    const { holdWhileUndecided, holdWhileUndecidedLinger } = holdTap.config;
    if (isHold(holdTap)) {
      if (!holdWhileUndecided) invoke(holdTap, 'hold', true);
      return;
    }
    if (holdWhileUndecided && !holdWhileUndecidedLinger) invoke(holdTap, 'hold', false);
    invoke(holdTap, 'tap', true);
  }

  function release(holdTap: HoldTap): void {
    if (!isUnconfirmed(holdTap)) invoke(holdTap, isHold(holdTap) ? 'hold' : 'tap', false);
  }

  /** If the first other key isn't in hold-trigger-key-positions, the hold-tap is a tap. */
  function isForcedToTap({ config, firstOtherPosition }: HoldTap): boolean {
    const positions = config.holdTriggerKeyPositions;
    return positions.length > 0 && firstOtherPosition !== undefined && !positions.includes(firstOtherPosition);
  }

  function note(holdTap: HoldTap, reason: HoldTapReason): void {
    const { position, timestamp: pressedAt, behavior } = holdTap;
    const outcome = isHold(holdTap) ? 'hold' : 'tap';
    machine.note({ kind: 'hold-tap', outcome, reason, position, pressedAt, behavior });
  }

  function tryDecide(holdTap: HoldTap, moment: HoldTapMoment, quickTap?: HoldTapReason): void {
    if (holdTap.status !== 'undecided' || holdTap !== undecided) return;
    const status = decide(holdTap.config.flavor, moment);
    if (status === 'undecided') return;
    const forced = isForcedToTap(holdTap);
    holdTap.status = forced ? 'tap' : status;
    note(holdTap, quickTap ?? (forced && status !== 'tap' ? 'other-position' : moment));
    undecided = undefined;
    press(holdTap);
    releaseCaptured();
  }

  function releaseCaptured(): void {
    if (undecided) return;
    captured.release((event) => {
      // The firmware sleeps here to give the newly undecided hold-tap some time.
      if (undecided) kernel.sleep(10);
      machine.bus.raiseAt(event, 'hold-tap');
    });
  }

  const driver: BehaviorDriver = {
    pressed(binding, event) {
      if (undecided) return 'opaque';
      const config = configOf(machine, binding, 'hold-tap');
      const { behavior, param1: paramHold, param2: paramTap } = binding;
      const { position, timestamp } = event;
      const holdTap = active.add((slot) => ({
        slot,
        position,
        behavior,
        paramHold,
        paramTap,
        timestamp,
        config,
        status: 'undecided',
      }));
      if (!holdTap) return 'opaque';
      undecided = holdTap;

      const quickTap = quickTapReason(holdTap);
      if (quickTap) tryDecide(holdTap, 'quick-tap', quickTap);
      if (config.holdWhileUndecided && holdTap.status === 'undecided' && holdTap === undecided) {
        machine.note({ kind: 'hold-while-undecided', position, behavior });
        invoke(holdTap, 'hold', true);
      }
      // If another hold-tap captured this press, part of the tapping term is already over.
      active.startTimer(holdTap, timestamp + config.tappingTermMs - kernel.now);
      return 'opaque';
    },
    released(_binding, event) {
      const holdTap = active.find(({ position }) => position === event.position);
      if (!holdTap) return 'opaque';
      const { config } = holdTap;
      active.stopTimer(holdTap);
      if (event.timestamp > holdTap.timestamp + config.tappingTermMs) tryDecide(holdTap, 'timer');
      tryDecide(holdTap, 'key-up');
      if (isUnconfirmed(holdTap)) {
        holdTap.status = 'tap';
        note(holdTap, 'retro-tap');
        press(holdTap);
      }
      release(holdTap);
      if (config.holdWhileUndecided && config.holdWhileUndecidedLinger) invoke(holdTap, 'hold', false);
      active.remove(holdTap);
      return 'opaque';
    },
  };

  /** Another key confirms all holds that retro-tap has delayed. */
  function confirmHolds(position: number): void {
    active.visit((holdTap) => {
      if (holdTap.position === position || !isUnconfirmed(holdTap)) return false;
      holdTap.status = 'hold-interrupt';
      note(holdTap, 'retro-interrupt');
      press(holdTap);
      return false;
    });
  }

  function onPosition(event: PositionEvent): Verdict {
    confirmHolds(event.position);
    if (!undecided) return 'bubble';
    if (undecided.config.holdTriggerOnRelease !== event.pressed) undecided.firstOtherPosition ??= event.position;
    if (undecided.position === event.position) return 'bubble';
    // The timer may be late because the queue was busy, so check the time before handling this key.
    if (event.timestamp > undecided.timestamp + undecided.config.tappingTermMs) tryDecide(undecided, 'timer');
    if (!undecided) return 'bubble';
    // Keys that were pressed before the hold-tap can be released in the meantime.
    if (!event.pressed && !captured.hasPress(event.position)) return 'bubble';
    captured.add({ ...event });
    tryDecide(undecided, event.pressed ? 'other-key-down' : 'other-key-up');
    return 'captured';
  }

  function onKeycode(event: KeycodeEvent): Verdict {
    const modifier = isModifier(event.page, event.code);
    if (event.pressed && !modifier && event.timestamp > lastTapped.timestamp)
      lastTapped = { timestamp: event.timestamp };
    if (!undecided || !modifier) return 'bubble';
    if (undecided.config.holdWhileUndecided && undecided.status === 'undecided') return 'bubble';
    captured.add({ ...event });
    return 'captured';
  }

  return { driver, listener: { name: 'hold-tap', position: onPosition, keycode: onKeycode } };
}
