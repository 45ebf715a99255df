import {
  outcomeOf,
  Session,
  type Decision,
  type KeyHold,
  type Keymap,
  type AnsweredPress,
  type OutputEvent,
} from '#core/simulator';
import type { Drawable } from '@site/src/components/TimelineChart/chart';

/** A pause after which the next key starts a new drawing; what is switched on stays on. */
const quietMs = 1500;
const longestTakeMs = 6000;
const mostReceived = 400;

type Hold = { readonly position: number; readonly from: number; to?: number };
type Take = {
  start: number;
  holds: Hold[];
  /** What was pressed and which layers were on as it started: drawn, but nothing that happened in it. */
  before: Readonly<{ events: readonly OutputEvent[]; decisions: readonly Decision[] }>;
  events: OutputEvent[];
  decisions: Decision[];
  presses: AnsweredPress[];
};

/** The presses that no release follows. */
function stillPressed(events: readonly OutputEvent[]): readonly OutputEvent[] {
  return events.filter(
    ({ pressed, page, code }, index) =>
      pressed && !events.some((later, at) => at > index && later.page === page && later.code === code),
  );
}

/** A keyboard that is being typed on: keys with their times in, what to draw out. Times are ms since it was switched on. */
export class LiveRun {
  readonly #keymap: Keymap;
  readonly #session: Session;
  readonly #held = new Map<number, Hold>();
  #take: Take = {
    start: 0,
    holds: [],
    before: { events: [], decisions: [] },
    events: [],
    decisions: [],
    presses: [],
  };
  #lastKeyAt = -Infinity;
  #received: string[] = [];

  constructor(keymap: Keymap) {
    this.#keymap = keymap;
    this.#session = new Session(keymap, {
      onOutput: (event) => this.#take.events.push(event),
      onDecision: (decision) => this.#take.decisions.push(decision),
      onPress: (press) => this.#take.presses.push(press),
    });
  }

  get heldPositions(): ReadonlySet<number> {
    return new Set(this.#held.keys());
  }

  get activeLayers(): readonly number[] {
    return this.#session.state.activeLayers;
  }

  press(position: number, at: number): void {
    if (this.#held.has(position)) return;
    this.advanceTo(at);
    const isQuiet = this.#held.size === 0 && !this.#session.isWaiting && at - this.#lastKeyAt > quietMs;
    if (isQuiet || at - this.#take.start > longestTakeMs) this.#startTake(at);
    const hold: Hold = { position, from: at };
    this.#held.set(position, hold);
    this.#take.holds.push(hold);
    this.#key(position, true, at);
  }

  release(position: number, at: number): void {
    const hold = this.#held.get(position);
    if (!hold) return;
    this.#held.delete(position);
    hold.to = Math.max(at, hold.from + 1);
    this.#key(position, false, hold.to);
  }

  releaseAll(at: number): void {
    for (const position of [...this.#held.keys()]) this.release(position, at);
  }

  /** Leaves only layer 0 and `layer` on. */
  showLayer(layer: number): void {
    for (let other = 1; other < this.#keymap.layers.length; other++) this.#session.setLayer(other, other === layer);
    this.#take = { ...this.#take, before: { ...this.#take.before, decisions: [] }, decisions: [] };
  }

  advanceTo(at: number): void {
    this.#session.advanceTo(at);
  }

  /** Whether the drawing changes as time goes by, without another key. */
  isLive(at: number): boolean {
    return this.#held.size > 0 || this.#session.isWaiting || at - this.#lastKeyAt < 200;
  }

  /** When something happens next by itself. */
  get nextDue(): number | undefined {
    return this.#session.kernel.nextDue();
  }

  /** What the computer has received so far, the latest last. */
  get received(): readonly string[] {
    return [...this.#received, ...outcomeOf(this.#take.events)].slice(-mostReceived);
  }

  /** The current drawing, with times that begin at 0. */
  draw(keys: readonly string[], at: number): { play: Drawable; nowMs: number } {
    const { start, holds, before, events, decisions, presses } = this.#take;
    const shift = <Timed extends { at: number }>(list: readonly Timed[]): Timed[] =>
      list.map((item) => ({ ...item, at: item.at - start }));
    const play: Drawable = {
      keymap: this.#keymap,
      keys,
      holds: holds.map(({ position, from, to }): KeyHold => ({
        position,
        from: Math.max(0, from - start),
        ...(to === undefined ? {} : { to: to - start }),
      })),
      run: {
        events: shift([...before.events, ...events]),
        decisions: shift([...before.decisions, ...decisions]),
        presses: shift(presses),
      },
    };
    return { play, nowMs: this.isLive(at) ? at - start : 0 };
  }

  #startTake(at: number): void {
    this.#received = [...this.received];
    const { before, events } = this.#take;
    this.#take = {
      start: at,
      holds: [...this.#held.values()],
      before: {
        events: stillPressed([...before.events, ...events]).map((event) => ({ ...event, at })),
        decisions: this.activeLayers
          .filter((layer) => layer > 0)
          .map((layer) => ({ kind: 'layer', at, layer, active: true })),
      },
      events: [],
      decisions: [],
      // What the keys held waited for has been drawn.
      presses: [],
    };
  }

  #key(position: number, pressed: boolean, at: number): void {
    this.#lastKeyAt = at;
    this.#session.advanceTo(at);
    this.#session.key(position, pressed);
    this.#session.advanceTo(at);
  }
}
