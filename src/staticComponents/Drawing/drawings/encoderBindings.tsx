import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

type KnobProps = Readonly<{ x: number; title: string; clockwise: string; counterclockwise: string }>;

function Knob({ x, title, clockwise, counterclockwise }: KnobProps): ReactElement {
  const y = 112;
  const arc = (side: 1 | -1) =>
    `M${x + side * 14},${y - 54} A56,56 0 0 ${side === 1 ? 1 : 0} ${x + side * 55},${y + 10}`;
  return (
    <g>
      <Label at={[x, 22]} text={title} anchor="middle" bold />
      <circle cx={x} cy={y} r={38} fill="var(--surface-0)" stroke="var(--line-strong)" strokeWidth={1.25} />
      <line x1={x} x2={x} y1={y - 32} y2={y - 14} stroke="var(--text-1)" strokeWidth={4} strokeLinecap="round" />
      {([1, -1] as const).map((side) => (
        <g key={side}>
          <path
            d={arc(side)}
            fill="none"
            stroke={side === 1 ? 'var(--accent)' : 'var(--text-2)'}
            strokeWidth={2.25}
            strokeDasharray={side === 1 ? undefined : '6 4'}
          />
          <Arrow points={[x + side * 55.5, y + 8, x + side * 53, y + 22]} tone={side === 1 ? 'accent' : 'plain'} />
        </g>
      ))}
      <Label at={[x + 10, 164]} text={clockwise} small mono color="var(--accent)" />
      <Label at={[x - 10, 164]} text={counterclockwise} anchor="end" small mono quiet />
    </g>
  );
}

/** Two knobs and the binding of each: first parameter clockwise, second counterclockwise. */
export function EncoderBindings(): ReactElement {
  return (
    <Canvas
      height={262}
      label="Two encoders and their bindings in the order of sensor-bindings. The first has &inc_dec_kp C_VOL_UP C_VOL_DN: turned clockwise it taps C_VOL_UP, the first parameter, and counterclockwise C_VOL_DN, the second. The second has &inc_dec_kp PG_UP PG_DN: clockwise PG_UP, counterclockwise PG_DN."
    >
      <Knob x={102} title="First encoder" clockwise="C_VOL_UP" counterclockwise="C_VOL_DN" />
      <Knob x={298} title="Second encoder" clockwise="PG_UP" counterclockwise="PG_DN" />
      {[
        { x: 102, first: 'C_VOL_UP', second: 'C_VOL_DN' },
        { x: 298, first: 'PG_UP', second: 'PG_DN' },
      ].map(({ x, first, second }) => (
        <g key={x}>
          <Box at={[x - 94, 190]} size={[188, 62]} />
          <Label at={[x, 215]} text="&inc_dec_kp" anchor="middle" small mono />
          <text x={x} y={238} textAnchor="middle" fontSize={14.5} fontFamily="var(--font-mono)">
            <tspan fill="var(--accent)">{first}</tspan>
            <tspan fill="var(--text-2)">{` ${second}`}</tspan>
          </text>
        </g>
      ))}
    </Canvas>
  );
}
