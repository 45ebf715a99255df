import type { BindingEvent, Machine } from './machine.ts';
import type { Binding } from './model.ts';
import type { Work } from './kernel.ts';

type Item = Readonly<{ binding: Binding; pressed: boolean; position: number; waitMs: number }>;

/** Far more than macros without waits take. */
const mostStepsAtOnce = 1000;

/** The queue that macros put their steps in: one for the whole keyboard, each step followed by its wait. */
export class BehaviorQueue {
  readonly #machine: Machine;
  readonly #work: Work;
  readonly #items: Item[] = [];

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#work = machine.kernel.createWork(() => this.#runNext());
  }

  /** Returns false when the queue is full; the firmware drops the step then. */
  add(event: BindingEvent, binding: Binding, pressed: boolean, waitMs: number): boolean {
    if (this.#items.length >= this.#machine.keymap.limits.behaviorQueueSize) return false;
    this.#items.push({ binding, pressed, position: event.position, waitMs });
    if (!this.#machine.kernel.isPending(this.#work)) this.#runNext();
    return true;
  }

  #runNext(): void {
    let steps = 0;
    for (let item = this.#items.shift(); item; item = this.#items.shift()) {
      if (++steps > mostStepsAtOnce) {
        this.#items.length = 0;
        const message = 'A macro starts itself again without end; a keyboard would hang here.';
        this.#machine.note({ kind: 'error', message });
        return;
      }
      const { binding, pressed, position, waitMs } = item;
      this.#machine.invoke(binding, { position, timestamp: this.#machine.kernel.now }, pressed);
      if (waitMs > 0) {
        this.#machine.kernel.schedule(this.#work, waitMs);
        return;
      }
    }
  }
}
