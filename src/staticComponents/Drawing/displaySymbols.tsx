import type { ReactElement } from 'react';
import type { Point } from './shapes';

/** The symbols on the default status screen, about as wide as in its 16 px font. */
export type DisplaySymbol = 'radio' | 'check' | 'cross' | 'gear' | 'usb' | 'flash' | 'keyboard';

export const symbolWidths: Readonly<Record<DisplaySymbol, number>> = {
  radio: 20,
  check: 16,
  cross: 12,
  gear: 16,
  usb: 20,
  flash: 12,
  keyboard: 18,
};

/** Drawn from x = 0, vertically centered at y = 0. */
const shapes: Readonly<Record<DisplaySymbol, ReactElement>> = {
  radio: <path d="M1.5 -2.5A12.5 12.5 0 0 1 18.5 -2.5M5 1.2A7.6 7.6 0 0 1 15 1.2M10 5.4v0.1" />,
  check: <path d="M2 0.5L6 4.5L14 -4" />,
  cross: <path d="M1.5 -4.5L10.5 4.5M10.5 -4.5L1.5 4.5" />,
  gear: (
    <>
      <circle cx={8} cy={0} r={4} />
      <circle cx={8} cy={0} r={6.4} strokeDasharray="2.5 2.527" strokeLinecap="butt" />
    </>
  ),
  usb: (
    <>
      <path d="M3 0H18M14.5 -2.5L18 0L14.5 2.5M6 0L9 -4H12M8 0L11 4H13" strokeWidth={1.5} />
      <circle cx={3} cy={0} r={1.6} fill="currentColor" />
    </>
  ),
  flash: <path d="M7 -6.5L2 1H5.5L4.5 6.5L10 -1.5H6.5Z" fill="currentColor" strokeWidth={0.75} />,
  keyboard: (
    <>
      <rect x={0.5} y={-5} width={17} height={10} rx={1.5} strokeWidth={1.5} />
      <path d="M4 -1.8h0.1M7.3 -1.8h0.1M10.6 -1.8h0.1M13.9 -1.8h0.1M5 1.9H13" strokeWidth={1.6} />
    </>
  ),
};

type SymbolProps = Readonly<{ name: DisplaySymbol; at: Point; scale?: number }>;

export function SymbolIcon({ name, at: [x, y], scale = 1 }: SymbolProps): ReactElement {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[name]}
    </g>
  );
}

type BatteryProps = Readonly<{ quarters: number; at: Point; scale?: number }>;

/** The battery symbol, 20 units wide. */
export function BatteryIcon({ quarters, at: [x, y], scale = 1 }: BatteryProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="none">
      <rect x={0.75} y={-4.75} width={16.5} height={9.5} rx={1.5} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <rect x={18} y={-2} width={2} height={4} rx={0.5} fill="currentColor" />
      <rect x={2.6} y={-2.9} width={3.2 * quarters} height={5.8} fill="currentColor" />
    </g>
  );
}
