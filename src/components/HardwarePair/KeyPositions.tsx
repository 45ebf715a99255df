import { useMemo, type ReactElement } from 'react';
import { decodeKeys } from '#core/keyboard-shape';
import { RetryMessage } from '@site/runtime/client/RetryMessage';
import KeyboardDrawing, { positionLegends } from '@site/src/components/KeyboardDrawing';
import { useLayouts } from '@site/src/components/KeyboardDrawing/useLayouts';
import styles from './styles.module.css';

/** A drawing of a keyboard with its position numbers. Empty if the firmware has no layout for it. */
export default function KeyPositions({ id, name }: Readonly<{ id: string; name: string }>): ReactElement | null {
  const { layouts, retry } = useLayouts();
  const layout = layouts.find((candidate) => candidate.name === id);
  const keys = useMemo(() => (layout ? decodeKeys(layout.keys) : []), [layout]);
  if (retry) return <RetryMessage text="The key positions could not be loaded." onRetry={retry} />;
  if (keys.length === 0) return null;
  return (
    <figure className={styles.drawing}>
      <KeyboardDrawing
        keys={keys}
        legends={positionLegends(keys)}
        label={`The ${keys.length} keys of ${name} with their position numbers`}
      />
      <figcaption>Key positions of the default layout, for combos and hold-taps.</figcaption>
    </figure>
  );
}
