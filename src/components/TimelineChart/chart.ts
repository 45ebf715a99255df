import {
  describeDecision,
  isReported,
  labelWithMods,
  layerName,
  type Decision,
  type KeyHold,
  type Play,
} from '#core/simulator';

/** A time span on a row. Without `to`, it extends to the end of the chart. */
export type Bar = Readonly<{ from: number; to?: number }>;

/** A time span in which a behavior waits for another key, such as the tapping term. */
export type Wait = Readonly<{ from: number; to: number; name: string }>;

export type Row = Readonly<{
  kind: 'key' | 'layer' | 'output';
  label: string;
  bars: readonly Bar[];
  waits: readonly Wait[];
}>;

/** A numbered mark for the decisions made at one moment, with a sentence for each. */
export type Mark = Readonly<{ at: number; texts: readonly string[] }>;

export type Chart = Readonly<{ rows: readonly Row[]; marks: readonly Mark[]; endMs: number; ticks: readonly number[] }>;

/** The fields of a `Play` that a chart needs. While the reader is still typing, there are no others yet. */
export type ChartInput = Pick<Play, 'keymap' | 'keys' | 'holds'> &
  Readonly<{ run: Pick<Play['run'], 'events' | 'decisions' | 'presses'> }>;

/**
 * Computes the rows, marks, and axis of a chart. While the reader is still typing, the axis reaches at least `nowMs`.
 * `nameOf` renames what the computer receives.
 */
export function buildChart(play: ChartInput, nowMs = 0, nameOf = (chord: string): string => chord): Chart {
  const rows = [...keyRows(play), ...layerRows(play), ...outputRows(play, nameOf)];
  const marks = marksOf(play);
  const moments = rows.flatMap(({ bars, waits }) => [...bars, ...waits].flatMap(({ from, to }) => [from, to ?? from]));
  const lastMs = Math.max(nowMs, ...moments, ...marks.map(({ at }) => at));
  const tickMs = tickIntervalMs(lastMs);
  const endMs = Math.max(tickMs, lastMs * 1.04);
  return {
    rows,
    marks,
    endMs,
    ticks: Array.from({ length: Math.floor(endMs / tickMs) + 1 }, (_, index) => index * tickMs),
  };
}

/** The smallest of 10, 20, 50, 100, … ms that gives at most six ticks. */
function tickIntervalMs(lastMs: number): number {
  for (let scale = 10; ; scale *= 10) {
    for (const factor of [1, 2, 5]) if (lastMs <= scale * factor * 5) return scale * factor;
  }
}

function keyRows(play: ChartInput): readonly Row[] {
  const { keys, holds } = play;
  const positions = [...new Set(holds.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.map((position) => {
    const holdsOfKey = holds.filter((hold) => hold.position === position);
    const bars = holdsOfKey.map(({ from, to }) => ({ from, ...(to === undefined ? {} : { to }) }));
    const waits = holdsOfKey.flatMap((hold) => waitOf(play, hold) ?? []);
    return { kind: 'key', label: keys[position] ?? String(position), bars, waits };
  });
}

/** How long a key waits after its press or, for a sticky key, after its release. */
function waitOf({ keymap, holds, run }: ChartInput, hold: KeyHold): Wait | undefined {
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
  // The timeout starts with the first key of the combo.
  const isLater = holds.some(
    (other) =>
      other !== hold && keyPositions.includes(other.position) && other.from <= from && from - other.from <= timeoutMs,
  );
  return isLater ? undefined : wait(from, timeoutMs, 'combo timeout');
}

function layerRows({ keymap, run }: ChartInput): readonly Row[] {
  const rows = new Map<number, { from: number; to?: number }[]>();
  for (const decision of run.decisions) {
    if (decision.kind !== 'layer' || decision.layer === 0) continue;
    const bars = rows.get(decision.layer) ?? [];
    const last = bars.at(-1);
    if (decision.active) bars.push({ from: decision.at });
    else if (last) last.to = decision.at;
    rows.set(decision.layer, bars);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([layer, bars]) => ({ kind: 'layer', label: `Layer ${layerName(keymap, layer)}`, bars, waits: [] }));
}

function outputRows({ run }: ChartInput, nameOf: (chord: string) => string): readonly Row[] {
  const rows = new Map<string, { code: number; bars: { from: number; to?: number }[] }>();
  for (const { at, pressed, page, code, implicitMods } of run.events) {
    if (!isReported(page, code)) continue;
    if (pressed) {
      const label = nameOf(labelWithMods(page, code, implicitMods));
      const row = rows.get(label) ?? { code: page * 0x10000 + code, bars: [] };
      row.bars.push({ from: at });
      rows.set(label, row);
    } else {
      const openRow = [...rows.values()].find(
        (row) => row.code === page * 0x10000 + code && row.bars.some(({ to }) => to === undefined),
      );
      const bar = openRow?.bars.find(({ to }) => to === undefined);
      if (bar) bar.to = at;
    }
  }
  return [...rows].map(([label, { bars }]) => ({ kind: 'output', label, bars, waits: [] }));
}

/** Layer changes and the end of a combo get no mark, because the rows already show them. */
const isMarked = (decision: Decision): boolean =>
  decision.kind !== 'layer' && !(decision.kind === 'combo' && decision.outcome === 'released');

function marksOf({ keymap, keys, run }: ChartInput): readonly Mark[] {
  const byTime = new Map<number, string[]>();
  for (const decision of run.decisions.filter(isMarked)) {
    const texts = byTime.get(decision.at) ?? [];
    const text = describeDecision(decision, keymap, keys);
    if (!texts.includes(text)) texts.push(text);
    byTime.set(decision.at, texts);
  }
  return [...byTime].map(([at, texts]) => ({ at, texts }));
}

/** The legend for the dashed outlines, such as "tapping term, 200 ms". */
export const waitNames = ({ rows }: Chart): readonly string[] => [
  ...new Set(rows.flatMap(({ waits }) => waits.map(({ name }) => name))),
];

const describeSpan = ({ from, to }: Bar): string =>
  to === undefined ? `from ${from} ms on` : from === to ? `at ${from} ms` : `${from} to ${to} ms`;

/** Describes the chart in words, for screen readers. */
export function describeChart({ rows }: Chart): string {
  const sentence = (kind: Row['kind'], intro: string): string => {
    const entries = rows
      .filter((row) => row.kind === kind)
      .map(({ label, bars }) => `${label} ${bars.map(describeSpan).join(', ')}`);
    return entries.length > 0 ? `${intro}: ${entries.join('; ')}.` : '';
  };
  const output = sentence('output', 'The computer receives') || 'The computer receives nothing.';
  return [sentence('key', 'Keys held'), sentence('layer', 'Layers on'), output].filter(Boolean).join(' ');
}
