import { memo, useRef, type ReactElement } from 'react';
import type { Key } from '#core/keyboard-shape';
import { spoken, type DrawnCombo, type DrawnLayer, type KeymapDrawing, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import Export from './Export';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** Every layer, one below the other. */
export default function See({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { drawing, keys } = playground;
  const element = useRef<HTMLDivElement>(null);
  return (
    <>
      <Export layers={element} names={drawing.layers.map(({ name }) => name)} />
      <div ref={element} className={styles.layers}>
        {drawing.layers.map((layer, index) => (
          <Layer key={index} index={index} layer={layer} drawing={drawing} keys={keys} />
        ))}
      </div>
    </>
  );
}

type LayerProps = Readonly<{ index: number; layer: DrawnLayer; drawing: KeymapDrawing; keys: readonly Key[] }>;

const Layer = memo(function Layer({ index, layer, drawing, keys }: LayerProps): ReactElement {
  const { name, legends, encoders, heldBy } = layer;
  const conditions = drawing.conditionalLayers.filter(({ thenLayer }) => thenLayer === index);
  const nameOf = (other: number): string => drawing.layers[other]?.name ?? String(other);
  const combos = drawing.combos.filter(({ layers }) => (layers.length === 0 ? index === 0 : layers.includes(index)));
  return (
    <section className={styles.layer} aria-label={`Layer ${index}: ${name}`}>
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
