import {
  outcomeOf,
  Session,
  type Decision,
  type KeyHold,
  type Keymap,
  type HandledPress,
  type OutputEvent,
} from '#core/simulator';
import type { ChartInput } from '@site/src/components/TimelineChart/chart';

/** After a pause this long, the next key starts a new chart. Layers and modifiers stay on. */
const pauseMs = 1500;
const maxChartMs = 6000;
const maxReceived = 400;

type Hold = { readonly position: number; readonly from: number; to?: number };
/** What happened since the chart started. Times are ms since the keyboard was switched on. */
type Segment = {
  start: number;
  holds: Hold[];
  /** Key codes and layers that were already on when the chart started. They're drawn, but not received again. */
  carriedOver: Readonly<{ events: readonly OutputEvent[]; decisions: readonly Decision[] }>;
  events: OutputEvent[];
  decisions: Decision[];
  presses: HandledPress[];
};

const segmentFrom = (
  start: number,
  holds: Hold[] = [],
  carriedOver: Segment['carriedOver'] = { events: [], decisions: [] },
): Segment => ({ start, holds, carriedOver, events: [], decisions: [], presses: [] });

/** The presses of key codes that haven't been released. */
function stillPressed(events: readonly OutputEvent[]): readonly OutputEvent[] {
  return events.filter(
    ({ pressed, page, code }, index) =>
      pressed && !events.some((later, at) => at > index && later.page === page && later.code === code),
  );
}

/** A simulated keyboard that is being typed on. It takes key presses and returns what to draw. */
export class LiveKeyboard {
  readonly #keymap: Keymap;
  readonly #session: Session;
  readonly #pressed = new Map<number, Hold>();
  /** A new set only when a key goes down or up, so that the keys aren't drawn again every frame. */
  pressedPositions: ReadonlySet<number> = new Set();
  #segment = segmentFrom(0);
  #lastKeyAt = -Infinity;
  #received: string[] = [];

  constructor(keymap: Keymap) {
    this.#keymap = keymap;
    this.#session = new Session(keymap, {
      onOutput: (event) => this.#segment.events.push(event),
      onDecision: (decision) => this.#segment.decisions.push(decision),
      onPress: (press) => this.#segment.presses.push(press),
    });
  }

  get activeLayers(): readonly number[] {
    return this.#session.state.activeLayers;
  }

  press(position: number, at: number): void {
    if (this.#pressed.has(position)) return;
    this.advanceTo(at);
    const isAfterPause = this.#pressed.size === 0 && !this.#session.isWaiting && at - this.#lastKeyAt > pauseMs;
    if (isAfterPause || at - this.#segment.start > maxChartMs) this.#startSegment(at);
    const hold: Hold = { position, from: at };
    this.#pressed.set(position, hold);
    this.#segment.holds.push(hold);
    this.#sendKey(position, true, at);
  }

  release(position: number, at: number): void {
    const hold = this.#pressed.get(position);
    if (!hold) return;
    this.#pressed.delete(position);
    hold.to = Math.max(at, hold.from + 1);
    this.#sendKey(position, false, hold.to);
  }

  /** Turns all layers off except layer 0 and `layer`. */
  switchToLayer(layer: number): void {
    for (let other = 1; other < this.#keymap.layers.length; other++) this.#session.setLayer(other, other === layer);
    this.#segment = { ...this.#segment, carriedOver: { ...this.#segment.carriedOver, decisions: [] }, decisions: [] };
  }

  advanceTo(at: number): void {
    this.#session.advanceTo(at);
  }

  /** Whether the chart changes as time passes, even without another key press or release. */
  isAnimating(at: number): boolean {
    return this.#pressed.size > 0 || this.#session.isWaiting || at - this.#lastKeyAt < 200;
  }

  /** When the next timer fires. */
  get nextTimerAt(): number | undefined {
    return this.#session.kernel.nextDue();
  }

  /** What the computer has received so far, latest last. */
  get received(): readonly string[] {
    return [...this.#received, ...outcomeOf(this.#segment.events)].slice(-maxReceived);
  }

  /** The current chart, with times that start at 0. */
  draw(keys: readonly string[], at: number): { play: ChartInput; nowMs: number } {
    const { start, holds, carriedOver, events, decisions, presses } = this.#segment;
    const shift = <Timed extends { at: number }>(list: readonly Timed[]): Timed[] =>
      list.map((item) => ({ ...item, at: item.at - start }));
    const play: ChartInput = {
      keymap: this.#keymap,
      keys,
      holds: holds.map(({ position, from, to }): KeyHold => ({
        position,
        from: Math.max(0, from - start),
        ...(to === undefined ? {} : { to: to - start }),
      })),
      run: {
        events: shift([...carriedOver.events, ...events]),
        decisions: shift([...carriedOver.decisions, ...decisions]),
        presses: shift(presses),
      },
    };
    return { play, nowMs: this.isAnimating(at) ? at - start : 0 };
  }

  #startSegment(at: number): void {
    this.#received = [...this.received];
    const { carriedOver, events } = this.#segment;
    this.#segment = segmentFrom(at, [...this.#pressed.values()], {
      events: stillPressed([...carriedOver.events, ...events]).map((event) => ({ ...event, at })),
      decisions: this.activeLayers
        .filter((layer) => layer > 0)
        .map((layer) => ({ kind: 'layer', at, layer, active: true })),
    });
  }

  #sendKey(position: number, pressed: boolean, at: number): void {
    this.#lastKeyAt = at;
    this.pressedPositions = new Set(this.#pressed.keys());
    this.#session.advanceTo(at);
    this.#session.key(position, pressed);
    this.#session.advanceTo(at);
  }
}
