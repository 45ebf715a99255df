import type { Kernel, Work } from '../kernel.ts';

/** The active keys of one kind of behavior, each with a timer. As in the firmware, there's a fixed number of slots. */
export class Slots<Item extends { readonly slot: number }> {
  readonly #kernel: Kernel;
  readonly #items: (Item | undefined)[];
  readonly #timers: readonly Work[];
  #count = 0;

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
    return this.#count === 0;
  }

  /** Adds an item in the first free slot. Returns undefined if all are taken. */
  add(make: (slot: number) => Item): Item | undefined {
    const slot = this.#items.indexOf(undefined);
    if (slot < 0) return undefined;
    const item = make(slot);
    this.#items[slot] = item;
    this.#count++;
    return item;
  }

  remove(item: Item): void {
    if (this.#items[item.slot] !== item) return;
    this.#items[item.slot] = undefined;
    this.#count--;
  }

  find(matches: (item: Item) => boolean): Item | undefined {
    return this.isEmpty ? undefined : this.#items.find((item) => item !== undefined && matches(item));
  }

  /** Visits the items until `visit` returns true. Items that are added or removed meanwhile are taken into account. */
  visit(visit: (item: Item) => boolean | undefined): void {
    for (let slot = 0; slot < this.#items.length && !this.isEmpty; slot++) {
      const item = this.#items[slot];
      if (item && visit(item)) return;
    }
  }

  /** Has no effect if the timer is already running. */
  startTimer({ slot }: Item, ms: number): void {
    const timer = this.#timers[slot];
    if (timer) this.#kernel.schedule(timer, ms);
  }

  stopTimer({ slot }: Item): void {
    const timer = this.#timers[slot];
    if (timer) this.#kernel.cancel(timer);
  }
}
