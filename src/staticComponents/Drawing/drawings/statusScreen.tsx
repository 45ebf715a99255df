import type { ReactElement } from 'react';
import { BatteryIcon, SymbolIcon, symbolWidths, type DisplaySymbol } from '../displaySymbols';
import { Canvas, Label, type Point } from '../shapes';

/** Drawing units per pixel of the 128 × 32 display. */
const pixelSize = 1.36;

type ScreenProps = Readonly<{ at: Point; profile?: string; layer?: string; wpm?: string }>;

/** The firmware puts its labels in the corners, with text 15 px below the top and 3 px above the bottom. */
function Screen({ at: [x, y], profile, layer, wpm }: ScreenProps): ReactElement {
  const checkAt = profile ? 37 : 24;
  return (
    <g style={{ color: 'var(--text-1)' }} fill="currentColor">
      <rect
        x={x - 5}
        y={y - 5}
        width={128 * pixelSize + 10}
        height={32 * pixelSize + 10}
        rx={5}
        fill="var(--surface-0)"
        stroke="var(--line-strong)"
        strokeWidth={1.25}
      />
      <g transform={`translate(${x} ${y}) scale(${pixelSize})`}>
        <SymbolIcon name="radio" at={[0, 9]} />
        {profile && (
          <text x={24} y={15} fontSize={16}>
            {profile}
          </text>
        )}
        <SymbolIcon name="check" at={[checkAt, 9]} />
        <BatteryIcon quarters={3} at={[108, 9]} />
        {layer && (
          <>
            <SymbolIcon name="keyboard" at={[0, 25]} scale={0.75} />
            <text x={17} y={29} fontSize={12}>
              {layer}
            </text>
          </>
        )}
        {wpm && (
          <text x={128} y={29} fontSize={16} textAnchor="end">
            {wpm}
          </text>
        )}
      </g>
    </g>
  );
}

const outputs: readonly Readonly<{ sign: DisplaySymbol; text: string }>[] = [
  { sign: 'check', text: 'connected' },
  { sign: 'cross', text: 'bonded, but away' },
  { sign: 'gear', text: 'open for pairing' },
];

const levels = ['0 to 5%', '6 to 35%', '36 to 65%', '66 to 95%', '96 to 100%'] as const;

/** The built-in status screen on a central and a peripheral, and what its symbols mean. */
export function StatusScreen(): ReactElement {
  const row = (i: number) => 184 + i * 24;
  return (
    <Canvas
      height={298}
      label="Two displays of 128 by 32 pixels. Central or one-piece keyboard: the output is at the top left, here a radio sign, profile 1, and a check. The battery is at the top right, the layer name at the bottom left, and words per minute at the bottom right. Peripheral: radio sign and check for the link at the top left, its own battery at the top right, nothing below. The signs: check for connected, cross for bonded but away, gear for open for pairing, a USB sign for typing over USB, a flash for USB power. The battery sign is empty up to 5 percent, one quarter up to 35, half up to 65, three quarters up to 95, full above."
    >
      <Label at={[8, 20]} text="Central or one-piece" bold />
      <Label at={[208, 20]} text="Peripheral" bold />
      <Label at={[8, 44]} text="output" quiet small />
      <Label at={[192, 44]} text="battery" anchor="end" quiet small />
      <Label at={[208, 44]} text="link" quiet small />
      <Label at={[392, 44]} text="its battery" anchor="end" quiet small />
      <Screen at={[13, 58]} profile="1" layer="Base" wpm="58" />
      <Screen at={[213, 58]} />
      <Label at={[8, 126]} text="layer" quiet small />
      <Label at={[192, 126]} text="words per minute" anchor="end" quiet small />
      <line x1={8} x2={392} y1={142} y2={142} stroke="var(--line)" />
      <Label at={[8, 164]} text="Output and link" bold />
      <Label at={[236, 164]} text="Battery" bold />
      <g style={{ color: 'var(--text-1)' }}>
        {outputs.map(({ sign, text }, i) => (
          <g key={text}>
            <SymbolIcon name="radio" at={[8, row(i)]} />
            <SymbolIcon name={sign} at={[34, row(i)]} />
            <Label at={[60, row(i) + 5]} text={text} small />
          </g>
        ))}
        <SymbolIcon name="usb" at={[8, row(3)]} />
        <Label at={[60, row(3) + 5]} text="typing over USB" small />
        {levels.map((text, i) => (
          <g key={text}>
            <BatteryIcon quarters={i} at={[236, row(i)]} />
            <Label at={[268, row(i) + 5]} text={text} small />
          </g>
        ))}
        <SymbolIcon name="flash" at={[8 + (symbolWidths.usb - symbolWidths.flash) / 2, row(4)]} />
        <Label at={[60, row(4) + 5]} text="powered by USB" small />
      </g>
    </Canvas>
  );
}
