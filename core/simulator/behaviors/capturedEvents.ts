import type { KeycodeEvent, PositionEvent } from '../events.ts';

type Captured = KeycodeEvent | PositionEvent;

/**
 * The events that hold-taps have captured. As in the firmware, all hold-taps share one array. Releasing the events of one
 * hold-tap frees their slots from the front, and a released event can make the next hold-tap undecided, which then captures
 * into the freed slots. The events of one hold-tap always end at the first free slot.
 */
export class CapturedEvents {
  readonly #slots: (Captured | undefined)[];

  constructor(size: number) {
    this.#slots = new Array<undefined>(size).fill(undefined);
  }

  /** Uses the first free slot. If there is none, the event is lost, as in the firmware. */
  add(event: Captured): void {
    const free = this.#slots.indexOf(undefined);
    if (free >= 0) this.#slots[free] = event;
  }

  hasPress(position: number): boolean {
    for (const event of this.#slots) {
      if (!event) return false;
      if (event.type === 'position' && event.position === position && event.pressed) return true;
    }
    return false;
  }

  /** Raises the events up to the first free slot, and frees each slot before raising its event. */
  release(raise: (event: Captured) => void): void {
    for (let slot = 0; slot < this.#slots.length; slot++) {
      const event = this.#slots[slot];
      if (!event) return;
      this.#slots[slot] = undefined;
      raise(event);
    }
  }
}
