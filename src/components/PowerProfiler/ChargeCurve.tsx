import type { ReactElement } from 'react';
import { lifeRangeText, type Estimate } from '#core/power-model';
import { curvePaths, type TimeAxis } from './curve';
import styles from './charts.module.css';

/** Chart of the remaining charge over time. The band shows the range of the estimate. */
export default function ChargeCurve({ result, axis }: Readonly<{ result: Estimate; axis: TimeAxis }>): ReactElement {
  const { line, band } = curvePaths(result, axis);
  return (
    <figure className={styles.curve}>
      <figcaption>Remaining charge, with the range of the estimate as a band</figcaption>
      <div className={styles.plot}>
        <div className={styles.yAxis} aria-hidden="true">
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`The battery goes from full to empty in ${lifeRangeText(result.life)}.`}
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
