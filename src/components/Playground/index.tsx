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
import Controls from './Controls';
import Keys from './Keys';
import OwnKeymap from './OwnKeymap';
import { LiveStore } from './liveStore';
import { assignPhysicalKeys } from './physicalKeys';
import Snippet from './Snippet';
import styles from './styles.module.css';
import { tunablesOf } from './tunables';

export type PlaygroundProps = Readonly<{ title: string; example: Example; keys?: readonly string[] }>;

type Loaded = Readonly<{ source: string; keymap: Keymap; notes: readonly string[]; keys?: readonly string[] }>;

function load(source: string, conf: string | undefined, keys?: readonly string[]): Loaded | string {
  const read = readKeymap(source, conf);
  return read.ok ? { source, keymap: read.keymap, notes: read.notes, ...(keys ? { keys } : {}) } : read.reason;
}

/** A figure's example to type on: keys, what they do as time goes by, and the settings behind it. */
export default function Playground({ title, example, keys }: PlaygroundProps): ReactElement {
  const [loaded, setLoaded] = useState(() => load(exampleSource(example), example.conf, keys));
  if (typeof loaded === 'string') return <p role="status">{loaded}</p>;
  const change = (source: string): string | undefined => {
    const next = load(source, example.conf, loaded.keys);
    if (typeof next === 'string') return next;
    setLoaded(next);
    return undefined;
  };
  const loadOwn = (source: string): string | undefined => {
    const next = load(source, '');
    if (typeof next === 'string') return next;
    setLoaded(next);
    return undefined;
  };
  return (
    <section className={styles.playground} aria-label={`Try it: ${title}`}>
      <Board {...loaded} />
      <Settings {...loaded} change={change} />
      <OwnKeymap load={loadOwn} notes={loaded.notes} />
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
}: Loaded & Readonly<{ change: (source: string) => string | undefined }>): ReactElement | null {
  const tunables = useMemo(() => tunablesOf(keymap), [keymap]);
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
        change={(ref, property, value) => void change(setProperty(source, ref, property, value))}
      />
      {snippet && <Snippet text={snippet} />}
    </details>
  );
}
