import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { textLayout, type Key } from '#core/keyboard-shape';
import { legendsWith, type KeymapDrawing } from '#core/keymap-drawing';
import { keyNamesOf, type Keymap } from '#core/simulator';
import TimelineChart from '@site/src/components/TimelineChart';
import { layOut } from '@site/src/components/TimelineChart/chart';
import Keys from './Keys';
import { LiveStore } from './liveStore';
import { assignPhysicalKeys } from './physicalKeys';
import Received from './Received';
import Replay from './Replay';
import styles from './styles.module.css';

type Props = Readonly<{
  source: string;
  keymap: Keymap;
  drawing: KeymapDrawing;
  /** What the keys are called; without it, after what they send. */
  names?: readonly string[];
  /** Where the keys are; without it, as in the text. */
  shape?: readonly Key[];
  takesFocus?: boolean;
}>;

/** Keys to type on, with what the computer receives and a drawing of how it came about. */
export default function Board({
  source,
  keymap,
  drawing,
  names: given,
  shape,
  takesFocus = false,
}: Props): ReactElement {
  const names = useMemo(() => given ?? keyNamesOf(keymap), [given, keymap]);
  const keys = useMemo(() => shape ?? textLayout(source, keymap.keyCount), [shape, source, keymap]);
  const physical = useMemo(() => assignPhysicalKeys(names), [names]);
  const store = useMemo(() => new LiveStore(keymap, names), [keymap, names]);
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const { play, nowMs, held, activeLayers, received } = view;
  const active = activeLayers.join();
  const legends = useMemo(() => legendsWith(drawing, active.split(',').map(Number)), [drawing, active]);
  const top = activeLayers.at(-1) ?? 0;
  const combos = useMemo(
    () => drawing.combos.filter(({ layers }) => layers.length === 0 || layers.includes(top)),
    [drawing, top],
  );
  const chart = layOut(play, nowMs);
  return (
    <>
      {keymap.layers.length > 1 && <Layers keymap={keymap} active={activeLayers} show={store.showLayer} />}
      <Keys {...{ keys, legends, combos, physical, held, store, takesFocus }} />
      <Received received={received} />
      <Replay store={store} view={view} />
      {chart.rows.length > 0 && <TimelineChart chart={chart} />}
      <ol className={styles.decisions} aria-live="polite">
        {chart.marks.map(({ at, texts }) => (
          <li key={at}>
            {at} ms: {texts.join('; ')}.
          </li>
        ))}
      </ol>
    </>
  );
}

type LayersProps = Readonly<{ keymap: Keymap; active: readonly number[]; show: (layer: number) => void }>;

function Layers({ keymap, active, show }: LayersProps): ReactElement {
  return (
    <label className={styles.layers}>
      Layer{' '}
      <select value={active.at(-1) ?? 0} onChange={({ target }) => show(Number(target.value))}>
        {keymap.layers.map(({ name }, layer) => (
          <option key={layer} value={layer}>
            {layer}: {name}
          </option>
        ))}
      </select>
    </label>
  );
}
