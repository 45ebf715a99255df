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
  /** How far the key is turned. Arrows are turned back, so that they point in their direction. */
  rotationDeg?: number;
}>;

const arrow = /[←↑→↓]/;

/** A legend as an icon, or in one to three lines. */
export default function LegendText({ rotationDeg = 0, ...props }: Props): ReactElement {
  const { legend, x, y } = props;
  if (rotationDeg === 0 || !arrow.test(legend)) return <TurnedText {...props} />;
  return (
    <g transform={`rotate(${-rotationDeg} ${x} ${y})`}>
      <TurnedText {...props} />
    </g>
  );
}

/** The legend as it's turned with its key. */
function TurnedText({ legend, text: { lines, size }, x, y, className }: Props): ReactElement {
  const icon = iconOf(legend);
  if (icon) {
    const scale = size / 17;
    const corner = `${(x - 12 * scale).toFixed(1)} ${(y - 12 * scale).toFixed(1)}`;
    return <path className={className} d={icon} transform={`translate(${corner}) scale(${scale.toFixed(2)})`} />;
  }
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          className={className}
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
