import { ComboCandidates, combosByKey, type NumberedCombo } from './comboCandidates.ts';
import type { KeycodeEvent, Listener, PositionEvent, Verdict } from './events.ts';
import type { Work } from './kernel.ts';
import type { Machine } from './machine.ts';
import { isModifier } from './usage.ts';

type ActiveCombo = Readonly<{ numbered: NumberedCombo; pressed: PositionEvent[] }>;
type GiveUpReason = 'timeout' | 'other-key' | 'key-up';

const never = -(2 ** 31);

/**
 * Captures keys that may belong to a combo until the combo is complete or impossible. If it's impossible, the first
 * captured key continues, and the others are raised again from the start because they may be part of another combo.
 */
export class ComboListener implements Listener {
  readonly name = 'combo';
  readonly #machine: Machine;
  readonly #byKey: ReadonlyMap<number, readonly NumberedCombo[]>;
  /** The most keys that can be captured: those of the longest combo. */
  readonly #maxKeys: number;
  readonly #candidates = new ComboCandidates();
  readonly #active: ActiveCombo[] = [];
  readonly #timeout: Work;
  #timeoutAt = 0;
  #pressedKeys: PositionEvent[] = [];
  #complete: NumberedCombo | undefined;
  #lastTapped = never;
  #lastCombo = never;

  constructor(machine: Machine) {
    const { combos, keyCount } = machine.keymap;
    this.#machine = machine;
    this.#byKey = combosByKey(
      combos.map((combo, index) => ({ combo, virtualPosition: keyCount + index })),
      keyCount,
    );
    this.#maxKeys = Math.max(0, ...combos.map(({ keyPositions }) => keyPositions.length));
    this.#timeout = machine.kernel.createWork(() => this.#onTimeout());
  }

  readonly position = (event: PositionEvent): Verdict =>
    event.pressed ? this.#onPress(event) : this.#onRelease(event);

  readonly keycode = ({ pressed, page, code, timestamp }: KeycodeEvent): Verdict => {
    if (pressed && !isModifier(page, code) && timestamp > this.#lastCombo) this.#lastTapped = timestamp;
    return 'bubble';
  };

  #onPress(event: PositionEvent): Verdict {
    const candidates = this.#candidates;
    if (candidates.size === 0) {
      candidates.start(this.#firstCandidates(event), event.timestamp);
      if (candidates.size === 0) return 'bubble';
    } else {
      candidates.dropTimedOut(event.timestamp);
      candidates.keepOnly(this.#byKey.get(event.position) ?? []);
    }
    this.#updateTimeout();

    const { first, size: remaining } = candidates;
    const verdict: Verdict = this.#pressedKeys.length === this.#maxKeys ? 'bubble' : 'captured';
    if (verdict === 'captured') this.#pressedKeys.push({ ...event });
    const isComplete = first?.combo.keyPositions.length === this.#pressedKeys.length;
    if (isComplete) this.#complete = first;
    // If there's more than one candidate, wait, because a longer combo is still possible.
    if (remaining === 0 || (remaining === 1 && isComplete)) this.#finish('other-key');
    return verdict;
  }

  #onRelease(event: PositionEvent): Verdict {
    const released = this.#finish('key-up');
    if (this.#releaseComboKey(event)) return 'handled';
    if (released <= 1) return 'bubble';
    // All but the first captured key were raised again from the start. This release has to follow them.
    this.#machine.bus.raise({ ...event });
    return 'captured';
  }

  #firstCandidates({ position, timestamp }: PositionEvent): readonly NumberedCombo[] {
    const layer = this.#machine.layers.highestActive();
    return (this.#byKey.get(position) ?? []).filter(({ combo: { layers, requirePriorIdleMs } }) => {
      const isOnLayer = layers.length === 0 || layers.includes(layer);
      return isOnLayer && this.#lastTapped + requirePriorIdleMs <= timestamp;
    });
  }

  #updateTimeout(): void {
    const first = this.#candidates.firstTimeout;
    if (this.#timeoutAt === first) return;
    const { kernel } = this.#machine;
    this.#timeoutAt = first === Infinity ? 0 : first;
    if (first === Infinity) kernel.cancel(this.#timeout);
    // Has no effect if the timer is already running. It then fires too early, does nothing, and isn't restarted.
    else kernel.schedule(this.#timeout, first - kernel.now);
  }

  #onTimeout(): void {
    if (this.#timeoutAt === 0 || this.#machine.kernel.now < this.#timeoutAt) return;
    this.#candidates.dropTimedOut(this.#timeoutAt);
    if (this.#candidates.size === 0) this.#finish('timeout');
    this.#updateTimeout();
  }

  /** Presses the combo if it's complete. Passes on the other captured keys, and returns how many there were. */
  #finish(reason: GiveUpReason): number {
    this.#machine.kernel.cancel(this.#timeout);
    this.#candidates.clear();
    if (this.#complete) this.#activate(this.#complete);
    this.#complete = undefined;
    return this.#giveUp(reason);
  }

  #activate(numbered: NumberedCombo): void {
    if (this.#active.length >= this.#machine.keymap.limits.comboMaxPressed) {
      this.#giveUp('other-key');
      return;
    }
    const pressed = this.#pressedKeys.splice(0, numbered.combo.keyPositions.length);
    this.#active.push({ numbered, pressed });
    this.#lastCombo = pressed[0]?.timestamp ?? 0;
    this.#invoke(numbered, true, this.#lastCombo);
  }

  #giveUp(reason: GiveUpReason): number {
    const keys = this.#pressedKeys;
    this.#pressedKeys = [];
    const { note, bus } = this.#machine;
    if (keys.length > 0)
      note({ kind: 'combo', outcome: 'given-up', reason, positions: keys.map(({ position }) => position) });
    keys.forEach((event, index) => (index === 0 ? bus.release(event) : bus.raise(event)));
    return keys.length;
  }

  #invoke({ combo, virtualPosition }: NumberedCombo, pressed: boolean, timestamp: number): void {
    const { name, keyPositions: positions, binding } = combo;
    this.#machine.note({ kind: 'combo', outcome: pressed ? 'formed' : 'released', name, positions });
    this.#machine.invoke(binding, { position: virtualPosition, timestamp }, pressed);
  }

  /** Returns true if the key belonged to an active combo. */
  #releaseComboKey({ position, timestamp }: PositionEvent): boolean {
    const indexIn = ({ pressed }: ActiveCombo): number => pressed.findIndex((event) => event.position === position);
    const index = this.#active.findIndex((active) => indexIn(active) >= 0);
    const active = this.#active[index];
    if (!active) return false;
    const { numbered, pressed } = active;
    const wereAllPressed = pressed.length === numbered.combo.keyPositions.length;
    pressed.splice(indexIn(active), 1);
    const areAllReleased = pressed.length === 0;
    if (numbered.combo.slowRelease ? areAllReleased : wereAllPressed) this.#invoke(numbered, false, timestamp);
    if (areAllReleased) {
      // As in the firmware, the last active combo moves into the free slot.
      const last = this.#active.pop();
      if (last && last !== active) this.#active[index] = last;
    }
    return true;
  }
}
