import type { ReactElement } from 'react';
import { keyCountOf } from './savedState';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

const maxOffers = 8;

/** If the keyboard isn't known: how its keys are drawn instead, and the keyboards with as many keys to choose from. */
export default function ShapeOffer({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement | null {
  const { drawing, layouts, shape, setShape } = playground;
  const { keyCount } = drawing;
  const fitting = layouts.filter((layout) => keyCountOf(layout) === keyCount);
  if (shape || keyCount === 0 || fitting.length === 0) return null;
  const others = fitting.length - maxOffers;
  return (
    <div className={styles.offer} role="group" aria-label="Keyboards with as many keys">
      <span>Drawn in the rows of your text. With {keyCount} keys, it could be:</span>
      {fitting.slice(0, maxOffers).map((layout) => (
        <button key={layout.title} type="button" onClick={() => setShape(layout)}>
          {layout.title}
        </button>
      ))}
      {others > 0 && <span>or one of {others} more under Layout.</span>}
    </div>
  );
}
