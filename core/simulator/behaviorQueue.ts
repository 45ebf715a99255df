import type { DecisionWithoutTime } from './decisions.ts';
import type { BindingEvent } from './events.ts';
import type { Kernel, Work } from './kernel.ts';
import type { Binding, Keymap } from './model.ts';

/** What the queue needs from the machine. */
type Services = Readonly<{
  keymap: Keymap;
  kernel: Kernel;
  invoke: (binding: Binding, event: BindingEvent, pressed: boolean) => void;
  note: (decision: DecisionWithoutTime) => void;
}>;

type Item = Readonly<{ binding: Binding; pressed: boolean; position: number; waitMs: number }>;

/** How many steps can follow each other without a wait. Far more than any working macro has. */
const maxStepsAtOnce = 1000;

/** The queue for the steps of macros. There's one for the whole keyboard. Each step has a wait time after it. */
export class BehaviorQueue {
  readonly #machine: Services;
  readonly #work: Work;
  readonly #items: Item[] = [];

  constructor(machine: Services) {
    this.#machine = machine;
    this.#work = machine.kernel.createWork(() => this.#runNext());
  }

  /** Returns false if the queue is full. Like the firmware, it then drops the step. */
  add(event: BindingEvent, binding: Binding, pressed: boolean, waitMs: number): boolean {
    if (this.#items.length >= this.#machine.keymap.limits.behaviorQueueSize) return false;
    this.#items.push({ binding, pressed, position: event.position, waitMs });
    if (!this.#machine.kernel.isPending(this.#work)) this.#runNext();
    return true;
  }

  #runNext(): void {
    let steps = 0;
    for (let item = this.#items.shift(); item; item = this.#items.shift()) {
      if (++steps > maxStepsAtOnce) {
        this.#items.length = 0;
        const message = 'A macro restarts itself endlessly. A keyboard would hang here.';
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
