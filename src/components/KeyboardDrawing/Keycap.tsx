import { memo, type ReactElement } from 'react';
import { fitLegend, type FittedText, type Legend } from '#core/keymap-drawing';
import type { Key } from '#core/keyboard-shape';
import styles from './styles.module.css';

type Props = Readonly<{
  shape: Key;
  legend: Legend | undefined;
  isHeld: boolean;
  corner?: string;
}>;

/** Hundredths of a key. */
const unit = 100;

function Lines({
  text,
  x,
  y,
  className,
}: Readonly<{ text: FittedText; x: number; y: number; className: string | undefined }>) {
  const { lines, size } = text;
  const step = size * 1.1;
  return lines.map((line, index) => (
    <text
      key={index}
      className={className}
      x={x}
      y={y + size * 0.35 + (index - (lines.length - 1) / 2) * step}
      fontSize={size.toFixed(1)}
    >
      {/* The space separates the words for screen readers. */} {line}
    </text>
  ));
}

/** One key with its legends: what Shift makes of it above, what a tap does in the middle, what a hold does below. */
function Keycap({ shape, legend, isHeld, corner }: Props): ReactElement {
  const { x, y, width, height, rotationDeg, originX, originY } = shape;
  const [left, top, wide, high] = [x * unit, y * unit, width * unit, height * unit];
  const center = left + wide / 2;
  const face = high - 22;
  const { kind = 'none', tap = '', hold, shifted } = legend ?? {};
  const middle = top + 5 + face * (hold ? (shifted ? 0.5 : 0.4) : shifted ? 0.62 : 0.5);
  return (
    <g
      className={[styles.keycap, styles[kind], isHeld && styles.held].filter(Boolean).join(' ')}
      transform={rotationDeg === 0 ? undefined : `rotate(${rotationDeg} ${originX * unit} ${originY * unit})`}
    >
      <rect className={styles.side} x={left + 3} y={top + 3} width={wide - 6} height={high - 6} rx={13} />
      <rect className={styles.face} x={left + 7} y={top + 5} width={wide - 14} height={face} rx={10} />
      {corner !== undefined && (
        <text className={styles.corner} x={left + 13} y={top + 22} fontSize={15}>
          {corner}
        </text>
      )}
      <Lines text={fitLegend(tap, wide, hold && shifted ? 27 : 34)} x={center} y={middle} className={styles.tap} />
      {shifted && <Lines text={fitLegend(shifted, wide, 22)} x={center} y={top + 18} className={styles.shifted} />}
      {hold && <Lines text={fitLegend(hold, wide, 22)} x={center} y={top + face - 9} className={styles.hold} />}
    </g>
  );
}

/** Every edit of a keymap makes new legends, most of which say the same. */
const isSame = (before: Props, after: Props): boolean =>
  before.shape === after.shape &&
  before.isHeld === after.isHeld &&
  before.corner === after.corner &&
  (['kind', 'tap', 'hold', 'shifted'] as const).every((part) => before.legend?.[part] === after.legend?.[part]);

export default memo(Keycap, isSame);
