import { useMemo, useState, type ReactElement } from 'react';
import { drawingOf, type KeymapDrawing } from '#core/keymap-drawing';
import { nodeText, readKeymapTree, setProperty, type Keymap } from '#core/simulator';
import CodeBlock from '@theme/CodeBlock';
import DrawingErrorBoundary from './DrawingErrorBoundary';
import OwnKeymapForm from './OwnKeymapForm';
import PropertyFields from './PropertyFields';
import Simulator from './Simulator';
import styles from './styles.module.css';
import { editableNodesIn } from './editableNodes';

export type PlaygroundProps = Readonly<{
  /** What the keymap is from, such as the title of a figure. */
  title: string;
  source: string;
  conf?: string | undefined;
  /** Names of the keys in the chart. */
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
type LoadResult = Readonly<{ ok: true; loaded: Loaded }> | Readonly<{ ok: false; reason: string }>;

function load(source: string, conf: string | undefined, keys?: readonly string[]): LoadResult {
  const { tree, result } = readKeymapTree(source, conf ?? '');
  if (!result.ok) return result;
  const { keymap, notes } = result;
  return { ok: true, loaded: { source, conf, keymap, drawing: drawingOf(tree), notes, ...(keys ? { keys } : {}) } };
}

/** The playground inside a docs page: type on a keymap, change its settings, or paste another keymap. */
export default function Playground({ title, source, conf, keys }: PlaygroundProps): ReactElement {
  const [current, setCurrent] = useState(() => load(source, conf, keys));
  if (!current.ok) return <p role="status">{current.reason}</p>;
  const { loaded } = current;
  /** Switches to a keymap, or returns why it can't be used. */
  const use = (next: LoadResult): string | undefined => {
    if (!next.ok) return next.reason;
    setCurrent(next);
    return undefined;
  };
  return (
    <section className={styles.playground} aria-label={`Try it: ${title}`}>
      <DrawingErrorBoundary source={loaded.source}>
        <Simulator
          source={loaded.source}
          keymap={loaded.keymap}
          drawing={loaded.drawing}
          {...(loaded.keys ? { names: loaded.keys } : {})}
          focusOnMount
        />
        <Settings {...loaded} onChange={(changed) => void use(load(changed, loaded.conf, loaded.keys))} />
      </DrawingErrorBoundary>
      <OwnKeymapForm onLoad={(own) => use(load(own, ''))} notes={loaded.notes} />
    </section>
  );
}

/** Fields for the keymap's settings, and the devicetree they produce. */
function Settings({
  source,
  keymap,
  onChange,
}: Loaded & Readonly<{ onChange: (source: string) => void }>): ReactElement | null {
  const nodes = useMemo(() => editableNodesIn(keymap, source), [keymap, source]);
  const snippet = nodes
    .map(({ ref }) => nodeText(source, ref))
    .filter(Boolean)
    .join('\n\n');
  if (nodes.length === 0) return null;
  return (
    <details className={styles.settings} open={nodes.length <= 2}>
      <summary>Change the settings</summary>
      <PropertyFields
        nodes={nodes}
        onChange={(ref, property, value) => onChange(setProperty(source, ref, property, value))}
      />
      {snippet && <CodeBlock language="dts">{snippet}</CodeBlock>}
    </details>
  );
}
