import type { ReactElement } from 'react';
import { iconOf, lineHeight, type FittedText } from '#core/keymap-drawing';

type Props = Readonly<{
  legend: string;
  /** The legend in lines that fit, used if there's no icon for it. */
  text: FittedText;
  /** The center, in hundredths of a key. */
  x: number;
  y: number;
  className?: string | undefined;
  /** How far the key is turned. Arrows and icons are turned back, so that they point in their direction. */
  rotationDeg?: number;
}>;

const arrow = /[←↑→↓]/;

/** A legend as an icon, or in one to three lines. */
export default function LegendText({
  legend,
  text: { lines, size },
  x,
  y,
  className,
  rotationDeg,
}: Props): ReactElement {
  const icon = iconOf(legend);
  const upright = rotationDeg && (icon || arrow.test(legend)) ? `rotate(${-rotationDeg} ${x} ${y})` : undefined;
  if (icon) {
    const scale = size / 17;
    const corner = `${(x - 12 * scale).toFixed(1)} ${(y - 12 * scale).toFixed(1)}`;
    const place = `translate(${corner}) scale(${scale.toFixed(2)})`;
    return <path className={className} d={icon} transform={upright ? `${upright} ${place}` : place} />;
  }
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          className={className}
          transform={upright}
          x={x}
          y={y + size * 0.35 + (index - (lines.length - 1) / 2) * size * lineHeight}
          fontSize={size.toFixed(1)}
        >
          {/* The space separates the words for screen readers. In one string, because two text nodes take twice as long to lay out. */}
          {` ${line}`}
        </text>
      ))}
    </>
  );
}
