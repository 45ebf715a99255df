import { useMemo, type ReactElement, type ReactNode } from 'react';
import { boundsOf, keyGroups, type Key, type KeyGroup } from '#core/keyboard-shape';
import type { DrawnCombo, Legend } from '#core/keymap-drawing';
import Combos from './Combos';
import Keycap from './Keycap';
import styles from './styles.module.css';
import { smallestUnitPx, useIsNarrow } from './useIsNarrow';

type Props = Readonly<{
  keys: readonly Key[];
  legends: readonly Legend[];
  /** What a screen reader says about the whole drawing. Leave it out if each key has its own name. */
  label?: string;
  combos?: readonly DrawnCombo[];
  held?: ReadonlySet<number>;
  /** A small text in the corner of each key. */
  corners?: readonly string[];
  /** Whether to draw the keys, or only leave room for them. */
  isDrawn?: boolean;
  /** Without a script, the halves are next to each other where there is room. */
  isStatic?: boolean;
  /** Wraps each key, to make it a button. */
  wrap?: (position: number, keycap: ReactElement) => ReactNode;
}>;

const none: ReadonlySet<number> = new Set();
const margin = 6;
/** How wide a key is where there is room. */
const widestUnitPx = 66;

/** What keys show that have nothing but their position. */
export const positionLegends = (keys: readonly Key[]): readonly Legend[] =>
  keys.map((_, position) => ({ kind: 'key', tap: String(position), binding: '' }));

/** A keyboard in its real shape. Where it would be too small to read, its halves are one below the other. */
export default function KeyboardDrawing(props: Props): ReactElement {
  const { keys, label, isDrawn = true, isStatic = false } = props;
  const { left, right } = useMemo(() => boundsOf(keys), [keys]);
  const [element, isNarrow] = useIsNarrow(right - left);
  const groups = useMemo(() => keyGroups(keys, isNarrow || isStatic), [keys, isNarrow, isStatic]);
  return (
    <div
      ref={element}
      className={isStatic ? styles.static : styles.drawing}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      {groups.map((group, index) => (
        <GroupDrawing key={index} {...props} group={isDrawn ? group : { ...group, positions: [] }} />
      ))}
    </div>
  );
}

function GroupDrawing({
  keys,
  legends,
  combos = [],
  held = none,
  corners,
  wrap,
  group,
  label,
  isStatic = false,
}: Props & Readonly<{ group: KeyGroup }>) {
  const { left, top, right, bottom } = group.bounds;
  const width = (right - left) * 100 + 2 * margin;
  const own = combos.filter(({ positions }) => positions.every((position) => group.positions.includes(position)));
  return (
    <svg
      viewBox={`${(left * 100 - margin).toFixed(1)} ${(top * 100 - margin).toFixed(1)} ${width.toFixed(1)} ${((bottom - top) * 100 + 2 * margin).toFixed(1)}`}
      style={{
        maxWidth: Math.round((width / 100) * widestUnitPx),
        ...(isStatic ? { flexBasis: Math.round((width / 100) * smallestUnitPx) } : {}),
      }}
      aria-hidden={label === undefined ? undefined : true}
    >
      {group.positions.map((position) => {
        const shape = keys[position];
        if (!shape) return null;
        const keycap = (
          <Keycap
            key={position}
            shape={shape}
            legend={legends[position]}
            isHeld={held.has(position)}
            {...(corners ? { corner: corners[position] ?? '' } : {})}
          />
        );
        return wrap ? wrap(position, keycap) : keycap;
      })}
      {own.length > 0 && <Combos combos={own} keys={keys} />}
    </svg>
  );
}
