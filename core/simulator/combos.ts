import { ComboCandidates, combosByKey, type NumberedCombo } from './comboCandidates.ts';
import type { Listener, PositionEvent, Verdict } from './events.ts';
import type { Work } from './kernel.ts';
import type { Machine } from './machine.ts';
import { isModifier } from './usage.ts';

type ActiveCombo = { readonly numbered: NumberedCombo; pressed: PositionEvent[] };
type GiveUpReason = 'timeout' | 'other-key' | 'key-up';

const never = -(2 ** 31);

/**
 * Captures keys that may belong to a combo until the combo is complete or impossible. If it's impossible, the first
 * captured key continues, and the others are raised again from the start because they may be part of another combo.
 */
export function createComboListener(machine: Machine): Listener {
  const { kernel, keymap } = machine;
  const { limits } = keymap;
  const combos = keymap.combos.map((combo, index): NumberedCombo => ({
    combo,
    virtualPosition: keymap.keyCount + index,
  }));
  const byKey = combosByKey(combos, keymap.keyCount);
  /** The most keys that can be captured: those of the longest combo. */
  const maxKeys = Math.max(0, ...keymap.combos.map(({ keyPositions }) => keyPositions.length));

  const candidates = new ComboCandidates();
  let pressedKeys: PositionEvent[] = [];
  let complete: NumberedCombo | undefined;
  const active: ActiveCombo[] = [];
  const timeout: Work = kernel.createWork(onTimeout);
  let timeoutAt = 0;
  let lastTapped = never;
  let lastCombo = never;

  function invoke({ combo, virtualPosition }: NumberedCombo, pressed: boolean, timestamp: number): void {
    machine.note({
      kind: 'combo',
      outcome: pressed ? 'formed' : 'released',
      name: combo.name,
      positions: combo.keyPositions,
    });
    machine.invoke(combo.binding, { position: virtualPosition, timestamp }, pressed);
  }

  /** Releases the captured keys and returns their number. */
  function releasePressedKeys(reason: GiveUpReason): number {
    const keys = pressedKeys;
    pressedKeys = [];
    if (keys.length > 0) {
      machine.note({ kind: 'combo', outcome: 'given-up', reason, positions: keys.map(({ position }) => position) });
    }
    keys.forEach((event, index) => {
      if (index === 0) machine.bus.release(event);
      else machine.bus.raise(event);
    });
    return keys.length;
  }

  function activate(numbered: NumberedCombo): void {
    if (active.length >= limits.comboMaxPressed) {
      releasePressedKeys('other-key');
      return;
    }
    const pressed = pressedKeys.splice(0, numbered.combo.keyPositions.length);
    active.push({ numbered, pressed });
    lastCombo = pressed[0]?.timestamp ?? 0;
    invoke(numbered, true, lastCombo);
  }

  function cleanUp(reason: GiveUpReason): number {
    kernel.cancel(timeout);
    candidates.clear();
    if (complete) {
      activate(complete);
      complete = undefined;
    }
    return releasePressedKeys(reason);
  }

  function updateTimeout(): void {
    const first = candidates.firstTimeout;
    if (timeoutAt === first) return;
    if (first === Infinity) {
      timeoutAt = 0;
      kernel.cancel(timeout);
      return;
    }
    // Has no effect if the timer is already running. It then fires too early, does nothing, and isn't restarted.
    kernel.schedule(timeout, first - kernel.now);
    timeoutAt = first;
  }

  function onTimeout(): void {
    if (timeoutAt === 0 || kernel.now < timeoutAt) return;
    candidates.dropTimedOut(timeoutAt);
    if (candidates.size === 0) cleanUp('timeout');
    updateTimeout();
  }

  function firstCandidates({ position, timestamp }: PositionEvent): readonly NumberedCombo[] {
    const layer = machine.layers.highestActive();
    return (byKey.get(position) ?? []).filter(({ combo }) => {
      const onLayer = combo.layers.length === 0 || combo.layers.includes(layer);
      return onLayer && lastTapped + combo.requirePriorIdleMs <= timestamp;
    });
  }

  function onPress(event: PositionEvent): Verdict {
    if (candidates.size === 0) {
      candidates.start(firstCandidates(event), event.timestamp);
      if (candidates.size === 0) return 'bubble';
    } else {
      candidates.dropTimedOut(event.timestamp);
      candidates.keepOnly(byKey.get(event.position) ?? []);
    }
    updateTimeout();

    const candidate = candidates.first;
    const remaining = candidates.size;
    const verdict: Verdict = pressedKeys.length === maxKeys ? 'bubble' : 'captured';
    if (verdict === 'captured') pressedKeys.push({ ...event });
    const isComplete = candidate?.combo.keyPositions.length === pressedKeys.length;
    if (isComplete) complete = candidate;
    // If there's more than one candidate, wait, because a longer combo is still possible.
    if (remaining === 0 || (remaining === 1 && isComplete)) cleanUp('other-key');
    return verdict;
  }

  /** Returns true if the key belonged to an active combo. */
  function releaseComboKey(event: PositionEvent): boolean {
    const index = active.findIndex(({ pressed }) => pressed.some(({ position }) => position === event.position));
    const combo = active[index];
    if (!combo) return false;
    const { numbered } = combo;
    const allWerePressed = combo.pressed.length === numbered.combo.keyPositions.length;
    combo.pressed.splice(
      combo.pressed.findIndex(({ position }) => position === event.position),
      1,
    );
    const allAreReleased = combo.pressed.length === 0;
    if (numbered.combo.slowRelease ? allAreReleased : allWerePressed) invoke(numbered, false, event.timestamp);
    if (allAreReleased) {
      // As in the firmware, the last active combo moves into the free slot.
      const last = active.pop();
      if (last && last !== combo) active[index] = last;
    }
    return true;
  }

  function onRelease(event: PositionEvent): Verdict {
    const released = cleanUp('key-up');
    if (releaseComboKey(event)) return 'handled';
    if (released <= 1) return 'bubble';
    // All but the first captured key were raised again from the start. This release has to follow them.
    machine.bus.raise({ ...event });
    return 'captured';
  }

  return {
    name: 'combo',
    position: (event) => (event.pressed ? onPress(event) : onRelease(event)),
    keycode(event) {
      const isTap = event.pressed && !isModifier(event.page, event.code) && event.timestamp > lastCombo;
      if (isTap) lastTapped = event.timestamp;
      return 'bubble';
    },
  };
}
