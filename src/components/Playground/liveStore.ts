import type { KeyEvent, Keymap } from '#core/simulator';
import type { Drawable } from '@site/src/components/TimelineChart/chart';
import { LiveRun } from './liveRun';

/** Often enough to look alive, seldom enough to cost nothing. */
const frameMs = 40;
/** Before the first key of a replay. */
const leadMs = 300;
const mostEvents = 4000;

export type LiveView = Readonly<{
  play: Drawable;
  nowMs: number;
  held: ReadonlySet<number>;
  activeLayers: readonly number[];
  received: readonly string[];
  /** How many presses and releases there are to replay. */
  recorded: number;
  /** How many of a replay are still to come; none when nothing is being replayed. */
  remaining: number | undefined;
}>;

/** A keyboard in real time, as a store that React can watch. It runs only while something is going on. */
export class LiveStore {
  readonly #keymap: Keymap;
  readonly #names: readonly string[];
  readonly #listeners = new Set<() => void>();
  #run: LiveRun;
  /** Everything that was pressed and released since the last clear, to replay. */
  #log: KeyEvent[] = [];
  /** What a replay still has to play. */
  #queue: KeyEvent[] | undefined;
  /** The keyboard's time runs from `virtual` on, `speed` times as fast as the real one since `real`. */
  #clock = { virtual: 0, real: performance.now(), speed: 1 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: LiveView;

  constructor(keymap: Keymap, names: readonly string[]) {
    this.#keymap = keymap;
    this.#names = names;
    this.#run = new LiveRun(keymap);
    this.#view = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  readonly getView = (): LiveView => this.#view;

  readonly press = (position: number): void => {
    this.#endReplay();
    if (this.#run.heldPositions.has(position)) return;
    this.#note(position, true);
    this.#run.press(position, this.#now());
    this.#tick();
  };

  readonly release = (position: number): void => {
    if (this.#queue || !this.#run.heldPositions.has(position)) return;
    this.#note(position, false);
    this.#run.release(position, this.#now());
    this.#tick();
  };

  readonly releaseAll = (): void => {
    for (const position of this.#run.heldPositions) this.release(position);
  };

  readonly showLayer = (layer: number): void => {
    this.#run.showLayer(layer);
    this.#tick();
  };

  /** Starts over with nothing pressed, nothing received and nothing to replay. */
  readonly clear = (): void => {
    this.#log = [];
    this.#queue = undefined;
    this.#restart(1);
  };

  /** Plays what was recorded once more, on a keyboard that was just switched on. */
  readonly replay = (speed: number): void => {
    this.#load();
    this.#restart(speed);
  };

  /** Plays the next press or release alone, and lets time stand still after it. */
  readonly step = (): void => {
    if (!this.#queue?.length) {
      this.#load();
      this.#restart(0);
    }
    const [next] = this.#queue ?? [];
    if (!next) return;
    this.#clock = { virtual: next.at, real: performance.now(), speed: 0 };
    this.#tick();
  };

  #note(position: number, pressed: boolean): void {
    if (this.#log.length < mostEvents) this.#log.push({ at: this.#now(), position, pressed });
  }

  #load(): void {
    const start = (this.#log[0]?.at ?? 0) - leadMs;
    this.#queue = this.#log.map((event) => ({ ...event, at: event.at - start }));
  }

  #endReplay(): void {
    if (!this.#queue) return;
    this.#queue = undefined;
    this.#log = [];
    this.#restart(1);
  }

  #restart(speed: number): void {
    this.#run = new LiveRun(this.#keymap);
    this.#clock = { virtual: 0, real: performance.now(), speed };
    this.#tick();
  }

  #now(): number {
    const { virtual, real, speed } = this.#clock;
    return Math.round(virtual + (performance.now() - real) * speed);
  }

  #look(): LiveView {
    const { heldPositions: held, activeLayers, received } = this.#run;
    return {
      ...this.#run.draw(this.#names, this.#now()),
      held,
      activeLayers,
      received,
      recorded: this.#log.length,
      remaining: this.#queue?.length,
    };
  }

  #playDue(now: number): void {
    while (this.#queue) {
      const [next] = this.#queue;
      if (!next || next.at > now) break;
      this.#queue.shift();
      if (next.pressed) this.#run.press(next.position, next.at);
      else this.#run.release(next.position, next.at);
    }
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    const now = this.#now();
    this.#playDue(now);
    this.#run.advanceTo(now);
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
    const isPlaying = (this.#queue?.length ?? 0) > 0;
    const { speed } = this.#clock;
    if (speed === 0 || !(isPlaying || this.#run.isLive(now))) return;
    // With reduced motion the drawing changes only when something happens.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#timer = setTimeout(this.#tick, frameMs);
      return;
    }
    const due = Math.min(this.#run.nextDue ?? Infinity, this.#queue?.[0]?.at ?? Infinity);
    if (Number.isFinite(due)) this.#timer = setTimeout(this.#tick, Math.max(1, (due - now) / speed + 1));
  };
}
