import { memo, useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { Key } from '#core/keyboard-shape';
import { spoken, type DrawnCombo, type DrawnLayer, type KeymapDrawing, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import Export from './Export';
import styles from './styles.module.css';
import { useIsNear } from './useIsNear';
import type { PlaygroundState } from './usePlayground';

/** How many keys are drawn right away. The layers beyond them follow as the reader comes near. */
const keysAtOnce = 600;

/** Every layer, one below the other. */
export default function See({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { drawing, keys } = playground;
  const element = useRef<HTMLDivElement>(null);
  const [isComplete, setIsComplete] = useState(false);
  const complete = () => flushSync(() => setIsComplete(true));
  useEffect(() => {
    addEventListener('beforeprint', complete);
    return () => removeEventListener('beforeprint', complete);
  }, []);
  return (
    <>
      <Export layers={element} complete={complete} names={drawing.layers.map(({ name }) => name)} />
      <div ref={element} className={styles.layers}>
        {drawing.layers.map((layer, index) => (
          <Layer
            key={index}
            index={index}
            layer={layer}
            drawing={drawing}
            keys={keys}
            isDrawn={isComplete || (index + 1) * keys.length <= keysAtOnce}
          />
        ))}
      </div>
    </>
  );
}

type LayerProps = Readonly<{
  index: number;
  layer: DrawnLayer;
  drawing: KeymapDrawing;
  keys: readonly Key[];
  /** Whether it is drawn even if the reader is far away. */
  isDrawn: boolean;
}>;

const Layer = memo(function Layer({ index, layer, drawing, keys, isDrawn }: LayerProps): ReactElement {
  const [element, isNear] = useIsNear();
  const { name, legends, encoders, heldBy } = layer;
  const conditions = drawing.conditionalLayers.filter(({ thenLayer }) => thenLayer === index);
  const nameOf = (other: number): string => drawing.layers[other]?.name ?? String(other);
  const combos = drawing.combos.filter(({ layers }) => (layers.length === 0 ? index === 0 : layers.includes(index)));
  return (
    <section ref={element} className={styles.layer} aria-label={`Layer ${index}: ${name}`}>
      <h2>
        <span className={styles.number}>{index}</span> {name}
      </h2>
      {conditions.map(({ ifLayers }) => (
        <p key={ifLayers.join()} className={styles.condition}>
          On while {ifLayers.map(nameOf).join(' and ')} are on.
        </p>
      ))}
      <KeyboardDrawing
        keys={keys}
        legends={legends}
        combos={combos}
        isDrawn={isDrawn || isNear}
        held={new Set(heldBy.filter((position) => legends[position]?.kind === 'transparent'))}
        label={`Layer ${index}, ${name}: ${legends.map(spoken).join('; ')}.`}
      />
      {encoders.length > 0 && <p className={styles.condition}>Encoders: {encoders.join('; ')}</p>}
      <ComboList combos={combos} legends={drawing.layers[0]?.legends ?? []} everywhere={index === 0} />
    </section>
  );
});

type ComboListProps = Readonly<{ combos: readonly DrawnCombo[]; legends: readonly Legend[]; everywhere: boolean }>;

function ComboList({ combos, legends, everywhere }: ComboListProps): ReactElement | null {
  if (combos.length === 0) return null;
  return (
    <p className={styles.condition}>
      Combos
      {everywhere && combos.some(({ layers }) => layers.length === 0)
        ? ' (those without layers work on all)'
        : ''}:{' '}
      {combos
        .map(({ positions, legend }) => `${positions.map((at) => legends[at]?.tap ?? at).join(' + ')} → ${legend.tap}`)
        .join('; ')}
    </p>
  );
}
