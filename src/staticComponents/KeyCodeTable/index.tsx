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

const systems = ({ os }: KeyCode, support: Support) => operatingSystems.filter((system) => os[system] === support);

/** Support in words after a mark: "✓ Linux, Android". */
function supportLines(code: KeyCode): readonly string[] {
  const works = systems(code, 'yes');
  if (works.length === operatingSystems.length) return ['✓ everywhere'];
  if (systems(code, 'no').length === operatingSystems.length) return ['✗ nowhere'];
  if (systems(code, 'unknown').length === operatingSystems.length) return ['? not reported'];
  const lines: readonly (readonly [mark: string, names: readonly string[]])[] = [
    ['✓ ', works],
    ['✗ not ', systems(code, 'no')],
    ['? unknown: ', systems(code, 'unknown')],
  ];
  return lines.flatMap(([mark, names]) => (names.length > 0 ? [mark + names.join(', ')] : []));
}

/**
 * The key codes of one group. Kept lean, because the page has 373 of them: what the finder needs but readers
 * don't see is in short attributes (c: characters, k: the browser's name of the key, q: more QMK names).
 */
export default function KeyCodeTable({ group }: Props): ReactElement {
  const rows = keyCodes.filter((code) => code.group === group);
  if (rows.length === 0) throw new Error(`<KeyCodeTable>: there is no group "${group}"; see core/firmware/key-codes.`);
  // The finder of the page hides what is around a table that has no row left.
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
        {` ${does}${deprecated ? ' The name is deprecated and has no successor.' : ''}`}
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
