import { useMemo, useState, type ReactElement } from 'react';
import { textLayout } from '#core/keyboard-shape';
import { drawingOf } from '#core/keymap-drawing';
import { readKeymapTree } from '#core/simulator';
import PropertyFields from './PropertyFields';
import Simulator from './Simulator';
import styles from './styles.module.css';

export type PlaygroundProps = Readonly<{
  /** Where the keymap comes from, such as the title of a figure. */
  title: string;
  source: string;
  conf?: string | undefined;
  /** Names of the keys in the chart. */
  keys?: readonly string[] | undefined;
}>;

/** The playground inside a docs page: type on a keymap and change its settings. */
export default function Playground({ title, source: given, conf = '', keys: names }: PlaygroundProps): ReactElement {
  const [source, setSource] = useState(given);
  const { tree, written, result } = useMemo(() => readKeymapTree(source, conf), [source, conf]);
  const drawing = useMemo(() => drawingOf(tree), [tree]);
  const keys = useMemo(() => textLayout(written, drawing.keyCount), [written, drawing]);
  if (!result.ok) return <p role="status">{result.reason}</p>;
  return (
    <section className={styles.playground} aria-label={`Try it: ${title}`}>
      <Simulator keymap={result.keymap} drawing={drawing} keys={keys} names={names} focusOnMount />
      <PropertyFields keymap={result.keymap} source={source} onEdit={setSource} />
    </section>
  );
}
