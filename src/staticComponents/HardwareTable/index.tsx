import type { ReactElement } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { boards, buildNames, isOnboardKeyboard, keyCountsOf, layoutsOf, shields } from '#core/firmware';
import ColumnHeads from '../PlainTable/ColumnHeads';
import { wordsFor, featuresOf, hasKeys, kindOf, type Row } from './describe';
import plain from '../PlainTable/styles.module.css';
import styles from './styles.module.css';

type Props = Readonly<{
  /**
   * `onboard`: keyboards with a built-in controller. `boards` and `shields`: those that fit `interconnect`. `addons`:
   * shields without keys.
   */
  show: 'onboard' | 'boards' | 'shields' | 'addons';
  interconnect?: string;
}>;

const byName = (a: Row, b: Row) => a.name.localeCompare(b.name, 'en');

function selectRows({ show, interconnect = '' }: Props): readonly Row[] {
  switch (show) {
    case 'onboard':
      return boards.filter(isOnboardKeyboard);
    case 'boards':
      return boards.filter(({ exposes }) => exposes?.includes(interconnect));
    case 'shields':
      return shields.filter((shield) => hasKeys(shield) && shield.requires.includes(interconnect));
    case 'addons':
      return shields.filter((shield) => !hasKeys(shield));
  }
}

/** The numbers of keys that a keyboard can have, such as "42 or 36 keys". */
function keysText(id: string): string | undefined {
  const counts = keyCountsOf(id);
  if (counts.length === 0) return undefined;
  const most = Math.max(...counts);
  // Without a layout, the count is from a matrix transform, which can have positions without a key.
  if (layoutsOf(id).length === 0) return `up to ${most} keys`;
  return `${counts.length > 2 ? `${Math.min(...counts)} to ${most}` : counts.join(' or ')} keys`;
}

const featureName = (feature: string) => (feature === 'studio' ? 'ZMK Studio' : feature);

const outputNames = { usb: 'USB', ble: 'Bluetooth' } as const;

/** A table of boards or shields. Data attributes contain what HardwareFinder filters by. */
export default function HardwareTable(props: Props): ReactElement {
  const rows = selectRows(props).toSorted(byName);
  if (rows.length === 0) throw new Error(`<HardwareTable>: nothing to show for ${JSON.stringify(props)}.`);
  const withChip = rows.some(({ kind }) => kind === 'board');
  const withFeatures = rows.some((row) => featuresOf(row).length > 0 || keysText(row.id));
  // The finder hides this <div> if no row of the table matches.
  return (
    <div>
      <table className={clsx(plain.table, plain.stacked, styles.table)} data-stacked>
        <ColumnHeads titles={['Name', 'In build.yaml', withFeatures && 'Has', withChip && 'Controller']} />
        <tbody>
          {rows.map((item) => (
            <HardwareRow key={item.id} item={item} withChip={withChip} withFeatures={withFeatures} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Readonly<{ item: Row; withChip: boolean; withFeatures: boolean }>;

function HardwareRow({ item, withChip, withFeatures }: RowProps): ReactElement {
  useBrokenLinks().collectAnchor(item.id);
  const features = featuresOf(item);
  const also = item.alsoFor?.join(', ');
  return (
    <tr
      id={item.id}
      data-kind={kindOf(item)}
      data-exposes={item.exposes?.join(' ')}
      data-requires={item.kind === 'shield' ? item.requires.join(' ') : undefined}
      data-chip={item.kind === 'board' ? item.chip : undefined}
      data-also={also}
      data-words={wordsFor(item).join(' ')}
    >
      <th scope="row">
        {item.url ? <a href={item.url.replace(/^https:\/\/zmk\.dev/, '')}>{item.name}</a> : item.name}
        {also && <small>also {also}</small>}
      </th>
      <td>
        {buildNames(item).map((name) => (
          <code key={name}>{name}</code>
        ))}
        {kindOf(item) !== 'addon' && (
          <a
            href={`/docs/hardware?${kindOf(item) === 'controller' ? 'board' : 'keyboard'}=${item.id}#build-yaml`}
            data-search-ignore
            data-pick
          >
            Use it
          </a>
        )}
        {item.kind === 'board' && item.revisions && <small>{`revisions @${item.revisions.join(', @')}`}</small>}
      </td>
      {withFeatures && <td>{[keysText(item.id), ...features.map(featureName)].filter(Boolean).join(', ')}</td>}
      {withChip && (
        <td>
          {item.kind === 'board' && `${item.chip}, ${item.outputs.map((output) => outputNames[output]).join(' and ')}`}
        </td>
      )}
    </tr>
  );
}
