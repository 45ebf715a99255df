import { useMemo, type ReactElement } from 'react';
import { boundsOf, keyGroups, type Key } from '#core/keyboard-shape';
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

const margin = 6;
/** Width of a key when there is plenty of room. */
const maxUnitPx = 66;

/** Labels each key with its position number. */
export const positionLegends = (keys: readonly Key[]): readonly Legend[] =>
  keys.map((_, position) => ({ kind: 'key', tap: String(position) }));

/** Draws a keyboard in its real shape. If that would be too small to read, the halves are stacked. */
export default function KeyboardDrawing({
  keys,
  legends,
  label,
  combos,
  pressed,
  corners,
  isDrawn = true,
  isWhole = false,
  isStatic = false,
  buttonNames,
  tabStop,
}: Props): ReactElement {
  const bounds = useMemo(() => boundsOf(keys), [keys]);
  const [element, isNarrow] = useIsNarrow(bounds.right - bounds.left);
  const inHalves = isStatic || (isNarrow && !isWhole);
  const groups = useMemo(() => keyGroups(keys, inHalves), [keys, inHalves]);
  return (
    <div
      ref={element}
      className={isStatic ? `${styles.drawing} ${styles.static}` : styles.drawing}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      {groups.map(({ positions, bounds: { left, top, right, bottom } }, index) => {
        const width = (right - left) * 100 + 2 * margin;
        const height = (bottom - top) * 100 + 2 * margin;
        return (
          <svg
            key={index}
            viewBox={[left * 100 - margin, top * 100 - margin, width, height].map((size) => size.toFixed(1)).join(' ')}
            style={{
              ...(isWhole ? {} : { maxWidth: Math.round((width / 100) * maxUnitPx) }),
              ...(isStatic ? { flexBasis: Math.round((width / 100) * minUnitPx) } : {}),
            }}
            aria-hidden={label === undefined ? undefined : true}
          >
            {(isDrawn ? positions : []).map((position) => (
              <Keycap
                key={position}
                position={position}
                shape={keys[position] as Key}
                legend={legends[position]}
                isPressed={pressed?.has(position) ?? false}
                corner={corners?.[position]}
                buttonName={buttonNames?.[position]}
                isTabStop={position === tabStop}
              />
            ))}
            {combos && combos.length > 0 && <Combos combos={combos} keys={keys} positions={positions} />}
          </svg>
        );
      })}
    </div>
  );
}
