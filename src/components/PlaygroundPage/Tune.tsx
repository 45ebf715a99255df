import { useDeferredValue, useId, useMemo, useState, type ReactElement } from 'react';
import {
  canSplitHands,
  currentSettings,
  habits,
  intend,
  makeRecording,
  replay,
  sampleText,
  settingsText,
  translationOf,
  tunableOf,
  writeSettings,
  type Recording,
  type Settings,
} from '#core/hold-tap-tuning';
import { handsOf } from '#core/keyboard-shape';
import type { Keymap } from '#core/simulator';
import CodeBlock from '@theme/CodeBlock';
import Proposals from './Proposals';
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
  const { drawnSource: source, keys, setSource } = playground;
  const [own, setOwn] = useState<Recording>();
  const [chosen, setChosen] = useState<Settings>();
  const [search, start, stop] = useSearch();
  const [isWritten, setIsWritten] = useState(false);
  const id = useId();
  const recording = useDeferredValue(own && own.text.trim() !== '' ? own : bundled);
  const tunable = useMemo(() => tunableOf(keymap, handsOf(keys)), [keymap, keys]);
  const presses = useMemo(() => intend(recording, translationOf(source, tunable.hands)), [recording, source, tunable]);
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
        Type on an ordinary keyboard or layer, without home row mods. Shift, Ctrl, Alt, and GUI are replayed on the home
        row mods of the other hand. Shortcuts such as Ctrl+Z count, so use the ones you always use.
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
      </div>
      {search.status === 'failed' && <p role="status">The search did not run. Reload the page and try again.</p>}
      {search.status === 'done' && <Proposals proposals={search.proposals} chosen={settings} choose={setChosen} />}
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.subtitle}>
          These settings as devicetree
        </h2>
        <CodeBlock language="dts">{settingsText(source, tunable, settings)}</CodeBlock>
        <div className={styles.toolbar}>
          <button
            type="button"
            disabled={!chosen}
            onClick={() => {
              setSource(writeSettings(source, tunable, settings));
              setChosen(undefined);
              setIsWritten(true);
            }}
          >
            Write into the keymap
          </button>
          <span role="status">{isWritten && !chosen && 'Written into the keymap below.'}</span>
        </div>
      </section>
    </>
  );
}
