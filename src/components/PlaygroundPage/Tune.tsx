import { useMemo, useState, type ReactElement } from 'react';
import {
  canSplitHands,
  currentSettings,
  habits,
  intend,
  makeRecording,
  replay,
  sampleText,
  translationOf,
  tunableOf,
  writeSettings,
  type Recording,
  type Settings,
} from '#core/hold-tap-tuning';
import { handsOf } from '#core/keyboard-shape';
import type { Keymap } from '#core/simulator';
import Recorder from './Recorder';
import SettingsForm from './SettingsForm';
import styles from './styles.module.css';
import TuneResult from './TuneResult';
import type { PlaygroundState } from './usePlayground';
import { useSearch } from './useSearch';

type Props = Readonly<{ playground: PlaygroundState }>;

/** Fits home row mods to a recording of typing. */
export default function Tune({ playground }: Props): ReactElement {
  const { keymap } = playground;
  return keymap.ok ? (
    <Tuner playground={playground} keymap={keymap.keymap} />
  ) : (
    <p>This keymap cannot be tuned: {keymap.reason}</p>
  );
}

const bundled = makeRecording(sampleText, habits['fast rolls']);

function Tuner({ playground, keymap }: Props & Readonly<{ keymap: Keymap }>): ReactElement {
  const { source, keys, setSource } = playground;
  const [own, setOwn] = useState<Recording>();
  const [chosen, setChosen] = useState<Settings>();
  const [search, start, stop] = useSearch();
  const recording = own && own.text.trim() !== '' ? own : bundled;
  const tunable = useMemo(() => tunableOf(keymap, handsOf(keys)), [keymap, keys]);
  const presses = useMemo(() => intend(recording, translationOf(source)), [recording, source]);
  const current = useMemo(() => currentSettings(tunable), [tunable]);
  const settings = chosen ?? current;
  const before = useMemo(() => current && replay(tunable, presses, current), [tunable, presses, current]);
  const now = useMemo(() => settings && replay(tunable, presses, settings), [tunable, presses, settings]);
  if (!settings || !before || !now)
    return <p>There are no home row mods on the first layer: no hold-tap that sends a key code when held.</p>;
  return (
    <>
      <p>
        {recording === bundled
          ? 'The result below is for a made-up fast typist. Type a few sentences yourself to see your own.'
          : 'The result below is for what you typed.'}{' '}
        Type on an ordinary keyboard or layer, without home row mods. Shift is replayed as the home row Shift of the
        other hand.
      </p>
      <Recorder text={sampleText} record={setOwn} />
      <TuneResult before={before} now={now} />
      <SettingsForm settings={settings} canSplit={canSplitHands(tunable)} change={setChosen} />
      <div className={styles.toolbar}>
        <button type="button" className={styles.primary} onClick={() => start({ tunable, presses })}>
          Find the best settings
        </button>
        {search.status === 'running' && (
          <>
            <progress value={search.progress} aria-label="Search" />
            <button type="button" onClick={stop}>
              Cancel
            </button>
          </>
        )}
        <button
          type="button"
          disabled={!chosen}
          onClick={() => {
            setSource(writeSettings(source, tunable, settings));
            setChosen(undefined);
          }}
        >
          Write into the keymap
        </button>
      </div>
      {search.status === 'failed' && <p role="status">The search did not run. Reload the page and try again.</p>}
      {search.status === 'done' && (
        <table>
          <caption>Choices for this typing: fewer misfires cost more delay</caption>
          <thead>
            <tr>
              <th scope="col">Misfires</th>
              <th scope="col">Letters appear after</th>
              <th scope="col">Modifiers appear after</th>
              <th scope="col">Settings</th>
              <th scope="col">Use</th>
            </tr>
          </thead>
          <tbody>
            {search.proposals.slice(0, 6).map(({ settings: found, result }) => (
              <tr key={result.misfires.length}>
                <td>{result.misfires.length}</td>
                <td>
                  {Math.round(result.letters.meanMs)} ms, at worst {Math.round(result.letters.worstMs)} ms
                </td>
                <td>
                  {Math.round(result.modifiers.meanMs)} ms, at worst {Math.round(result.modifiers.worstMs)} ms
                </td>
                <td>
                  {found.flavor}, {found.tappingTermMs} ms, prior idle{' '}
                  {found.requirePriorIdleMs < 0 ? 'off' : `${found.requirePriorIdleMs} ms`}
                  {found.oppositeHand && ', other hand only'}
                </td>
                <td>
                  <button type="button" onClick={() => setChosen(found)}>
                    Try
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
