import type { ReactElement } from 'react';
import clsx from 'clsx';
import { readTransforms, type Transform } from '#core/keyboard-shape';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Devicetree with a `zmk,matrix-transform`. Left out in a page, it is the sample above (plugins/sample-drawings). */
  dts: string;
  /** Label of the transform, when the sample has several. */
  transform?: string;
  /** The `col-offset` of the second part of a split: its columns are marked, with the numbers it counts itself. */
  offset?: number;
}>;

/** Draws which key position each row and column of a matrix transform leads to, from the sample's own devicetree. */
export default function MatrixTransform({ dts, transform: wanted, offset }: Props): ReactElement {
  const { rows, columns, places } = pick(dts, wanted);
  const positions = new Map(places.map(({ row, column }, position) => [row * columns + column, position]));
  const isOther = (column: number) => offset !== undefined && column >= offset;
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="group"
      aria-label="Matrix: rows, columns and key positions"
      data-search-ignore
    >
      <table className={styles.matrix}>
        <caption>Key position for each row and column</caption>
        <thead>
          <tr>
            <td />
            {range(columns).map((column) => (
              <th key={column} scope="col" className={clsx(isOther(column) && styles.other)}>
                <abbr title={`column ${column}`}>C{column}</abbr>
                {offset !== undefined && isOther(column) && <small>own {column - offset}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {range(rows).map((row) => (
            <tr key={row}>
              <th scope="row">
                <abbr title={`row ${row}`}>R{row}</abbr>
              </th>
              {range(columns).map((column) => {
                const position = positions.get(row * columns + column);
                return (
                  <td
                    key={column}
                    className={clsx(
                      position === undefined ? styles.unused : styles.key,
                      isOther(column) && styles.other,
                    )}
                  >
                    {position ?? <abbr title="not used">·</abbr>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

function pick(dts: string, wanted: string | undefined): Transform {
  const reading = readTransforms(dts);
  if (!reading.ok) throw new Error(`<MatrixTransform>: ${reading.reason}`);
  const transform = wanted ? reading.found.find(({ name }) => name === wanted) : reading.found[0];
  if (!transform)
    throw new Error(`<MatrixTransform>: the sample has no matrix transform${wanted ? ` "${wanted}"` : ''}.`);
  return transform;
}
