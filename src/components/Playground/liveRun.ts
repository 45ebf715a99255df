import { outcomeOf, Session, type Decision, type KeyHold, type Keymap, type OutputEvent } from '#core/simulator';
import type { Drawable } from '@site/src/components/TimelineChart/chart';

/** A pause after which the next key starts a new drawing; what is switched on stays on. */
const quietMs = 1500;
const longestTakeMs = 6000;
const mostReceived = 24;

type Hold = { readonly position: number; readonly from: number; to?: number };
type Shown = { holds: Hold[]; events: OutputEvent[]; decisions: Decision[] };

/** A keyboard that is being typed on: keys with their times in, what to draw out. Times are ms since it was switched on. */
export class LiveRun {
  readonly #keymap: Keymap;
  readonly #session: Session;
  readonly #held = new Map<number, Hold>();
  #take: Shown = { holds: [], events: [], decisions: [] };
  #takeStart = 0;
  #lastKeyAt = -Infinity;
  #received: string[] = [];

  constructor(keymap: Keymap) {
    this.#keymap = keymap;
    this.#session = new Session(keymap, {
      onOutput: (event) => this.#take.events.push(event),
      onDecision: (decision) => this.#take.decisions.push(decision),
    });
  }

  get heldPositions(): ReadonlySet<number> {
    return new Set(this.#held.keys());
  }

  get activeLayers(): readonly number[] {
    return this.#session.state.activeLayers;
  }

  bindingAt(position: number) {
    return this.#session.bindingAt(position);
  }

  press(position: number, at: number): void {
    if (this.#held.has(position)) return;
    this.advanceTo(at);
    const isQuiet = this.#held.size === 0 && !this.#session.isWaiting && at - this.#lastKeyAt > quietMs;
    if (isQuiet || at - this.#takeStart > longestTakeMs) this.#startTake(at);
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
    this.#take.decisions = [];
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
    const start = this.#takeStart;
    const { holds, events, decisions } = this.#take;
    const shift = <Timed extends { at: number }>(list: readonly Timed[]): Timed[] =>
      list.map((item) => ({ ...item, at: item.at - start }));
    const play: Drawable = {
      keymap: this.#keymap,
      keys,
      holds: holds.map(({ position, from, to }): KeyHold => ({
        position,
        from: from - start,
        ...(to === undefined ? {} : { to: to - start }),
      })),
      run: { events: shift(events), decisions: shift(decisions) },
    };
    return { play, nowMs: this.isLive(at) ? at - start : 0 };
  }

  #startTake(at: number): void {
    this.#received = [...this.received];
    this.#takeStart = at;
    this.#take = { holds: [...this.#held.values()], events: [], decisions: [] };
  }

  #key(position: number, pressed: boolean, at: number): void {
    this.#lastKeyAt = at;
    this.#session.advanceTo(at);
    this.#session.key(position, pressed);
    this.#session.advanceTo(at);
  }
}
