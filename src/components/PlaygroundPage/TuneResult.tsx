import type { ReactElement } from 'react';
import { describeMisfire, type Delay, type ReplayResult, type HoldTapSettings } from '#core/hold-tap-tuning';
import type { KeymapDrawing } from '#core/keymap-drawing';
import LongList from './LongList';
import styles from './styles.module.css';

type Props = Readonly<{
  /** The result with the settings in the keymap. Undefined if the reader hasn't changed them. */
  before: ReplayResult | undefined;
  result: ReplayResult;
  drawing: KeymapDrawing;
  settings: HoldTapSettings;
}>;

const countOf = (count: number): string => `${count} ${count === 1 ? 'misfire' : 'misfires'}`;

/** For example "Letters arrive after 54 ms on average (was 70), 162 ms at worst." Empty if there are none. */
const describeDelay = (what: string, delay: Delay | undefined, before: Delay | undefined): string =>
  delay
    ? ` ${what} arrive after ${Math.round(delay.meanMs)} ms on average${before ? ` (was ${Math.round(before.meanMs)})` : ''}, ${Math.round(delay.worstMs)} ms at worst.`
    : '';

/** How many hold-taps misfire before and after changing the settings, and why. */
export default function TuneResult({ before, result, drawing, settings }: Props): ReactElement {
  const { misfires, pressCount, letters, modifiers } = result;
  const onLayers = misfires.filter(({ cause }) => cause.kind === 'layer').length;
  if (pressCount === 0)
    return <p role="status">No home row mods in this text yet. On-screen keyboards can’t be recorded.</p>;
  return (
    <div className={styles.result}>
      <p role="status">
        <strong className={styles.misfireCount}>
          {before && before.misfires.length !== misfires.length
            ? `${countOf(before.misfires.length)} → ${misfires.length}`
            : countOf(misfires.length)}
        </strong>{' '}
        in {pressCount} {pressCount === 1 ? 'press' : 'presses'} of home row mods
        {modifiers ? '.' : ', all of them letters. Whether modifiers work isn’t known.'}
        {describeDelay('Letters', letters, before?.letters)}
        {describeDelay('Modifiers', modifiers, before?.modifiers)}
        {onLayers > 0 &&
          ` ${countOf(onLayers)} happened because a layer was on. To prevent that, change the key that turns it on, not these settings.`}
      </p>
      {misfires.length > 0 && (
        <details>
          <summary>Which keys misfire, and why</summary>
          <LongList
            items={misfires.map(
              (misfire) => `${(misfire.at / 1000).toFixed(2)} s: ${describeMisfire(misfire, drawing, settings)}.`,
            )}
          />
        </details>
      )}
    </div>
  );
}
