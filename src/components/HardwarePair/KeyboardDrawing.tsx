import { useMemo, type ReactElement } from 'react';
import { decodeKeys } from '#core/keyboard-shape';
import Drawing, { positionLegends } from '@site/src/components/KeyboardDrawing';
import { useLayouts } from '@site/src/components/KeyboardDrawing/useLayouts';
import styles from './styles.module.css';

/** The keys of a keyboard with their numbers, as combos and hold-taps count them. Nothing where the firmware has no layout. */
export default function KeyboardDrawing({ id, name }: Readonly<{ id: string; name: string }>): ReactElement | null {
  const layout = useLayouts().find((keyboard) => keyboard.id === id)?.layouts[0];
  const keys = useMemo(() => (layout ? decodeKeys(layout.keys) : []), [layout]);
  if (keys.length === 0) return null;
  return (
    <figure className={styles.drawing}>
      <Drawing
        keys={keys}
        legends={positionLegends(keys)}
        label={`The ${keys.length} keys of ${name} with their position numbers`}
      />
      <figcaption>Key positions of the default layout, for combos and hold-taps.</figcaption>
    </figure>
  );
}
