import type { ReactElement, ReactNode } from 'react';

/*
 * The basic shapes of all drawings. Colors are the site's custom properties, so both themes work.
 * Drawings are 400 units wide. A phone shows them 332 px wide, so that the smallest text is 12 px there.
 */
const textSize = 15.5;
const smallTextSize = 14.5;
/** The scale on a wide screen, in px per unit. */
const desktopScale = 1.05;

export type Tone = 'plain' | 'accent' | 'ok' | 'warn' | 'info' | 'muted';
export type Point = readonly [x: number, y: number];

const fills: Readonly<Record<Tone, string>> = {
  plain: 'var(--surface-0)',
  accent: 'var(--accent-soft)',
  ok: 'var(--ok-soft)',
  warn: 'var(--warn-soft)',
  info: 'var(--info-soft)',
  muted: 'var(--surface-2)',
};
const strokes: Readonly<Record<Tone, string>> = {
  plain: 'var(--line-strong)',
  accent: 'var(--accent)',
  ok: 'var(--ok)',
  warn: 'var(--warn)',
  info: 'var(--info)',
  muted: 'var(--line-strong)',
};

type CanvasProps = Readonly<{ label: string; width?: number; height: number; children: ReactNode }>;

export function Canvas({ label, width = 400, height, children }: CanvasProps): ReactElement {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * desktopScale)}
      fontSize={textSize}
      fontFamily="var(--font-body)"
    >
      {children}
    </svg>
  );
}

type LabelProps = Readonly<{
  at: Point;
  text: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  quiet?: boolean;
  mono?: boolean;
  small?: boolean;
  color?: string;
}>;

export function Label({
  at: [x, y],
  text,
  anchor = 'start',
  bold,
  quiet,
  mono,
  small,
  color,
}: LabelProps): ReactElement {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontWeight={bold ? 600 : undefined}
      fontSize={small ? smallTextSize : undefined}
      fontFamily={mono ? 'var(--font-mono)' : undefined}
      fill={color ?? (quiet ? 'var(--text-2)' : 'var(--text-1)')}
    >
      {text}
    </text>
  );
}

type BoxProps = Readonly<{
  at: Point;
  size: Point;
  title?: string;
  lines?: readonly string[];
  tone?: Tone;
  dashed?: boolean;
  /** Where the title is: `top` is for a box that contains others. */
  align?: 'middle' | 'top';
}>;

export function Box({
  at: [x, y],
  size: [width, height],
  title,
  lines = [],
  tone = 'plain',
  dashed,
  align = 'middle',
}: BoxProps): ReactElement {
  const lineHeight = 18;
  const rows = (title ? 1 : 0) + lines.length;
  const first = align === 'top' ? y + 20 : y + height / 2 - ((rows - 1) * lineHeight) / 2 + 5;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={7}
        fill={fills[tone]}
        stroke={strokes[tone]}
        strokeWidth={1.25}
        strokeDasharray={dashed ? '4 4' : undefined}
      />
      {title && <Label at={[x + width / 2, first]} text={title} anchor="middle" bold />}
      {lines.map((line, i) => (
        <Label
          key={line}
          at={[x + width / 2, first + (i + (title ? 1 : 0)) * lineHeight]}
          text={line}
          anchor="middle"
          quiet
          small
        />
      ))}
    </g>
  );
}

type ArrowProps = Readonly<{
  /** x and y of each point, as in SVG. */
  points: readonly number[];
  tone?: Tone;
  dashed?: boolean;
  both?: boolean;
  width?: number;
}>;

/** The head of an arrow at the first of two points. */
function arrowhead([x = 0, y = 0, fromX = 0, fromY = 0]: readonly number[]): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number) =>
    `${(x - 9 * Math.cos(angle + turn)).toFixed(1)},${(y - 9 * Math.sin(angle + turn)).toFixed(1)}`;
  return `${x},${y} ${corner(0.42)} ${corner(-0.42)}`;
}

export function Arrow({ points, tone = 'plain', dashed, both, width = 1.75 }: ArrowProps): ReactElement {
  const color = tone === 'plain' ? 'var(--text-2)' : strokes[tone];
  return (
    <g fill={color} stroke="none">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={width}
        strokeLinejoin="round"
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      <polygon points={arrowhead([...points.slice(-2), ...points.slice(-4, -2)])} />
      {both && <polygon points={arrowhead(points)} />}
    </g>
  );
}
