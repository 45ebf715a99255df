import type { ReactElement } from 'react';
import Board from '@site/src/components/Playground/Board';
import DrawingBoundary from '@site/src/components/Playground/DrawingBoundary';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** The keymap to type on. */
export default function Type({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { keymap, drawing, drawnSource: source, keys } = playground;
  if (!keymap.ok) return <p>This keymap cannot be typed on: {keymap.reason}</p>;
  return (
    <div className={styles.board}>
      <DrawingBoundary source={source}>
        <Board source={source} keymap={keymap.keymap} drawing={drawing} shape={keys} />
      </DrawingBoundary>
    </div>
  );
}
