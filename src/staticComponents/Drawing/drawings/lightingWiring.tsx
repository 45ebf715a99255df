import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label, type Point } from '../shapes';

const colors = ['var(--chart-4)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-1)'] as const;

type LedProps = Readonly<{ at: Point; color: string }>;

/** A light with rays, so that it is recognizable without its color. */
function Led({ at: [x, y], color }: LedProps): ReactElement {
  return (
    <g stroke={color} strokeWidth={1.75} strokeLinecap="round">
      <circle cx={x} cy={y} r={9} fill={color} />
      {[-36, 0, 36].map((turn) => (
        <line key={turn} x1={x} x2={x} y1={y - 13} y2={y - 18} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
  );
}

/** Wiring of the two lighting systems: underglow as a chain with data, and backlight LEDs on one wire. */
export function LightingWiring(): ReactElement {
  return (
    <Canvas
      height={346}
      label="Above, RGB underglow: one data pin of the controller goes to the first LED, which passes the data on to the second, and so on. Each LED can have its own color. The property chain-length is the number of LEDs, here four. Below, backlight: one pin switches a transistor, and all LEDs are connected to it in parallel. They have one color and one brightness, given by how long the pin is on in each cycle."
    >
      <Label at={[8, 20]} text="RGB underglow" bold />
      <Label at={[392, 20]} text="data, from LED to LED" anchor="end" quiet small />
      <Box at={[8, 46]} size={[106, 56]} title="Controller" lines={['data pin']} />
      {colors.map((color, i) => {
        const x = 144 + i * 66;
        return (
          <g key={color}>
            <Arrow points={[i === 0 ? 114 : x - 18, 74, x, 74]} />
            <Box at={[x, 46]} size={[48, 56]} />
            <Led at={[x + 24, 80]} color={color} />
            <Label at={[x + 24, 122]} text={String(i)} anchor="middle" quiet small />
          </g>
        );
      })}
      <Label
        at={[8, 146]}
        text={
          <>
            A color for each LED. <tspan fontFamily="var(--font-mono)">chain-length</tspan> is 4.
          </>
        }
        small
      />
      <line x1={8} x2={392} y1={166} y2={166} stroke="var(--line)" />
      <Label at={[8, 192]} text="Backlight" bold />
      <Label at={[392, 192]} text="current, for all together" anchor="end" quiet small />
      <Box at={[8, 226]} size={[106, 56]} title="Controller" lines={['one pin']} />
      <path d="M114 258H124V246H132V258H142V246H150V258H160" fill="none" stroke="var(--text-2)" strokeWidth={1.75} />
      <Box at={[160, 226]} size={[100, 56]} title="Transistor" />
      <path
        d="M260 264H378M282 264V252M314 264V252M346 264V252M378 264V252"
        fill="none"
        stroke="var(--text-2)"
        strokeWidth={1.75}
      />
      {[282, 314, 346, 378].map((x) => (
        <Led key={x} at={[x, 246]} color="var(--chart-2)" />
      ))}
      <Label at={[8, 310]} text="One color and one brightness for all: how long" small />
      <Label at={[8, 330]} text="the pin is on in each cycle (PWM)." small />
    </Canvas>
  );
}
