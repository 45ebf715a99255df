import { describeDecision, keymapNames, labelWithMods, type Decision, type KeyHold, type Play } from '#core/simulator';

/** A stretch of time on a row; without `to` it goes on to the end. */
export type Bar = Readonly<{ from: number; to?: number }>;

export type Wait = Readonly<{ from: number; to: number; name: string }>;

export type Row = Readonly<{
  kind: 'key' | 'layer' | 'output';
  label: string;
  bars: readonly Bar[];
  /** How long the key's behavior waits, such as the tapping term, from each moment it begins to. */
  waits: readonly Wait[];
}>;

/** Decisions at one moment, under one number. */
export type Mark = Readonly<{ at: number; texts: readonly string[] }>;

export type Chart = Readonly<{ rows: readonly Row[]; marks: readonly Mark[]; endMs: number; ticks: readonly number[] }>;

/** What can be drawn of a run; a live one has no outcome yet. */
export type Drawable = Pick<Play, 'keymap' | 'keys' | 'holds'> &
  Readonly<{ run: Pick<Play['run'], 'events' | 'decisions' | 'presses'> }>;

/** Works out what to draw. `nowMs`, for a run that is still going on, is how far the time axis must reach. */
export function layOut(play: Drawable, nowMs = 0): Chart {
  const rows = [...keyRows(play), ...layerRows(play.run.decisions), ...outputRows(play)];
  const marks = marksOf(play);
  const moments = rows.flatMap(({ bars, waits }) => [...bars, ...waits].flatMap(({ from, to }) => [from, to ?? from]));
  const last = Math.max(nowMs, ...moments, ...marks.map(({ at }) => at));
  const step = tickStep(last);
  const endMs = Math.max(step, last * 1.04);
  return {
    rows,
    marks,
    endMs,
    ticks: Array.from({ length: Math.floor(endMs / step) + 1 }, (_, index) => index * step),
  };
}

function tickStep(last: number): number {
  for (let scale = 10; ; scale *= 10) {
    for (const factor of [1, 2, 5]) if (last <= scale * factor * 5) return scale * factor;
  }
}

function keyRows(play: Drawable): readonly Row[] {
  const { keys, holds } = play;
  const positions = [...new Set(holds.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.map((position) => {
    const own = holds.filter((hold) => hold.position === position);
    const bars = own.map(({ from, to }) => ({ from, ...(to === undefined ? {} : { to }) }));
    const waits = own.flatMap((hold) => waitOf(play, hold) ?? []);
    return { kind: 'key', label: keys[position] ?? String(position), bars, waits };
  });
}

/** What a key waits for after it went down, or, a sticky key, after it came up. */
function waitOf({ keymap, holds, run }: Drawable, hold: KeyHold): Wait | undefined {
  const { position, from, to = Infinity } = hold;
  const press = run.presses.find(({ at, position: pressed }) => pressed === position && from <= at && at < to);
  const config = press && keymap.behaviors[press.binding.behavior];
  const wait = (start: number, ms: number, name: string): Wait => ({
    from: start,
    to: start + ms,
    name: `${name}, ${ms} ms`,
  });
  if (config?.kind === 'hold-tap' || config?.kind === 'tap-dance')
    return wait(from, config.tappingTermMs, 'tapping term');
  if (config?.kind === 'sticky-key')
    return hold.to === undefined ? undefined : wait(hold.to, config.releaseAfterMs, 'release-after-ms');
  const combo = keymap.combos.find(({ keyPositions }) => keyPositions.includes(position));
  if (!combo) return undefined;
  const { keyPositions, timeoutMs } = combo;
  // Only the first key starts the time in which the others must follow.
  const isLater = holds.some(
    (other) =>
      other !== hold && keyPositions.includes(other.position) && other.from <= from && from - other.from <= timeoutMs,
  );
  return isLater ? undefined : wait(from, timeoutMs, 'combo timeout');
}

function layerRows(decisions: readonly Decision[]): readonly Row[] {
  const rows = new Map<number, { from: number; to?: number }[]>();
  for (const decision of decisions) {
    if (decision.kind !== 'layer' || decision.layer === 0) continue;
    const bars = rows.get(decision.layer) ?? [];
    const last = bars.at(-1);
    if (decision.active) bars.push({ from: decision.at });
    else if (last) last.to = decision.at;
    rows.set(decision.layer, bars);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([layer, bars]) => ({ kind: 'layer', label: `Layer ${layer}`, bars, waits: [] }));
}

function outputRows({ run }: Drawable): readonly Row[] {
  const rows = new Map<string, { code: number; bars: { from: number; to?: number }[] }>();
  for (const { at, pressed, page, code, implicitMods } of run.events) {
    if (pressed) {
      const label = labelWithMods(page, code, implicitMods);
      const row = rows.get(label) ?? { code: page * 0x10000 + code, bars: [] };
      row.bars.push({ from: at });
      rows.set(label, row);
    } else {
      const held = [...rows.values()].find(
        (row) => row.code === page * 0x10000 + code && row.bars.some(({ to }) => to === undefined),
      );
      const bar = held?.bars.find(({ to }) => to === undefined);
      if (bar) bar.to = at;
    }
  }
  return [...rows].map(([label, { bars }]) => ({ kind: 'output', label, bars, waits: [] }));
}

/** Layers have rows of their own, and what a release does can be seen in them. */
const isMarked = (decision: Decision): boolean =>
  decision.kind !== 'layer' && !(decision.kind === 'combo' && decision.outcome === 'released');

function marksOf({ keymap, keys, run }: Drawable): readonly Mark[] {
  const names = keymapNames(keymap, keys);
  const byTime = new Map<number, string[]>();
  for (const decision of run.decisions.filter(isMarked)) {
    const texts = byTime.get(decision.at) ?? [];
    const text = describeDecision(decision, names);
    if (!texts.includes(text)) texts.push(text);
    byTime.set(decision.at, texts);
  }
  return [...byTime].map(([at, texts]) => ({ at, texts }));
}

/** What the dashed outlines of the chart stand for, such as "tapping term, 200 ms". */
export const waitNames = ({ rows }: Chart): readonly string[] => [
  ...new Set(rows.flatMap(({ waits }) => waits.map(({ name }) => name))),
];

const span = ({ from, to }: Bar): string =>
  to === undefined ? `from ${from} ms on` : from === to ? `at ${from} ms` : `${from} to ${to} ms`;

/** The chart in words. */
export function describeChart({ rows }: Chart): string {
  const sentence = (kind: Row['kind'], intro: string): string => {
    const parts = rows
      .filter((row) => row.kind === kind)
      .map(({ label, bars }) => `${label} ${bars.map(span).join(', ')}`);
    return parts.length > 0 ? `${intro}: ${parts.join('; ')}.` : '';
  };
  const output = sentence('output', 'The computer receives') || 'The computer receives nothing.';
  return [sentence('key', 'Keys held'), sentence('layer', 'Layers on'), output].filter(Boolean).join(' ');
}
