import type { ReactElement } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  keyCodeGroups,
  keyCodes,
  operatingSystems,
  type KeyCode,
  type KeyCodeGroup,
  type Support,
} from '#core/firmware';
import plain from '../PlainTable/styles.module.css';
import styles from './styles.module.css';

type Props = Readonly<{ group: KeyCodeGroup }>;

const systemsWith = ({ os }: KeyCode, support: Support) => operatingSystems.filter((system) => os[system] === support);

/** Which systems support a key code, as in "✓ Linux, Android". */
function supportLines(code: KeyCode): readonly string[] {
  const works = systemsWith(code, 'yes');
  if (works.length === operatingSystems.length) return ['✓ everywhere'];
  if (systemsWith(code, 'no').length === operatingSystems.length) return ['✗ nowhere'];
  if (systemsWith(code, 'unknown').length === operatingSystems.length) return ['? not reported'];
  const lines: readonly (readonly [mark: string, names: readonly string[]])[] = [
    ['✓ ', works],
    ['✗ not ', systemsWith(code, 'no')],
    ['? unknown: ', systemsWith(code, 'unknown')],
  ];
  return lines.flatMap(([mark, names]) => (names.length > 0 ? [mark + names.join(', ')] : []));
}

/**
 * A table of the key codes in one group. Data attributes contain what the finder needs but readers don't see: `c` for
 * characters, `k` for the browser's name of the key, `q` for more QMK names. They're short because the page has 373 rows.
 */
export default function KeyCodeTable({ group }: Props): ReactElement {
  const rows = keyCodes.filter((code) => code.group === group);
  if (rows.length === 0) throw new Error(`<KeyCodeTable>: there is no group "${group}". See core/firmware/key-codes.`);
  // The finder hides this <div> if no row of the table matches.
  return (
    <div>
      <table
        className={clsx(plain.table, plain.stacked, styles.table)}
        data-stacked
        aria-label={keyCodeGroups.find(({ id }) => id === group)?.title}
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it does</th>
            <th scope="col" data-search-ignore>
              Works on
            </th>
            <th scope="col">QMK</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((code) => (
            <Row key={code.name} code={code} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ code }: Readonly<{ code: KeyCode }>): ReactElement {
  const { name, aliases, deprecated, title, does, notes, types = '', shifted = '', marks = '', press, qmk } = code;
  const { collectAnchor } = useBrokenLinks();
  for (const anchor of [name, ...aliases]) collectAnchor(anchor);
  return (
    <tr
      id={name}
      data-c={`${types}${shifted}${marks}` || undefined}
      data-k={press}
      data-q={qmk.slice(1).join(' ') || undefined}
    >
      <th scope="row">
        <a href={`#${name}`}>{name}</a>
        {aliases.map((alias) => (
          <code key={alias} id={alias}>
            {alias}
          </code>
        ))}
      </th>
      <td>
        <b>{title}</b>
        {` ${does}${deprecated ? ' The name is deprecated and has no replacement.' : ''}`}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </td>
      <td>
        {supportLines(code).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </td>
      <td>{qmk[0]}</td>
    </tr>
  );
}
