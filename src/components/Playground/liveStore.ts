import { bindingLabel, type Keymap } from '#core/simulator';
import type { Drawable } from '@site/src/components/TimelineChart/chart';
import { LiveRun } from './liveRun';

/** Often enough to look alive, seldom enough to cost nothing. */
const frameMs = 40;

export type LiveView = Readonly<{
  play: Drawable;
  nowMs: number;
  held: ReadonlySet<number>;
  /** What each key would do now, with the layers that are on. */
  labels: readonly string[];
  activeLayers: readonly number[];
  received: readonly string[];
}>;

/** A keyboard in real time, as a store that React can watch. It runs only while something is going on. */
export class LiveStore {
  readonly #keymap: Keymap;
  readonly #names: readonly string[];
  readonly #run: LiveRun;
  readonly #startedAt = performance.now();
  readonly #listeners = new Set<() => void>();
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
    this.#run.press(position, this.#now());
    this.#tick();
  };

  readonly release = (position: number): void => {
    this.#run.release(position, this.#now());
    this.#tick();
  };

  readonly releaseAll = (): void => {
    if (this.#run.heldPositions.size === 0) return;
    this.#run.releaseAll(this.#now());
    this.#tick();
  };

  readonly showLayer = (layer: number): void => {
    this.#run.showLayer(layer);
    this.#tick();
  };

  #now(): number {
    return Math.round(performance.now() - this.#startedAt);
  }

  #look(): LiveView {
    const run = this.#run;
    const labels = Array.from({ length: this.#keymap.keyCount }, (_, position) => {
      const binding = run.bindingAt(position);
      return binding ? bindingLabel(this.#keymap, binding) : '';
    });
    const { heldPositions: held, activeLayers, received } = run;
    return { ...run.draw(this.#names, this.#now()), held, labels, activeLayers, received };
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    const now = this.#now();
    this.#run.advanceTo(now);
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
    if (!this.#run.isLive(now)) return;
    const due = this.#run.nextDue;
    // With reduced motion the drawing changes only when something happens.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) this.#timer = setTimeout(this.#tick, frameMs);
    else if (due !== undefined) this.#timer = setTimeout(this.#tick, Math.max(1, due - now + 1));
  };
}
