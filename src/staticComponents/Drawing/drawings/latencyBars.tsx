import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';

/** The longest time that each step takes, in milliseconds, with the firmware's defaults. */
const debounceMs = 5;
const splitSlotMs = 7.5;
const usbPollMs = 1;
const hostSlotMs = 15;

const left = 12;
const pxPerMs = 12.5;
const xOf = (ms: number) => left + ms * pxPerMs;

const rows = [
  { title: 'One piece, or central, over USB', waits: [0, usbPollMs] },
  { title: 'One piece, or central, over Bluetooth', waits: [0, hostSlotMs] },
  { title: 'Peripheral, central on USB', waits: [splitSlotMs, usbPollMs] },
  { title: 'Peripheral, central on Bluetooth', waits: [splitSlotMs, hostSlotMs] },
] as const;
const ticks = [0, 5, 10, 15, 20, 25, 30] as const;
const parts = [
  { color: 'var(--chart-5)', name: 'debouncing' },
  { color: 'var(--chart-2)', name: 'wait, split' },
  { color: 'var(--chart-1)', name: 'wait, host' },
] as const;

/** What makes up the delay of a key press. */
export function LatencyBars(): ReactElement {
  return (
    <Canvas
      height={316}
      label="Bars for the time from the switch to the host. On a keyboard in one piece or on the central: 5 milliseconds of debouncing and up to 1 over USB, together 5 to 6, or up to 15 over Bluetooth, together 5 to 20. On a peripheral up to 7.5 more for the link between the halves: 5 to 13.5 with the central on USB, 5 to 27.5 with it on Bluetooth."
    >
      {ticks.map((ms) => (
        <Label
          key={ms}
          at={[ms === 30 ? 397 : xOf(ms), 266]}
          text={`${ms}${ms === 30 ? ' ms' : ''}`}
          anchor={ms === 0 ? 'start' : ms === 30 ? 'end' : 'middle'}
          quiet
          small
        />
      ))}
      {rows.map(({ title, waits }, i) => {
        const y = 8 + i * 60;
        const ends = [debounceMs, debounceMs + waits[0], debounceMs + waits[0] + waits[1]];
        return (
          <g key={title}>
            <Label at={[left, y + 16]} text={title} />
            <path
              d={ticks.map((ms) => `M${xOf(ms)} ${y + 22}V${y + 48}`).join('')}
              stroke="var(--line-strong)"
              strokeWidth={0.75}
            />
            {parts.map(({ color, name }, part) => {
              const from = part === 0 ? 0 : (ends[part - 1] ?? 0);
              const width = ((ends[part] ?? 0) - from) * pxPerMs;
              return (
                width > 0 && (
                  <rect
                    key={name}
                    x={xOf(from)}
                    y={y + 25}
                    width={width}
                    height={20}
                    fill={color}
                    fillOpacity={part === 0 ? 1 : 0.45}
                    stroke={color}
                    strokeWidth={1.25}
                  />
                )
              );
            })}
          </g>
        );
      })}
      {parts.map(({ color, name }, i) => (
        <g key={name}>
          <rect
            x={left + i * 130}
            y={288}
            width={16}
            height={16}
            fill={color}
            fillOpacity={i === 0 ? 1 : 0.45}
            stroke={color}
            strokeWidth={1.25}
          />
          <Label at={[left + 24 + i * 130, 301]} text={name} small />
        </g>
      ))}
    </Canvas>
  );
}
