import { memo, useId, type ReactElement } from 'react';
import type { ConsumerId, Estimate } from '#core/power-model';
import type { PowerUnit } from './profilerUrl';
import { consumerStyles } from './consumerStyles';
import { formatPower } from './formatPower';
import styles from './charts.module.css';

const textures = {
  plain: '',
  rising: 'M-2 10 L10 -2 M-2 2 L2 -2 M6 10 L10 6',
  falling: 'M-2 -2 L10 10 M6 -2 L10 2 M-2 6 L2 10',
  dots: 'M2 2 h2 v2 h-2 z',
  upright: 'M4 0 V8',
  level: 'M0 4 H8',
  crossed: 'M-2 10 L10 -2 M-2 -2 L10 10',
} as const;

const Textures = ({ id }: Readonly<{ id: string }>) => (
  <defs>
    {Object.entries(textures).map(([name, path]) => (
      <pattern key={name} id={`${id}-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d={path} className={styles.texture} />
      </pattern>
    ))}
  </defs>
);

type FillProps = Readonly<{ id: string; consumer: ConsumerId; x?: string; width?: string }>;
const Fill = ({ id, consumer, x = '0', width = '100%' }: FillProps) => (
  <>
    <rect x={x} width={width} height="100%" className={styles[consumer.replace('-', '')]} />
    <rect x={x} width={width} height="100%" fill={`url(#${id}-${consumerStyles[consumer].texture})`} />
  </>
);

/** What drains the battery: a bar, and a table that is also its legend. */
function UsageBar({ result, unit }: Readonly<{ result: Estimate; unit: PowerUnit }>): ReactElement {
  const id = useId();
  const { consumers, totalMicroW } = result;
  const percent = (microW: number): number => (totalMicroW > 0 ? (microW / totalMicroW) * 100 : 0);
  const starts = consumers.map((_, at) => consumers.slice(0, at).reduce((sum, { microW }) => sum + percent(microW), 0));
  return (
    <>
      <svg className={styles.bar} aria-hidden="true">
        <Textures id={id} />
        {consumers.map(({ id: consumer, microW }, at) => (
          <g key={consumer}>
            <Fill id={id} consumer={consumer} x={`${starts[at] ?? 0}%`} width={`${percent(microW)}%`} />
            {at > 0 && <line x1={`${starts[at] ?? 0}%`} x2={`${starts[at] ?? 0}%`} y2="100%" className={styles.seam} />}
          </g>
        ))}
      </svg>
      <table className={styles.table}>
        <caption className="visually-hidden">What uses the charge, on average over the day</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Consumer</th>
            <th scope="col">{unit === '%' ? 'Share' : unit === 'µA' ? 'Mean current' : 'Mean power'}</th>
          </tr>
        </thead>
        <tbody>
          {consumers.map(({ id: consumer, microW }) => (
            <tr key={consumer}>
              <th scope="row">
                <svg className={styles.swatch} aria-hidden="true">
                  <Fill id={id} consumer={consumer} />
                </svg>
                {consumerStyles[consumer].name}
              </th>
              <td>{formatPower(microW, result, unit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatPower(totalMicroW, result, unit)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

export default memo(UsageBar);
