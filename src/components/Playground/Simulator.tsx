import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import type { Key } from '#core/keyboard-shape';
import { legendsWith, nameChord, type KeymapDrawing } from '#core/keymap-drawing';
import { bindingLabel, type Keymap } from '#core/simulator';
import TimelineChart from '@site/src/components/TimelineChart';
import { buildChart } from '@site/src/components/TimelineChart/chart';
import OnScreenKeyboard from './OnScreenKeyboard';
import { LiveKeyboardStore } from './liveKeyboardStore';
import { assignPhysicalKeys } from './physicalKeys';
import Output from './Output';
import ReplayControls from './ReplayControls';
import styles from './styles.module.css';

/** If a layer has more combos, they aren't drawn, because they would hide the legends. */
const maxCombos = 8;

type Props = Readonly<{
  keymap: Keymap;
  drawing: KeymapDrawing;
  keys: readonly Key[];
  /** Key names for the chart. By default, the legends of layer 0. */
  names?: readonly string[] | undefined;
  focusOnMount?: boolean;
}>;

/** An on-screen keyboard to type on, with what the computer receives and a chart that explains why. */
export default function Simulator({
  keymap,
  drawing,
  keys,
  names: givenNames,
  focusOnMount = false,
}: Props): ReactElement {
  const labels = useMemo(
    () => (keymap.layers[0]?.bindings ?? []).map((binding) => bindingLabel(keymap, binding)),
    [keymap],
  );
  const names = useMemo(
    () => givenNames ?? labels.map((label, position) => drawing.layers[0]?.legends[position]?.tap || label),
    [givenNames, labels, drawing],
  );
  const physical = useMemo(() => assignPhysicalKeys(labels), [labels]);
  const store = useMemo(() => new LiveKeyboardStore(keymap, names), [keymap, names]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { play, nowMs, pressed, activeLayers, received } = snapshot;
  // A string, so that the legends are only computed again if the list of layers has other contents.
  const activeKey = activeLayers.join();
  const legends = useMemo(() => legendsWith(drawing, activeKey.split(',').map(Number)), [drawing, activeKey]);
  const topLayer = activeLayers.at(-1) ?? 0;
  const combos = useMemo(() => {
    const onLayer = drawing.combos.filter(({ layers }) => layers.length === 0 || layers.includes(topLayer));
    return onLayer.length > maxCombos ? [] : onLayer;
  }, [drawing, topLayer]);
  const chart = buildChart(play, nowMs, (chord) => nameChord(chord, drawing));
  return (
    <>
      {drawing.layers.length > 1 && (
        <label className={styles.layerSelect}>
          Layer{' '}
          <select value={topLayer} onChange={({ target }) => store.switchToLayer(Number(target.value))}>
            {drawing.layers.map(({ name }, layer) => (
              <option key={layer} value={layer}>
                {layer}: {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <OnScreenKeyboard {...{ keys, legends, combos, physical, pressed, store, focusOnMount }} />
      <Output received={received} drawing={drawing} />
      <ReplayControls store={store} snapshot={snapshot} />
      {chart.rows.length > 0 && <TimelineChart chart={chart} />}
      <ol className={styles.decisions} aria-live="polite">
        {chart.marks.map(({ at, texts }) => (
          <li key={at}>
            <span className={styles.time}>{at} ms</span> {texts.join(' ')}
          </li>
        ))}
      </ol>
    </>
  );
}
