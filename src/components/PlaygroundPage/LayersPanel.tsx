import { memo, useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { keyGroups, type Key } from '#core/keyboard-shape';
import type { KeyPlace } from '#core/keymap-edit';
import { spokenLegend, type DrawnCombo, type DrawnLayer, type KeymapDrawing, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import { describeMissing } from './describeMissing';
import ExportToolbar from './ExportToolbar';
import styles from './styles.module.css';
import { useIsNear } from './useIsNear';
import type { PlaygroundState } from './usePlayground';

type Props = Readonly<{
  playground: PlaygroundState;
  /** Called when a key is clicked. */
  onEdit: (place: KeyPlace) => void;
}>;

/** The position of a clicked key. The keys of a drawing are in the order of their positions, in one part or in halves. */
function clickedPosition({ target, currentTarget }: MouseEvent, keys: readonly Key[]): number | undefined {
  const drawings = [...currentTarget.querySelectorAll('svg')];
  const drawn = target instanceof Element ? target.closest('svg') : null;
  const part = drawings.findIndex((drawing) => drawing === drawn);
  const key = [...(drawn?.children ?? [])].findIndex((child) => child.contains(target as Element));
  return keyGroups(keys, drawings.length > 1)[part]?.positions[key];
}

/** Drawings of all layers, one below the other. A click on a key opens it in the editor. */
export default function LayersPanel({ playground, onEdit }: Props): ReactElement {
  const { drawing, keys, missing } = playground;
  const [combosOnLayers, setCombosOnLayers] = useState(false);
  const groups = useMemo(() => combosByLayer(drawing), [drawing]);
  const latest = useRef(onEdit);
  useEffect(() => {
    latest.current = onEdit;
  });
  const edit = useCallback((place: KeyPlace) => latest.current(place), []);
  const element = useRef<HTMLDivElement>(null);
  /** Whether all layers are drawn completely and as wide as on paper, for pictures that look the same on a phone. */
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
        layers={drawing.layers}
        footnote={describeMissing(missing, drawing)}
        hasCombos={groups.size > 0}
        combosOnLayers={combosOnLayers}
        setCombosOnLayers={setCombosOnLayers}
        drawForPaper={drawForPaper}
      />
      <div ref={element} className={styles.layers}>
        {drawing.layers.map((layer, index) => (
          <Layer
            key={index}
            index={index}
            layer={layer}
            drawing={drawing}
            keys={keys}
            combos={combosOnLayers ? groups.get(index) : undefined}
            isForPaper={isForPaper}
            onEdit={edit}
          />
        ))}
        {!combosOnLayers &&
          [...groups].map(([layer, combos]) => (
            <Combos key={layer} layer={layer} combos={combos} drawing={drawing} keys={keys} isForPaper={isForPaper} />
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
  /** The combos to draw on the layer. */
  combos?: readonly DrawnCombo[] | undefined;
  isForPaper: boolean;
  onEdit: (place: KeyPlace) => void;
}>;

const Layer = memo(function Layer(props: LayerProps): ReactElement {
  const { index, layer, drawing, keys, combos = [], isForPaper, onEdit } = props;
  const [element, isNear] = useIsNear();
  const { name, legends, encoders, heldBy } = layer;
  const conditions = drawing.conditionalLayers.filter(({ thenLayer }) => thenLayer === index);
  const nameOf = (other: number): string => drawing.layers[other]?.name ?? String(other);
  const held = new Map([...heldBy].filter(([position]) => /transparent|none/.test(legends[position]?.kind ?? '')));
  return (
    // Only a shortcut for the mouse: the tab for editing works with the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={element}
      className={`${styles.layer} ${styles.clickable}`}
      aria-label={`Layer ${index}: ${name}`}
      data-layer={index}
      onClick={(event) => {
        const position = clickedPosition(event, keys);
        if (position !== undefined) onEdit({ layer: index, position });
      }}
    >
      <h2>
        <span className={styles.number}>{index}</span> {name}
        {conditions.map(({ ifLayers }) => (
          <small key={ifLayers.join()}> (while {ifLayers.map(nameOf).join(' and ')} are on)</small>
        ))}
      </h2>
      <KeyboardDrawing
        keys={keys}
        legends={legends.map((legend, position) =>
          held.has(position) ? { kind: 'layer', tap: held.get(position) ?? '' } : legend,
        )}
        isDrawn={isForPaper || isNear}
        isWhole={isForPaper}
        pressed={new Set(held.keys())}
        combos={combos}
        label={[
          `Layer ${index}, ${name}: ${legends.map(spokenLegend).join('; ')}.`,
          ...combos.map((combo) => comboText(combo, legends)),
        ].join(' ')}
      />
      {encoders.length > 0 && <p className={styles.layerNote}>Encoders: {encoders.join('; ')}</p>}
    </section>
  );
});

/** The combos, grouped by the lowest layer they work on. */
function combosByLayer({ combos }: KeymapDrawing): ReadonlyMap<number, readonly DrawnCombo[]> {
  const groups = new Map<number, DrawnCombo[]>();
  for (const combo of combos) {
    const layer = Math.min(...combo.layers, combo.layers.length === 0 ? 0 : Infinity);
    groups.set(layer, [...(groups.get(layer) ?? []), combo]);
  }
  return new Map([...groups].sort(([a], [b]) => a - b));
}

const comboText = ({ positions, legend }: DrawnCombo, legends: readonly Legend[]): string =>
  `${positions.map((position) => legends[position]?.tap || position).join(' + ')} → ${legend.tap}`;

type CombosProps = Readonly<{ layer: number; combos: readonly DrawnCombo[] }> &
  Pick<LayerProps, 'drawing' | 'keys' | 'isForPaper'>;

/** A separate drawing for combos, because they would hide the legends of a layer. */
function Combos({ layer, combos, drawing, keys, isForPaper }: CombosProps): ReactElement {
  const { name = String(layer), legends = [] } = drawing.layers[layer] ?? {};
  const title = `Combos on ${name}`;
  const textOf = (combo: DrawnCombo): string => comboText(combo, legends);
  /** Says on which other layers a combo works, which the drawing doesn't show. */
  const whereElse = ({ layers }: DrawnCombo): string => {
    const others = layers.filter((other) => other !== layer).map((other) => drawing.layers[other]?.name ?? other);
    return layers.length === 0 || layers.length >= drawing.layers.length
      ? 'On every layer'
      : others.length > 0
        ? `Also on ${others.join(', ')}`
        : '';
  };
  const notes = [...new Set(combos.map(whereElse))].filter(Boolean).map((where) => {
    const there = combos.filter((combo) => whereElse(combo) === where);
    return there.length === combos.length ? `${where}.` : `${where}: ${there.map(textOf).join('; ')}`;
  });
  return (
    <section className={styles.layer} aria-label={title} data-layer={layer}>
      <h2>{title}</h2>
      <KeyboardDrawing
        keys={keys}
        legends={legends.map(({ tap }) => ({ kind: 'transparent', tap }))}
        combos={combos}
        isWhole={isForPaper}
        label={`${title}: ${combos.map(textOf).join('; ')}.`}
      />
      {notes.map((note) => (
        <p key={note} className={styles.layerNote}>
          {note}
        </p>
      ))}
    </section>
  );
}
