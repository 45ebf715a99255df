import type { ReactElement } from 'react';
import type { Misfire, ReplayResult } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

const maxShown = 12;

const reasons: Readonly<Record<Misfire['reason'], string>> = {
  timer: 'it was held longer than the tapping term',
  'key-up': 'it was released first',
  'other-key-down': 'another key was pressed while it was down',
  'other-key-up': 'another key was pressed and released while it was down',
  'quick-tap': 'it was tapped just before',
  'prior-idle': 'another key was pressed just before',
  'other-position': 'the other key is on the same hand',
  'retro-tap': 'it was released with no other key pressed',
  'retro-interrupt': 'another key was pressed',
  undecided: 'it was never decided',
};

type Props = Readonly<{
  /** With the settings in the keymap, if the reader has changed them. */
  before: ReplayResult | undefined;
  result: ReplayResult;
}>;

const countOf = ({ misfires: { length } }: ReplayResult) => `${length} ${length === 1 ? 'misfire' : 'misfires'}`;

/** How many hold-taps misfire before and after changing the settings, and why. */
export default function TuneResult({ before, result }: Props): ReactElement {
  const { misfires, judged, letters, modifiers } = result;
  return (
    <div className={styles.result}>
      <p role="status">
        <strong className={styles.misfireCount}>
          {before ? `${countOf(before)} → ${misfires.length}` : countOf(result)}
        </strong>{' '}
        in {judged} presses of home row mods. Letters appear after {Math.round(letters.meanMs)} ms on average and{' '}
        {Math.round(letters.worstMs)} ms at worst, modifiers after {Math.round(modifiers.meanMs)} ms and{' '}
        {Math.round(modifiers.worstMs)} ms.
      </p>
      {misfires.length > 0 && (
        <details>
          <summary>Which keys misfire, and why</summary>
          <ol>
            {misfires.slice(0, maxShown).map(({ at, key, meant, reason }) => (
              <li key={at}>
                {(at / 1000).toFixed(2)} s: {key} was meant as a {meant === 'tap' ? 'letter' : 'modifier'} but became a{' '}
                {meant === 'tap' ? 'modifier' : 'letter'}: {reasons[reason]}.
              </li>
            ))}
          </ol>
          {misfires.length > maxShown && <p>And {misfires.length - maxShown} more.</p>}
        </details>
      )}
    </div>
  );
}
