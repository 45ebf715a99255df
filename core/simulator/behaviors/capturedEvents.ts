import type { KeycodeEvent, PositionEvent } from '../events.ts';

type Captured = KeycodeEvent | PositionEvent;

/**
 * The events that hold-taps have captured, in one array for all of them as in the firmware. While the events of one
 * hold-tap are released from the front, the next undecided hold-tap reuses the free slots. Its events end at the first
 * free slot.
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
