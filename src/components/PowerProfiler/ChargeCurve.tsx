import type { ReactElement } from 'react';
import { rangeWords, type Estimate } from '#core/power-model';
import { curvePaths, type TimeAxis } from './curve';
import styles from './charts.module.css';

/** Remaining charge over time. The band ends where the range of the estimate does. */
export default function ChargeCurve({ result, axis }: Readonly<{ result: Estimate; axis: TimeAxis }>): ReactElement {
  const { line, band } = curvePaths(result, axis);
  return (
    <figure className={styles.curve}>
      <figcaption>Remaining charge; the band is the range of the estimate</figcaption>
      <div className={styles.plot}>
        <div className={styles.yAxis} aria-hidden="true">
          <span>100 %</span>
          <span>50 %</span>
          <span>0 %</span>
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`The charge falls from full to empty within ${rangeWords(result.life)}.`}
        >
          <path d="M0 0H100M0 50H100M0 100H100M25 0V100M50 0V100M75 0V100M100 0V100" className={styles.grid} />
          <path d={band} className={styles.band} />
          <path d={line} className={styles.line} />
        </svg>
        <div className={styles.xAxis} aria-hidden="true">
          {axis.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
