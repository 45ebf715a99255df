import { useMemo, useState, type ReactElement } from 'react';
import { drawingOf, type KeymapDrawing } from '#core/keymap-drawing';
import { nodeText, readKeymapTree, setProperty, type Keymap } from '#core/simulator';
import CodeBlock from '@theme/CodeBlock';
import Board from './Board';
import Controls from './Controls';
import DrawingBoundary from './DrawingBoundary';
import OwnKeymap from './OwnKeymap';
import styles from './styles.module.css';
import { tunablesOf } from './tunables';

export type PlaygroundProps = Readonly<{
  title: string;
  source: string;
  conf?: string | undefined;
  keys?: readonly string[] | undefined;
}>;

type Loaded = Readonly<{
  source: string;
  conf: string | undefined;
  keymap: Keymap;
  drawing: KeymapDrawing;
  notes: readonly string[];
  keys?: readonly string[];
}>;
type Loading = Readonly<{ ok: true; loaded: Loaded }> | Readonly<{ ok: false; reason: string }>;

function load(source: string, conf: string | undefined, keys?: readonly string[]): Loading {
  const { tree, result } = readKeymapTree(source, conf ?? '');
  if (!result.ok) return result;
  const { keymap, notes } = result;
  return { ok: true, loaded: { source, conf, keymap, drawing: drawingOf(tree), notes, ...(keys ? { keys } : {}) } };
}

/** A figure's example to type on: keys, what they do as time goes by, and the settings behind it. */
export default function Playground({ title, source, conf, keys }: PlaygroundProps): ReactElement {
  const [current, setCurrent] = useState(() => load(source, conf, keys));
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
        <Board
          source={loaded.source}
          keymap={loaded.keymap}
          drawing={loaded.drawing}
          {...(loaded.keys ? { names: loaded.keys } : {})}
          takesFocus
        />
        <Settings {...loaded} change={(changed) => void show(load(changed, loaded.conf, loaded.keys))} />
      </DrawingBoundary>
      <OwnKeymap load={(own) => show(load(own, ''))} notes={loaded.notes} />
    </section>
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
