/**
 * The part of Zephyr that decides order: one work queue, delayed work, and a clock that moves only when the queue is empty.
 *
 * Ties are settled as the kernel settles them. Timers that fall due together enter the queue in the order in which they were
 * set, and the queue is first in, first out. Work cannot be scheduled twice: setting a running timer again changes nothing.
 */
export type Work = {
  readonly run: () => void;
  delayed: boolean;
  queued: boolean;
  running: boolean;
  /** Set when work is canceled while it runs; until it returns it can be neither submitted nor scheduled. */
  canceling: boolean;
  due: number;
};

export class Kernel {
  #now = 0;
  #halted = false;
  readonly #lagMs: number;
  /** Sorted by due time; equal times keep the order in which they were added. */
  readonly #timers: Work[] = [];
  #ready: Work[] = [];
  #next = 0;

  /** `lagMs` is what one kernel tick adds to every delay: 1 in the firmware's own tests, next to nothing on a keyboard. */
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

  /** Runs `work` after `delayMs`. Does nothing when it is already waiting. */
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

  /** Blocks the queue, as a sleep inside a handler does: timers keep falling due, but nothing runs until it is over. */
  sleep(ms: number): void {
    const end = this.#now + ms + this.#lagMs;
    this.#expire(end);
    this.#now = end;
  }

  /** Stops for good, leaving whatever is still waiting undone. */
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

  /** When the next timer falls due, if one is set. */
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
