import type { ReactElement } from 'react';
import clsx from 'clsx';
import { characterRows } from '#core/host-layouts';
import ColumnHeads from '../PlainTable/ColumnHeads';
import plain from '../PlainTable/styles.module.css';
import styles from './styles.module.css';

/** A table of characters and the key codes that type them, for each host layout that has them. */
export default function CharacterTable(): ReactElement {
  // The finder hides this <div> if no row of the table matches.
  return (
    <div>
      <table className={clsx(plain.table, styles.table)} aria-label="Characters by host layout">
        <ColumnHeads titles={['Character', 'Key codes, by the layout set on the host']} />
        <tbody>
          {characterRows().map(({ character, ways }) => (
            <tr key={character} data-c={character}>
              <th scope="row">{character}</th>
              <td>
                {ways.map(({ layout, presses }) => (
                  <span key={layout}>
                    {`${layout} `}
                    {presses.map((press, index) => (
                      <span key={press}>
                        {index > 0 && ' then '}
                        <code>{press}</code>
                      </span>
                    ))}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
