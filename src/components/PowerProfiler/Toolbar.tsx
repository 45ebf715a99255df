import type { ReactElement } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { powerUnits, writeAddress, type ProfilerState } from './address';
import Segments from './Segments';
import type { Profiler } from './useProfiler';
import styles from './styles.module.css';

const unitWords = { µA: 'Current (µA)', µW: 'Power (µW)', '%': 'Percent' } as const;

/** From the state, not from the address: that follows what is typed only after a pause. */
const linkTo = (state: ProfilerState): string => location.origin + location.pathname + writeAddress(state);

/** What concerns the whole page: unit, comparison, link and reset. */
export default function Toolbar({ profiler }: Readonly<{ profiler: Profiler }>): ReactElement {
  const { state, setUnit, setComparing, reset } = profiler;
  const comparing = state.setups.length === 2;
  return (
    <div className={styles.toolbar}>
      <Segments
        legend="Show use as"
        name="unit"
        options={powerUnits.map((unit) => [unit, unitWords[unit]] as const)}
        chosen={state.unit}
        onChoose={setUnit}
      />
      <button type="button" className={styles.button} aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
        Compare two setups
      </button>
      <button type="button" className={styles.button} onClick={reset}>
        Reset
      </button>
      <CopyButton
        label="Copy link"
        getText={() => linkTo(state)}
        otherwise="The link is in the address bar."
        className={styles.button}
      />
    </div>
  );
}
