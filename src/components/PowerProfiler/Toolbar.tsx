import { useState, type ReactElement } from 'react';
import { copyText } from '@site/site/boot/copyText';
import { powerUnits } from './address';
import Segments from './Segments';
import type { Profiler } from './useProfiler';
import styles from './styles.module.css';

const unitWords = { µA: 'Current (µA)', µW: 'Power (µW)', '%': 'Percent' } as const;

function CopyLink(): ReactElement {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    const isCopied = await copyText(window.location.href);
    setAnswer(isCopied ? 'Link copied.' : 'Copying is blocked; the link is in the address bar.');
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status" className={styles.small}>
        {answer}
      </span>
    </>
  );
}

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
      <CopyLink />
    </div>
  );
}
