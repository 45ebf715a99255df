import type { Kernel, Work } from '../kernel.ts';

/** The active keys of one kind of behavior, each with a timer. As in the firmware, there's a fixed number of slots. */
export class Slots<Item extends object> {
  readonly #kernel: Kernel;
  readonly #items: (Item | undefined)[];
  readonly #timers: readonly Work[];

  constructor(kernel: Kernel, size: number, onTimer: (item: Item) => void) {
    this.#kernel = kernel;
    this.#items = new Array<undefined>(size).fill(undefined);
    this.#timers = this.#items.map((_, slot) =>
      kernel.createWork(() => {
        const item = this.#items[slot];
        if (item) onTimer(item);
      }),
    );
  }

  get isEmpty(): boolean {
    return this.#items.every((item) => item === undefined);
  }

  /** Adds an item in the first free slot. Returns false if all are taken. */
  add(item: Item): boolean {
    const slot = this.#items.indexOf(undefined);
    if (slot >= 0) this.#items[slot] = item;
    return slot >= 0;
  }

  remove(item: Item): void {
    const slot = this.#items.indexOf(item);
    if (slot >= 0) this.#items[slot] = undefined;
  }

  find(matches: (item: Item) => boolean): Item | undefined {
    return this.#items.find((item) => item !== undefined && matches(item));
  }

  /** Visits the items until `visit` returns true. Items that are added or removed meanwhile are taken into account. */
  visit(visit: (item: Item) => boolean | undefined): void {
    for (let slot = 0; slot < this.#items.length; slot++) {
      const item = this.#items[slot];
      if (item && visit(item)) return;
    }
  }

  /** Has no effect if the timer is already running. */
  startTimer(item: Item, ms: number): void {
    const timer = this.#timers[this.#items.indexOf(item)];
    if (timer) this.#kernel.schedule(timer, ms);
  }

  stopTimer(item: Item): void {
    const timer = this.#timers[this.#items.indexOf(item)];
    if (timer) this.#kernel.cancel(timer);
  }
}
