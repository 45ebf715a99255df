import type { KeycodeEvent, PositionEvent } from '../events.ts';

type Captured = KeycodeEvent | PositionEvent;

/**
 * The events kept back by hold-taps, in one array for all of them. Each hold-tap's share ends at the first free place: while
 * one share is let go from the front, the next undecided hold-tap fills the places that have become free, and a search by it
 * stops at the gap before the rest.
 */
export class CapturedEvents {
  readonly #places: (Captured | undefined)[];

  constructor(size: number) {
    this.#places = new Array<undefined>(size).fill(undefined);
  }

  /** Takes the first free place. When there is none the event is lost, as in the firmware. */
  add(event: Captured): void {
    const free = this.#places.indexOf(undefined);
    if (free >= 0) this.#places[free] = event;
  }

  hasPress(position: number): boolean {
    for (const event of this.#places) {
      if (!event) return false;
      if (event.type === 'position' && event.position === position && event.pressed) return true;
    }
    return false;
  }

  /** Hands out the events up to the next gap, freeing each place first. */
  release(raise: (event: Captured) => void): void {
    for (let place = 0; place < this.#places.length; place++) {
      const event = this.#places[place];
      if (!event) return;
      this.#places[place] = undefined;
      raise(event);
    }
  }
}
