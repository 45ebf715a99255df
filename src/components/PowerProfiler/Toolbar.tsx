import type { ReactElement } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { powerUnits, writeUrl, type ProfilerState } from './profilerUrl';
import SegmentedControl from './SegmentedControl';
import type { Profiler } from './useProfiler';
import styles from './styles.module.css';

const unitLabels = { µA: 'Current (µA)', µW: 'Power (µW)', '%': 'Percent' } as const;

/** The link to a state. It isn't taken from the URL, which lags behind while the reader types. */
const linkTo = (state: ProfilerState): string => location.origin + location.pathname + writeUrl(state);

/** Controls for the whole page: unit, comparison, reset, and link. */
export default function Toolbar({ profiler }: Readonly<{ profiler: Profiler }>): ReactElement {
  const { state, setUnit, setComparing, reset } = profiler;
  const isComparing = state.setups.length === 2;
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        legend="Show use as"
        name="unit"
        options={powerUnits.map((unit) => [unit, unitLabels[unit]] as const)}
        value={state.unit}
        onChange={setUnit}
      />
      <button
        type="button"
        className={styles.button}
        aria-pressed={isComparing}
        onClick={() => setComparing(!isComparing)}
      >
        Compare two setups
      </button>
      <button type="button" className={styles.button} onClick={reset}>
        Reset
      </button>
      <CopyButton
        label="Copy link"
        getText={() => linkTo(state)}
        fallbackHint="The link is in the address bar."
        className={styles.button}
      />
    </div>
  );
}
