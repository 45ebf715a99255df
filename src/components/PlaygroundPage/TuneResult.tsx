import type { ReactElement } from 'react';
import type { Delay, ReplayResult, Settings } from '#core/hold-tap-tuning';
import { describeReason } from '#core/simulator';
import styles from './styles.module.css';

const maxShown = 12;

type Props = Readonly<{
  /** With the settings in the keymap, if the reader has changed them. */
  before: ReplayResult | undefined;
  result: ReplayResult;
  settings: Settings;
}>;

const countOf = ({ misfires: { length } }: ReplayResult) => `${length} ${length === 1 ? 'misfire' : 'misfires'}`;

/** For example "54 ms on average (was 70) and 162 ms at worst". */
const describeDelay = ({ meanMs, worstMs }: Delay, before: Delay | undefined): string =>
  `${Math.round(meanMs)} ms on average${before ? ` (was ${Math.round(before.meanMs)})` : ''} and ${Math.round(worstMs)} ms at worst`;

/** How many hold-taps misfire before and after changing the settings, and why. */
export default function TuneResult({ before, result, settings }: Props): ReactElement {
  const { misfires, judged, letters, modifiers } = result;
  return (
    <div className={styles.result}>
      <p role="status">
        <strong className={styles.misfireCount}>
          {before ? `${countOf(before)} → ${misfires.length}` : countOf(result)}
        </strong>{' '}
        in {judged} presses of home row mods. Letters appear after {describeDelay(letters, before?.letters)}, modifiers
        after {describeDelay(modifiers, before?.modifiers)}.
      </p>
      {misfires.length > 0 && (
        <details>
          <summary>Which keys misfire, and why</summary>
          <ol>
            {misfires.slice(0, maxShown).map(({ at, key, meant, reason }) => (
              <li key={at}>
                {(at / 1000).toFixed(2)} s: {key} was meant as a {meant === 'tap' ? 'letter' : 'modifier'} but became a{' '}
                {meant === 'tap' ? 'modifier' : 'letter'}
                {reason && `: ${describeReason(reason, settings)}`}.
              </li>
            ))}
          </ol>
          {misfires.length > maxShown && <p>And {misfires.length - maxShown} more.</p>}
        </details>
      )}
    </div>
  );
}
