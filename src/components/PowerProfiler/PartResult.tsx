import type { ReactElement } from 'react';
import { aboutLifeText, estimateAsPublished, lifeRangeText, type Estimate, type NamedPart } from '#core/power-model';
import type { PowerUnit } from './profilerUrl';
import ChargeCurve from './ChargeCurve';
import type { TimeAxis } from './curve';
import UsageBar from './UsageBar';
import styles from './styles.module.css';

type Props = Readonly<{ named: NamedPart; result: Estimate; unit: PowerUnit; axis: TimeAxis }>;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function oldFormulaResult(named: NamedPart): string | null {
  const published = estimateAsPublished(named.part);
  // The old formula lets LEDs charge the battery, so its result can be negative or infinite.
  return Number.isFinite(published.life.hours) && published.totalMicroW > 0
    ? aboutLifeText(published.life.hours)
    : null;
}

/** The result for one battery: how long it lasts, what drains it, and how certain that is. */
export default function PartResult({ named, result, unit, axis }: Props): ReactElement {
  const published = oldFormulaResult(named);
  const uncertainties = result.uncertainties.slice(0, 2).map(({ label }) => label);
  return (
    <article className={styles.part}>
      <h3>{named.name}</h3>
      <p className={styles.life}>
        <strong>{lifeRangeText(result.life)}</strong> <span>most likely {aboutLifeText(result.life.hours)}</span>
      </p>
      <UsageBar result={result} unit={unit} />
      <ChargeCurve result={result} axis={axis} />
      <p className={styles.small}>
        {uncertainties.length > 0 && `The range is this wide mostly because of ${uncertainties.join(' and ')}. `}
        {`The power supply turns ${percent(result.conversionLossShare)} of the load into heat. `}
        {published && `The old profiler’s formula gives ${published}.`}
      </p>
    </article>
  );
}
