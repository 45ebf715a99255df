/** A handler that can be put in the queue, at once or after a delay. */
export type Work = {
  readonly run: () => void;
  delayed: boolean;
  queued: boolean;
  running: boolean;
  /** Set if work is canceled while it runs. It then can't be submitted or scheduled until it has returned. */
  canceling: boolean;
  due: number;
};

/**
 * A model of Zephyr's work queue and timers, with a simulated clock. Handlers take no time, except those that call `sleep`.
 *
 * The order of events is the same as in Zephyr: timers that are due at the same time run in the order in which they were
 * scheduled, and scheduling a timer that's already running has no effect.
 */
export class Kernel {
  #now = 0;
  #halted = false;
  readonly #lagMs: number;
  /** Sorted by due time, then by the order in which they were added. */
  readonly #timers: Work[] = [];
  #ready: Work[] = [];
  #next = 0;

  /** `lagMs` is added to every delay: one kernel tick, which is 1 ms in the firmware's tests and negligible on a keyboard. */
  constructor(lagMs: number) {
    this.#lagMs = lagMs;
  }

  get now(): number {
    return this.#now;
  }

  createWork(run: () => void): Work {
    return { run, delayed: false, queued: false, running: false, canceling: false, due: 0 };
  }

  submit(work: Work): void {
    if (work.canceling || work.queued) return;
    work.queued = true;
    this.#ready.push(work);
  }

  /** Runs `work` after `delayMs`. Does nothing if it's already scheduled. */
  schedule(work: Work, delayMs: number): void {
    if (work.delayed || work.queued || work.canceling) return;
    if (delayMs <= 0) this.submit(work);
    else this.#addTimer(work, this.#now + delayMs + this.#lagMs);
  }

  cancel(work: Work): void {
    if (work.delayed) {
      work.delayed = false;
      this.#timers.splice(this.#timers.indexOf(work), 1);
    }
    if (work.queued && !work.canceling) {
      work.queued = false;
      this.#ready.splice(this.#ready.indexOf(work, this.#next), 1);
    }
    if (work.running) work.canceling = true;
  }

  isPending(work: Work): boolean {
    return work.delayed || work.queued || work.running || work.canceling;
  }

  /** Blocks the queue, like a sleep inside a handler: timers that become due are queued, but nothing runs until the end. */
  sleep(ms: number): void {
    const end = this.#now + ms + this.#lagMs;
    this.#expire(end);
    this.#now = end;
  }

  /** Stops permanently, without running what's still scheduled. */
  halt(): void {
    this.#halted = true;
  }

  /** Runs everything due up to and including `time`. */
  advanceTo(time: number): void {
    this.#drain();
    while (!this.#halted) {
      const due = this.#timers[0]?.due;
      if (due === undefined || due > time) break;
      this.#expire(Math.max(due, this.#now));
      this.#drain();
    }
    if (!this.#halted && time > this.#now) this.#now = time;
  }

  /** The time at which the next timer is due, if any. */
  nextDue(): number | undefined {
    return this.#timers[0]?.due;
  }

  #addTimer(work: Work, due: number): void {
    work.delayed = true;
    work.due = due;
    let index = this.#timers.length;
    while (index > 0 && (this.#timers[index - 1]?.due ?? 0) > due) index--;
    this.#timers.splice(index, 0, work);
  }

  #expire(until: number): void {
    for (let work = this.#timers[0]; work && work.due <= until; work = this.#timers[0]) {
      this.#timers.shift();
      this.#now = Math.max(this.#now, work.due);
      work.delayed = false;
      this.submit(work);
    }
  }

  #drain(): void {
    while (!this.#halted && this.#next < this.#ready.length) {
      const work = this.#ready[this.#next++];
      if (!work) continue;
      work.queued = false;
      work.running = true;
      work.run();
      work.running = false;
      work.canceling = false;
    }
    this.#ready = [];
    this.#next = 0;
  }
}
