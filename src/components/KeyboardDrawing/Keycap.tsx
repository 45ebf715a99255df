import { memo, type ReactElement } from 'react';
import { fitLegend, type Legend } from '#core/keymap-drawing';
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

/** One key with its legends: the shifted character at the top, the tap in the middle, the hold at the bottom. */
function Keycap({ position, shape, legend, isPressed, corner, buttonName, isTabStop }: Props): ReactElement {
  const { x, y, width, height, rotationDeg, originX, originY } = shape;
  const [left, top, wide, high] = [x * unit, y * unit, width * unit, height * unit];
  const legendText = (
    text: string,
    center: number,
    height: number,
    largest: number,
    part: 'tap' | 'shifted' | 'hold',
  ) => (
    <LegendText
      legend={text}
      text={fitLegend(text, wide - (part === 'tap' ? 22 : 18), height, largest)}
      x={left + wide / 2}
      y={center}
      className={styles[part]}
    />
  );
  const face = high - 22;
  const { kind = 'none', tap = '', hold, shifted } = legend ?? {};
  const smallLine = 22;
  const tapTop = top + 7 + (shifted ? smallLine : 0);
  const tapHeight = face - 4 - (shifted ? smallLine : 0) - (hold ? smallLine : 0);
  const largestTap = kind === 'transparent' ? 24 : 34;
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
        <text className={styles.corner} x={left + 13} y={top + 22} fontSize={15}>
          {corner}
        </text>
      )}
      {legendText(tap, tapTop + tapHeight / 2, tapHeight, largestTap, 'tap')}
      {shifted && legendText(shifted, top + 18, smallLine, 20, 'shifted')}
      {hold && legendText(hold, top + face - 9, smallLine, 20, 'hold')}
    </g>
  );
}

/** Every edit creates new legend objects, but most of them are equal, so this compares their contents. */
const areEqual = (before: Props, after: Props): boolean =>
  (['shape', 'isPressed', 'corner', 'buttonName', 'isTabStop'] as const).every(
    (prop) => before[prop] === after[prop],
  ) && (['kind', 'tap', 'hold', 'shifted'] as const).every((field) => before.legend?.[field] === after.legend?.[field]);

export default memo(Keycap, areEqual);
