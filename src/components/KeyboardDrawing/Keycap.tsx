import { memo, type ReactElement } from 'react';
import { fitLegend, type FittedText, type Legend } from '#core/keymap-drawing';
import type { Key } from '#core/keyboard-shape';
import LegendText from './LegendText';
import styles from './styles.module.css';

type Props = Readonly<{
  position: number;
  shape: Key;
  legend: Legend | undefined;
  isPressed: boolean;
  corner?: string | undefined;
  /** Makes the key a button with this name. */
  buttonName?: string | undefined;
  isTabStop: boolean;
}>;

/** Size of one key unit in the drawing's coordinates. */
const unit = 100;
/** Height of a legend above or below the tap. */
const smallLine = 22;

/** One key with its legends: the shifted character at the top, the tap in the middle, the hold at the bottom. */
function Keycap({ position, shape, legend, isPressed, corner, buttonName, isTabStop }: Props): ReactElement {
  const { x, y, width, height, rotationDeg, originX, originY } = shape;
  const [left, top, wide, high] = [x * unit, y * unit, width * unit, height * unit];
  const face = high - 22;
  const { kind = 'none', tap = '', hold, shifted } = legend ?? {};
  // Hold and shifted legends aren't bold, so their letters are narrower.
  const small = (text: string, height: number) => fitLegend(text, (wide - 10) * 1.1, height, 20);
  const oneLine = small(hold ?? '', smallLine);
  const isCut = oneLine.lines.some((line) => line.endsWith('…'));
  const holdHeight = hold ? (isCut ? 32 : smallLine) : 0;
  const shiftedHeight = shifted ? smallLine : 0;
  const tapHeight = face - 4 - shiftedHeight - holdHeight;
  const legendText = (part: 'tap' | 'shifted' | 'hold', legend: string, text: FittedText, y: number) => (
    <LegendText
      legend={legend}
      text={text}
      x={left + wide / 2}
      y={top + y}
      className={styles[part]}
      rotationDeg={rotationDeg}
    />
  );
  return (
    <g
      className={[styles.keycap, styles[kind], isPressed && styles.pressed].filter(Boolean).join(' ')}
      transform={rotationDeg === 0 ? undefined : `rotate(${rotationDeg} ${originX * unit} ${originY * unit})`}
      {...(buttonName === undefined
        ? {}
        : {
            role: 'button',
            tabIndex: isTabStop ? 0 : -1,
            'data-position': position,
            'aria-pressed': isPressed,
            'aria-label': buttonName,
          })}
    >
      <rect className={styles.side} x={left + 3} y={top + 3} width={wide - 6} height={high - 6} rx={13} />
      <rect className={styles.face} x={left + 7} y={top + 5} width={wide - 14} height={face} rx={10} />
      {corner && (
        <text className={styles.corner} x={left + 12} y={top + 20} fontSize={14}>
          {corner}
        </text>
      )}
      {legendText(
        'tap',
        tap,
        // Transparent keys leave space for the labels of combos at their edges.
        kind === 'transparent' ? fitLegend(tap, wide - 32, tapHeight, 24) : fitLegend(tap, wide - 18, tapHeight, 34),
        7 + shiftedHeight + tapHeight / 2,
      )}
      {shifted && legendText('shifted', shifted, small(shifted, smallLine), 18)}
      {hold && legendText('hold', hold, isCut ? small(hold, holdHeight) : oneLine, face + 2 - holdHeight / 2)}
    </g>
  );
}

/** Compares the contents of legends: every edit creates new legend objects, but most of them are equal to the old ones. */
const areEqual = (before: Props, after: Props): boolean =>
  (['shape', 'isPressed', 'corner', 'buttonName', 'isTabStop'] as const).every(
    (prop) => before[prop] === after[prop],
  ) && (['kind', 'tap', 'hold', 'shifted'] as const).every((field) => before.legend?.[field] === after.legend?.[field]);

export default memo(Keycap, areEqual);
