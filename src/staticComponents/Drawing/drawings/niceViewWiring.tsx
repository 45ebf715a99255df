import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';

type Wire = Readonly<{ display: string; controller: string; note: string; color: string }>;

const wires: readonly Wire[] = [
  { display: 'MOSI', controller: '2', note: 'the OLED’s SDA', color: 'var(--chart-1)' },
  { display: 'SCK', controller: '3', note: 'the OLED’s SCL', color: 'var(--chart-2)' },
  { display: 'VCC', controller: 'VCC', note: 'the OLED’s VCC', color: 'var(--danger)' },
  { display: 'GND', controller: 'GND', note: 'the OLED’s GND', color: 'var(--text-1)' },
  { display: 'CS', controller: '1', note: 'needs its own wire', color: 'var(--warn)' },
];
const rowY = (row: number) => 66 + row * 36;

/** Where the five pins of a nice!view go on a keyboard with a header for a four-pin OLED. */
export function NiceViewWiring(): ReactElement {
  return (
    <Canvas
      height={252}
      label="The five pins of a nice!view. MOSI goes to pin 2 of the controller, through the header's SDA. SCK goes to pin 3, through SCL. VCC and GND go to VCC and GND. CS has no pin in a four-pin OLED header, so it needs its own wire to pin 1, marked 006 on a nice!nano."
    >
      <Label at={[8, 22]} text="nice!view" bold />
      <Label at={[392, 22]} text="controller" anchor="end" bold />
      <rect
        x={8}
        y={34}
        width={74}
        height={212}
        rx={7}
        fill="var(--surface-0)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      <rect
        x={318}
        y={34}
        width={74}
        height={212}
        rx={7}
        fill="var(--surface-0)"
        stroke="var(--line-strong)"
        strokeWidth={1.5}
      />
      {wires.map(({ display, controller, note, color }, row) => (
        <g key={display}>
          <path
            d={`M82 ${rowY(row)}H318`}
            stroke={color}
            strokeWidth={display === 'CS' ? 4 : 2.5}
            strokeDasharray={display === 'CS' ? '9 5' : undefined}
          />
          <Label at={[72, rowY(row) + 5]} text={display} anchor="end" bold={display === 'CS'} />
          <Label at={[328, rowY(row) + 5]} text={controller} bold={display === 'CS'} />
          <Label at={[200, rowY(row) - 7]} text={note} anchor="middle" quiet small />
        </g>
      ))}
    </Canvas>
  );
}
