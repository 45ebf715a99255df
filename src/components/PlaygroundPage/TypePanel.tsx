import type { ReactElement } from 'react';
import DrawingErrorBoundary from '@site/src/components/Playground/DrawingErrorBoundary';
import Simulator from '@site/src/components/Playground/Simulator';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** A simulated keyboard that runs the keymap. */
export default function TypePanel({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { keymap, drawing, drawnSource: source, keys } = playground;
  if (!keymap.ok) return <p>You can’t type on this keymap: {keymap.reason}</p>;
  return (
    <div className={styles.simulator}>
      <DrawingErrorBoundary source={source}>
        <Simulator source={source} keymap={keymap.keymap} drawing={drawing} shape={keys} />
      </DrawingErrorBoundary>
    </div>
  );
}
