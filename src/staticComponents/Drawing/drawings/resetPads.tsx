import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';

const left = ['1', '0', 'GND', 'GND', '2', '3'];
const right = ['RAW', 'GND', 'RST', 'VCC', '21', '20'];
const rowY = (row: number) => 92 + row * 30;

function Pads({ x, names, inward }: Readonly<{ x: number; names: readonly string[]; inward: 1 | -1 }>): ReactElement {
  return (
    <g>
      {names.map((name, row) => {
        const bridged = inward === -1 && (name === 'GND' || name === 'RST');
        return (
          <g key={`${name}-${row}`}>
            <circle
              cx={x}
              cy={rowY(row)}
              r={9}
              fill={bridged ? 'var(--warn-soft)' : 'var(--surface-2)'}
              stroke={bridged ? 'var(--warn)' : 'var(--line-strong)'}
              strokeWidth={bridged ? 2.5 : 1.5}
            />
            <Label
              at={[x + inward * 18, rowY(row) + 5]}
              text={name}
              anchor={inward === 1 ? 'start' : 'end'}
              bold={bridged}
              small
            />
          </g>
        );
      })}
    </g>
  );
}

/** Which pads of a Pro Micro-sized controller to bridge if there's no reset button. */
export function ResetPads(): ReactElement {
  return (
    <Canvas
      height={282}
      label="A controller the size of a Pro Micro from above, with the USB port at the top. On its right side, the second pad from the top is GND and the third is RST. The tips of a pair of tweezers touch both, twice in a row."
    >
      <rect
        x={60}
        y={40}
        width={168}
        height={236}
        rx={8}
        fill="var(--surface-0)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <rect
        x={116}
        y={14}
        width={56}
        height={44}
        rx={6}
        fill="var(--surface-2)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <Label at={[144, 42]} text="USB" anchor="middle" small quiet />
      <Pads x={78} names={left} inward={1} />
      <Pads x={210} names={right} inward={-1} />
      <path
        d={`M214 ${rowY(1)}L376 ${rowY(1) + 6}M214 ${rowY(2)}L376 ${rowY(2) - 6}`}
        fill="none"
        stroke="var(--text-1)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d={`M376 ${rowY(1) + 4}Q394 ${rowY(1) + 15} 376 ${rowY(2) - 4}`}
        fill="none"
        stroke="var(--text-1)"
        strokeWidth={4}
      />
      <Label at={[250, 196]} text="Touch GND and" />
      <Label at={[250, 216]} text="RST together," />
      <Label at={[250, 236]} text="twice within" />
      <Label at={[250, 256]} text="half a second" />
      <Label at={[250, 84]} text="tweezers" quiet small />
    </Canvas>
  );
}
