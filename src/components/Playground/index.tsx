import { useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import {
  exampleSource,
  keyNamesOf,
  keyRows,
  nodeText,
  readKeymap,
  setProperty,
  type Example,
  type Keymap,
} from '#core/simulator';
import TimelineChart from '@site/src/components/TimelineChart';
import { layOut } from '@site/src/components/TimelineChart/chart';
import Outcome from '@site/src/components/TimelineChart/Outcome';
import CodeBlock from '@theme/CodeBlock';
import Controls from './Controls';
import DrawingBoundary from './DrawingBoundary';
import Keys from './Keys';
import OwnKeymap from './OwnKeymap';
import { LiveStore } from './liveStore';
import { assignPhysicalKeys } from './physicalKeys';
import styles from './styles.module.css';
import { tunablesOf } from './tunables';

export type PlaygroundProps = Readonly<{ title: string; example: Example; keys?: readonly string[] }>;

type Loaded = Readonly<{
  source: string;
  conf: string | undefined;
  keymap: Keymap;
  notes: readonly string[];
  keys?: readonly string[];
}>;
type Loading = Readonly<{ ok: true; loaded: Loaded }> | Readonly<{ ok: false; reason: string }>;

function load(source: string, conf: string | undefined, keys?: readonly string[]): Loading {
  const read = readKeymap(source, conf);
  if (!read.ok) return read;
  return { ok: true, loaded: { source, conf, keymap: read.keymap, notes: read.notes, ...(keys ? { keys } : {}) } };
}

/** A figure's example to type on: keys, what they do as time goes by, and the settings behind it. */
export default function Playground({ title, example, keys }: PlaygroundProps): ReactElement {
  const [current, setCurrent] = useState(() => load(exampleSource(example), example.conf, keys));
  if (!current.ok) return <p role="status">{current.reason}</p>;
  const { loaded } = current;
  /** Shows a keymap that can be used. Returns why one cannot. */
  const show = (next: Loading): string | undefined => {
    if (!next.ok) return next.reason;
    setCurrent(next);
    return undefined;
  };
  return (
    <section className={styles.playground} aria-label={`Try it: ${title}`}>
      <DrawingBoundary source={loaded.source}>
        <Board {...loaded} />
        <Settings {...loaded} change={(source) => void show(load(source, loaded.conf, loaded.keys))} />
      </DrawingBoundary>
      <OwnKeymap load={(source) => show(load(source, ''))} notes={loaded.notes} />
    </section>
  );
}

/** The keys with the drawing of what they do. */
function Board({ source, keymap, keys }: Loaded): ReactElement {
  const names = useMemo(() => keys ?? keyNamesOf(keymap), [keys, keymap]);
  const rows = useMemo(() => keyRows(source, keymap.keyCount), [source, keymap]);
  const physical = useMemo(() => assignPhysicalKeys(names), [names]);
  const store = useMemo(() => new LiveStore(keymap, names), [keymap, names]);
  const { play, nowMs, held, labels, activeLayers, received } = useSyncExternalStore(store.subscribe, store.getView);
  const chart = layOut(play, nowMs);
  return (
    <>
      {keymap.layers.length > 1 && <Layers keymap={keymap} active={activeLayers} show={store.showLayer} />}
      <Keys rows={rows} labels={labels} physical={physical} held={held} store={store} />
      {chart.rows.length > 0 && <TimelineChart chart={chart} />}
      <ol className={styles.decisions} aria-live="polite">
        {chart.marks.map(({ at, texts }) => (
          <li key={at}>
            {at} ms: {texts.join('; ')}.
          </li>
        ))}
      </ol>
      <p className={styles.received}>
        Your computer would receive <Outcome outcome={received.join(' ') || 'nothing'} />
      </p>
    </>
  );
}

type LayersProps = Readonly<{ keymap: Keymap; active: readonly number[]; show: (layer: number) => void }>;

function Layers({ keymap, active, show }: LayersProps): ReactElement {
  return (
    <label className={styles.layers}>
      Layer{' '}
      <select value={active.at(-1) ?? 0} onChange={({ target }) => show(Number(target.value))}>
        {keymap.layers.map(({ name }, layer) => (
          <option key={layer} value={layer}>
            {layer}: {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Properties to change, and the text that says the same. */
function Settings({
  source,
  keymap,
  change,
}: Loaded & Readonly<{ change: (source: string) => void }>): ReactElement | null {
  const tunables = useMemo(() => tunablesOf(keymap, source), [keymap, source]);
  const snippet = tunables
    .map(({ ref }) => nodeText(source, ref))
    .filter(Boolean)
    .join('\n\n');
  if (tunables.length === 0) return null;
  return (
    <details className={styles.settings} open={tunables.length <= 2}>
      <summary>Change its settings</summary>
      <Controls
        tunables={tunables}
        change={(ref, property, value) => change(setProperty(source, ref, property, value))}
      />
      {snippet && <CodeBlock language="dts">{snippet}</CodeBlock>}
    </details>
  );
}
