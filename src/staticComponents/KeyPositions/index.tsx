import type { ReactElement } from 'react';
import Figure from '@site/src/components/Figure';
import { arrange, type Arrangement, type PlacedKey } from './arrange';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Caption: what the drawing shows, in a sentence. */
  title: string;
  /** `{columns, rows}` for a grid, or the name of a split keyboard. */
  layout: Arrangement;
  /** Positions to highlight. Named groups get different colors and are listed below the drawing. */
  highlight?: readonly number[] | Readonly<Record<string, readonly number[]>>;
  /** Legends to show above the position number: `{ "16": "J" }`. */
  labels?: Readonly<Record<string, string>>;
}>;

const unit = 50;
const gap = 3;
/** Width of a key when there is plenty of room. */
const maxUnitPx = 42;
/** The smallest width at which the numbers can be read. On a phone, a keyboard that would need smaller keys scrolls. */
const minUnitPx = 23;

/** Draws a keyboard with numbered keys and highlights some, for example those of a combo. */
export default function KeyPositions({ title, layout, highlight = [], labels = {} }: Props): ReactElement {
  const keys = arrange(layout);
  const groups = Array.isArray(highlight)
    ? { '': highlight as readonly number[] }
    : (highlight as Record<string, readonly number[]>);
  const names = Object.keys(groups);
  const groupOf = ({ position }: PlacedKey): number => names.findIndex((name) => groups[name]?.includes(position));
  const missing = Object.values(groups)
    .flat()
    .filter((position) => !keys.some((key) => key.position === position));
  if (missing.length > 0)
    throw new Error(`<KeyPositions title="${title}">: the layout has no key ${missing.join(', ')}.`);
  const width = Math.max(...keys.map(({ x }) => x)) + 1;
  const height = Math.max(...keys.map(({ y }) => y)) + 1;
  return (
    <Figure caption={<Caption title={title} groups={names.filter(Boolean)} />}>
      <svg
        role="img"
        aria-label={describe(title, keys.length, groups, labels)}
        viewBox={`0 0 ${width * unit} ${height * unit}`}
        style={{ width: width * maxUnitPx, minWidth: width * minUnitPx }}
      >
        {keys.map((key) => (
          <KeyCap key={key.position} place={key} group={groupOf(key)} label={labels[String(key.position)]} />
        ))}
      </svg>
    </Figure>
  );
}

function Caption({ title, groups }: Readonly<{ title: string; groups: readonly string[] }>): ReactElement {
  return (
    <>
      {title}
      {groups.map((name, index) => (
        <span key={name} className={styles.legend}>
          <span className={`${styles.swatch} ${styles[`swatch${index % 4}`]}`} /> {name}
        </span>
      ))}
    </>
  );
}

function KeyCap({
  place: { position, x, y },
  group,
  label,
}: Readonly<{ place: PlacedKey; group: number; label: string | undefined }>): ReactElement {
  const left = x * unit + gap;
  const top = y * unit + gap;
  const size = unit - 2 * gap;
  const tone = group < 0 ? styles.plain : styles[`group${group % 4}`];
  return (
    <g className={tone}>
      <rect className={styles.cap} x={left} y={top} width={size} height={size} rx={7} />
      {label === undefined ? (
        <text className={styles.main} x={left + size / 2} y={top + size / 2 + 8}>
          {position}
        </text>
      ) : (
        <>
          <text className={styles.main} x={left + size / 2} y={top + size / 2 - 2}>
            {label}
          </text>
          <text className={styles.small} x={left + size / 2} y={top + size - 4}>
            {position}
          </text>
        </>
      )}
    </g>
  );
}

function describe(
  title: string,
  count: number,
  groups: Readonly<Record<string, readonly number[]>>,
  labels: Readonly<Record<string, string>>,
): string {
  const name = (position: number): string =>
    labels[String(position)] ? `${position} (${labels[String(position)]})` : String(position);
  const highlighted = Object.entries(groups)
    .filter(([, positions]) => positions.length > 0)
    .map(([group, positions]) => `${group || 'Highlighted'}: ${positions.map(name).join(', ')}.`);
  return [`${title}: ${count} keys, numbered from 0 row by row.`, ...highlighted].join(' ');
}
