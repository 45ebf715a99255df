import type { ReactElement } from 'react';
import clsx from 'clsx';
import { readTransforms, type Transform } from '#core/keyboard-shape';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Devicetree with a `zmk,matrix-transform`. By default, the sample above it on the page (plugins/markdown/sample-drawings). */
  dts: string;
  /** Label of the transform, if the sample has several. */
  transform?: string;
  /** The `col-offset` of the second half of a split. Its columns are marked, with the column numbers on that half. */
  offset?: number;
}>;

/** A table of the key position for each row and column of a matrix transform. */
export default function MatrixTransform({ dts, transform: name, offset }: Props): ReactElement {
  const { rows, columns, places } = selectTransform(dts, name);
  const positions = new Map(places.map(({ row, column }, position) => [row * columns + column, position]));
  const isSecondHalf = (column: number) => offset !== undefined && column >= offset;
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="group"
      aria-label="Matrix: rows, columns, and key positions"
      data-search-ignore
    >
      <table className={styles.matrix}>
        <caption>Key position for each row and column</caption>
        <thead>
          <tr>
            <td />
            {range(columns).map((column) => (
              <th key={column} scope="col" className={clsx(isSecondHalf(column) && styles.secondHalf)}>
                <abbr title={`column ${column}`}>C{column}</abbr>
                {offset !== undefined && isSecondHalf(column) && <small>own {column - offset}</small>}
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
                      isSecondHalf(column) && styles.secondHalf,
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

function selectTransform(dts: string, wanted: string | undefined): Transform {
  const reading = readTransforms(dts);
  if (!reading.ok) throw new Error(`<MatrixTransform>: ${reading.reason}`);
  const transform = wanted ? reading.found.find(({ name }) => name === wanted) : reading.found[0];
  if (!transform)
    throw new Error(`<MatrixTransform>: the sample has no matrix transform${wanted ? ` "${wanted}"` : ''}.`);
  return transform;
}
