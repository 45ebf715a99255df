import { useDeferredValue, useId, useMemo, useState, type ReactElement } from 'react';
import {
  canSplitHands,
  currentSettings,
  describeSample,
  enough,
  habits,
  inferIntent,
  makeRecording,
  replay,
  sampleText,
  settingsText,
  keyLookupOf,
  homeRowModsOf,
  writeSettings,
  type Recording,
  type HoldTapSettings,
} from '#core/hold-tap-tuning';
import Link from '@docusaurus/Link';
import { handsOf } from '#core/keyboard-shape';
import type { Keymap } from '#core/simulator';
import CodeBlock from '@theme/CodeBlock';
import Proposals from './Proposals';
import Recorder from './Recorder';
import SampleSummary from './SampleSummary';
import SettingsForm from './SettingsForm';
import styles from './styles.module.css';
import TuneResult from './TuneResult';
import type { PlaygroundState } from './usePlayground';
import { useSettingsSearch } from './useSettingsSearch';

type Props = Readonly<{ playground: PlaygroundState; keymap: Keymap }>;

const madeUpRecording = makeRecording(sampleText, habits['fast rolls']);

/** Finds settings for home row mods that fit how the reader types. */
export default function TunePanel({ playground, keymap }: Props): ReactElement {
  const { drawing, drawnSource: source, keys, openExample, replaceSource } = playground;
  const [recorded, setRecorded] = useState<Recording>();
  const [chosen, setChosen] = useState<HoldTapSettings>();
  const [search, start, stop] = useSettingsSearch();
  const [applied, setApplied] = useState<string>();
  const id = useId();
  const recording = useDeferredValue(recorded && recorded.text.trim() !== '' ? recorded : madeUpRecording);
  const homeRowMods = useMemo(() => homeRowModsOf(keymap, handsOf(keys)), [keymap, keys]);
  const presses = useMemo(
    () => inferIntent(recording, keyLookupOf(drawing, homeRowMods.hands)),
    [recording, drawing, homeRowMods],
  );
  const current = useMemo(() => currentSettings(homeRowMods), [homeRowMods]);
  const sample = useMemo(() => describeSample(homeRowMods, presses), [homeRowMods, presses]);
  const settings = chosen ?? current;
  const currentResult = useMemo(() => replay(homeRowMods, presses), [homeRowMods, presses]);
  const chosenResult = useMemo(() => chosen && replay(homeRowMods, presses, chosen), [homeRowMods, presses, chosen]);
  if (!settings)
    return (
      <>
        <p>
          This keymap has no home row mods, which are letters that become modifiers when you hold them.{' '}
          <Link to="/docs/keymaps/home-row-mods#recipe">Add them to its first layer</Link> to tune them here.
        </p>
        <button type="button" onClick={() => openExample(0)}>
          Open an example with home row mods
        </button>
      </>
    );
  return (
    <>
      <p>
        {recording === madeUpRecording
          ? 'This is the result for a made-up fast typist. Type a few sentences to see yours.'
          : 'This is the result for what you typed.'}{' '}
        Use a keyboard without home row mods. Its Shift, Ctrl, Alt, and GUI keys stand in for them, so type capitals and
        your usual shortcuts.
      </p>
      <Recorder
        text={sampleText}
        onRecord={(next) => {
          // Proposals for earlier typing no longer apply.
          stop();
          setRecorded(next);
        }}
      />
      {recording !== madeUpRecording && <SampleSummary sample={sample} />}
      <TuneResult
        before={chosenResult && currentResult}
        result={chosenResult ?? currentResult}
        drawing={drawing}
        settings={settings}
      />
      <SettingsForm settings={settings} canSplit={canSplitHands(homeRowMods)} onChange={setChosen} />
      <div className={styles.toolbar}>
        <button
          type="button"
          className={styles.primary}
          disabled={!sample.isEnough}
          onClick={() => start({ homeRowMods, presses })}
        >
          Find the best settings
        </button>
        {!sample.isEnough && (
          <span>
            Type more first: at least {enough.taps} letters on home row mods and {enough.holds} held modifiers. So far:{' '}
            {sample.taps} and {sample.holds}.
          </span>
        )}
        {search.status === 'running' && (
          <>
            <progress value={search.progress} aria-label="Search" />
            <button type="button" onClick={stop}>
              Cancel
            </button>
          </>
        )}
      </div>
      {search.status === 'failed' && <p role="status">The search didn’t run. Check your connection, then try again.</p>}
      {search.status === 'done' && <Proposals proposals={search.proposals} chosen={settings} onChoose={setChosen} />}
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.sectionTitle}>
          These settings as devicetree
        </h2>
        <CodeBlock language="dts">{settingsText(source, homeRowMods, settings)}</CodeBlock>
        <div className={styles.toolbar}>
          <button
            type="button"
            disabled={!chosen}
            onClick={() => {
              replaceSource((latest) => writeSettings(latest, homeRowMods, settings));
              setChosen(undefined);
              setApplied(writeSettings(source, homeRowMods, settings));
            }}
          >
            Apply to the keymap
          </button>
          <span role="status">{applied === source && !chosen && 'Applied to the keymap below.'}</span>
        </div>
      </section>
    </>
  );
}
