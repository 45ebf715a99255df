import type { KeyEvent, Keymap } from '#core/simulator';
import type { ChartInput } from '@site/src/components/TimelineChart/chart';
import { LiveKeyboard } from './liveKeyboard';

/** Time between updates of the chart. Short enough to look smooth, and long enough to need little processor time. */
const frameMs = 40;
/** Pause before the first key of a replay. */
const leadInMs = 300;
const maxEvents = 4000;

export type LiveSnapshot = Readonly<{
  play: ChartInput;
  nowMs: number;
  /** Positions that are down. */
  pressed: ReadonlySet<number>;
  activeLayers: readonly number[];
  received: readonly string[];
  /** Number of presses and releases that can be replayed. */
  recorded: number;
  /** Number of events left in the current replay; undefined without one. */
  remaining: number | undefined;
}>;

/** Runs a live keyboard in real time, as a store for `useSyncExternalStore`. Its timer stops when nothing changes. */
export class LiveKeyboardStore {
  readonly #keymap: Keymap;
  readonly #names: readonly string[];
  readonly #listeners = new Set<() => void>();
  #keyboard: LiveKeyboard;
  /** Every press and release since the last clear. */
  #recording: KeyEvent[] = [];
  /** Events left to replay; undefined while the reader is typing. */
  #replayQueue: KeyEvent[] | undefined;
  /** When the real time was `real`, the keyboard's time was `virtual`. Since then, it has run `speed` times as fast as the real time. */
  #clock = { virtual: 0, real: performance.now(), speed: 1 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: LiveSnapshot;

  constructor(keymap: Keymap, names: readonly string[]) {
    this.#keymap = keymap;
    this.#names = names;
    this.#keyboard = new LiveKeyboard(keymap);
    this.#snapshot = this.#takeSnapshot();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  readonly getSnapshot = (): LiveSnapshot => this.#snapshot;

  readonly press = (position: number): void => {
    this.#endReplay();
    if (this.#keyboard.pressedPositions.has(position)) return;
    this.#record(position, true);
    this.#keyboard.press(position, this.#now());
    this.#tick();
  };

  readonly release = (position: number): void => {
    if (this.#replayQueue || !this.#keyboard.pressedPositions.has(position)) return;
    this.#record(position, false);
    this.#keyboard.release(position, this.#now());
    this.#tick();
  };

  readonly releaseAll = (): void => {
    for (const position of this.#keyboard.pressedPositions) this.release(position);
  };

  readonly switchToLayer = (layer: number): void => {
    this.#keyboard.switchToLayer(layer);
    this.#tick();
  };

  /** Starts over with a fresh keyboard and an empty recording. */
  readonly clear = (): void => {
    this.#recording = [];
    this.#replayQueue = undefined;
    this.#restart(1);
  };

  /** Replays the recording on a fresh keyboard. */
  readonly replay = (speed: number): void => {
    this.#fillReplayQueue();
    this.#restart(speed);
  };

  /** Replays the next press or release, then stops the clock. */
  readonly step = (): void => {
    if (!this.#replayQueue?.length) {
      this.#fillReplayQueue();
      this.#restart(0);
    }
    const [next] = this.#replayQueue ?? [];
    if (!next) return;
    this.#clock = { virtual: next.at, real: performance.now(), speed: 0 };
    this.#tick();
  };

  #record(position: number, pressed: boolean): void {
    if (this.#recording.length < maxEvents) this.#recording.push({ at: this.#now(), position, pressed });
  }

  #fillReplayQueue(): void {
    const start = (this.#recording[0]?.at ?? 0) - leadInMs;
    this.#replayQueue = this.#recording.map((event) => ({ ...event, at: event.at - start }));
  }

  #endReplay(): void {
    if (!this.#replayQueue) return;
    this.#replayQueue = undefined;
    this.#recording = [];
    this.#restart(1);
  }

  #restart(speed: number): void {
    this.#keyboard = new LiveKeyboard(this.#keymap);
    this.#clock = { virtual: 0, real: performance.now(), speed };
    this.#tick();
  }

  #now(): number {
    const { virtual, real, speed } = this.#clock;
    return Math.round(virtual + (performance.now() - real) * speed);
  }

  #takeSnapshot(): LiveSnapshot {
    const { pressedPositions: pressed, activeLayers, received } = this.#keyboard;
    return {
      ...this.#keyboard.draw(this.#names, this.#now()),
      pressed,
      activeLayers,
      received,
      recorded: this.#recording.length,
      remaining: this.#replayQueue?.length,
    };
  }

  #replayDueEvents(now: number): void {
    while (this.#replayQueue) {
      const [next] = this.#replayQueue;
      if (!next || next.at > now) break;
      this.#replayQueue.shift();
      if (next.pressed) this.#keyboard.press(next.position, next.at);
      else this.#keyboard.release(next.position, next.at);
    }
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    const now = this.#now();
    this.#replayDueEvents(now);
    this.#keyboard.advanceTo(now);
    this.#snapshot = this.#takeSnapshot();
    for (const listener of this.#listeners) listener();
    const isReplaying = (this.#replayQueue?.length ?? 0) > 0;
    const { speed } = this.#clock;
    if (speed === 0 || !(isReplaying || this.#keyboard.isAnimating(now))) return;
    // With reduced motion, update only when something happens.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#timer = setTimeout(this.#tick, frameMs);
      return;
    }
    const nextAt = Math.min(this.#keyboard.nextTimerAt ?? Infinity, this.#replayQueue?.[0]?.at ?? Infinity);
    if (Number.isFinite(nextAt)) this.#timer = setTimeout(this.#tick, Math.max(1, (nextAt - now) / speed + 1));
  };
}
