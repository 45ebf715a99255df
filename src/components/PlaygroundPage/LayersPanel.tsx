import { memo, useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { Key } from '#core/keyboard-shape';
import { spokenLegend, type DrawnCombo, type DrawnLayer, type KeymapDrawing, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import ExportToolbar from './ExportToolbar';
import styles from './styles.module.css';
import { useIsNear } from './useIsNear';
import type { PlaygroundState } from './usePlayground';

/** Keys drawn right away. Further layers are drawn when the reader scrolls near them. */
const initialKeys = 600;

/** Drawings of all layers, one below the other. */
export default function LayersPanel({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { drawing, keys } = playground;
  const element = useRef<HTMLDivElement>(null);
  /** Saved and printed pictures have every layer, and look the same on a phone. */
  const [isForPaper, setIsForPaper] = useState(false);
  const drawForPaper = (isOn: boolean) => flushSync(() => setIsForPaper(isOn));
  useEffect(() => {
    const listeners = new AbortController();
    addEventListener('beforeprint', () => drawForPaper(true), listeners);
    addEventListener('afterprint', () => drawForPaper(false), listeners);
    return () => listeners.abort();
  }, []);
  return (
    <>
      <ExportToolbar
        layersRef={element}
        drawForPaper={drawForPaper}
        layerNames={drawing.layers.map(({ name }) => name)}
      />
      <div ref={element} className={styles.layers}>
        {drawing.layers.map((layer, index) => (
          <Layer
            key={index}
            index={index}
            layer={layer}
            drawing={drawing}
            keys={keys}
            isForPaper={isForPaper}
            isFirst={(index + 1) * keys.length <= initialKeys}
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
  isForPaper: boolean;
  /** Whether it's one of the layers that are drawn right away. */
  isFirst: boolean;
}>;

const Layer = memo(function Layer({ index, layer, drawing, keys, isForPaper, isFirst }: LayerProps): ReactElement {
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
        <p key={ifLayers.join()} className={styles.layerNote}>
          On while {ifLayers.map(nameOf).join(' and ')} are on.
        </p>
      ))}
      <KeyboardDrawing
        keys={keys}
        legends={legends}
        combos={combos}
        isDrawn={isForPaper || isFirst || isNear}
        isWhole={isForPaper}
        pressed={new Set(heldBy.filter((position) => legends[position]?.kind === 'transparent'))}
        label={`Layer ${index}, ${name}: ${legends.map(spokenLegend).join('; ')}.`}
      />
      {encoders.length > 0 && <p className={styles.layerNote}>Encoders: {encoders.join('; ')}</p>}
      <ComboList combos={combos} legends={drawing.layers[0]?.legends ?? []} isBaseLayer={index === 0} />
    </section>
  );
});

type ComboListProps = Readonly<{ combos: readonly DrawnCombo[]; legends: readonly Legend[]; isBaseLayer: boolean }>;

function ComboList({ combos, legends, isBaseLayer }: ComboListProps): ReactElement | null {
  if (combos.length === 0) return null;
  return (
    <p className={styles.layerNote}>
      Combos
      {isBaseLayer && combos.some(({ layers }) => layers.length === 0)
        ? ' (including those that work on every layer)'
        : ''}
      :{' '}
      {combos
        .map(({ positions, legend }) => `${positions.map((at) => legends[at]?.tap ?? at).join(' + ')} → ${legend.tap}`)
        .join('; ')}
    </p>
  );
}
