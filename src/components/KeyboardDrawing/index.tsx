import { useMemo, type ReactElement } from 'react';
import { boundsOf, keyGroups, type Key, type KeyGroup } from '#core/keyboard-shape';
import type { DrawnCombo, Legend } from '#core/keymap-drawing';
import Combos from './Combos';
import Keycap from './Keycap';
import styles from './styles.module.css';
import { minUnitPx, useIsNarrow } from './useIsNarrow';

type Props = Readonly<{
  keys: readonly Key[];
  legends: readonly Legend[];
  /** Describes the whole drawing to screen readers. Leave it out if each key has its own label. */
  label?: string;
  combos?: readonly DrawnCombo[];
  /** Positions drawn as pressed. */
  pressed?: ReadonlySet<number>;
  /** A small text in the corner of each key. */
  corners?: readonly string[];
  /** If false, reserves the space without drawing keys. */
  isDrawn?: boolean;
  /** For paper: as wide as possible, with the halves side by side, even if the keys are too small to read. */
  isWhole?: boolean;
  /** For HTML without JavaScript: CSS alone decides whether the halves are side by side or stacked. */
  isStatic?: boolean;
  /** Makes the keys buttons with these names. Listen to their events on an element around the drawing. */
  buttonNames?: readonly string[];
  /** Position of the button that the Tab key moves to. */
  tabStop?: number;
}>;

const noPositions: ReadonlySet<number> = new Set();
const noCombos: readonly DrawnCombo[] = [];
const margin = 6;
/** Width of a key when there is plenty of room. */
const maxUnitPx = 66;

/** Labels each key with its position number. */
export const positionLegends = (keys: readonly Key[]): readonly Legend[] =>
  keys.map((_, position) => ({ kind: 'key', tap: String(position) }));

/** Draws a keyboard in its real shape. If that would be too small to read, the halves are stacked. */
export default function KeyboardDrawing(props: Props): ReactElement {
  const { keys, label, isDrawn = true, isWhole = false, isStatic = false } = props;
  const { left, right } = useMemo(() => boundsOf(keys), [keys]);
  const [element, isNarrow] = useIsNarrow(right - left);
  const inHalves = isStatic || (isNarrow && !isWhole);
  const groups = useMemo(() => keyGroups(keys, inHalves), [keys, inHalves]);
  return (
    <div
      ref={element}
      className={isStatic ? `${styles.drawing} ${styles.static}` : styles.drawing}
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
  combos = noCombos,
  pressed = noPositions,
  corners,
  buttonNames,
  tabStop,
  group,
  label,
  isStatic = false,
  isWhole = false,
}: Props & Readonly<{ group: KeyGroup }>) {
  const { left, top, right, bottom } = group.bounds;
  const width = (right - left) * 100 + 2 * margin;
  return (
    <svg
      viewBox={`${(left * 100 - margin).toFixed(1)} ${(top * 100 - margin).toFixed(1)} ${width.toFixed(1)} ${((bottom - top) * 100 + 2 * margin).toFixed(1)}`}
      style={{
        ...(isWhole ? {} : { maxWidth: Math.round((width / 100) * maxUnitPx) }),
        ...(isStatic ? { flexBasis: Math.round((width / 100) * minUnitPx) } : {}),
      }}
      aria-hidden={label === undefined ? undefined : true}
    >
      {group.positions.map((position) => {
        const shape = keys[position];
        return (
          shape && (
            <Keycap
              key={position}
              position={position}
              shape={shape}
              legend={legends[position]}
              isPressed={pressed.has(position)}
              corner={corners?.[position]}
              buttonName={buttonNames?.[position]}
              isTabStop={position === tabStop}
            />
          )
        );
      })}
      {combos.length > 0 && <Combos combos={combos} keys={keys} positions={group.positions} />}
    </svg>
  );
}
