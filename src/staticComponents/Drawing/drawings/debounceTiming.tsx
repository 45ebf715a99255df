import type { ReactElement } from 'react';
import { debounce } from '../debounce';
import { Canvas, Label } from '../shapes';

// One character per millisecond: a bouncing press, a pause, a bouncing release, and a short noise spike at the end.
const contact = [...'...#.#.################....'.concat('.#.#..........#.........')].map((mark) => mark === '#');
const left = 12;
const pxPerMs = 376 / contact.length;

function wave(states: readonly boolean[], y: number): string {
  const level = (on: boolean | undefined) => (on ? y : y + 34);
  return states
    .map(
      (on, ms) =>
        `${ms === 0 ? 'M' : 'L'}${(left + ms * pxPerMs).toFixed(1)},${level(on)} H${(left + (ms + 1) * pxPerMs).toFixed(1)}`,
    )
    .join(' ');
}

type RowProps = Readonly<{ y: number; title: string; states: readonly boolean[]; color: string }>;

function Row({ y, title, states, color }: RowProps): ReactElement {
  return (
    <g>
      <Label at={[left, y - 8]} text={title} bold />
      <path d={wave(states, y)} fill="none" stroke={color} strokeWidth={2} strokeLinejoin="round" />
    </g>
  );
}

const rows: readonly Readonly<{ title: string; press: number; release: number; color: string }>[] = [
  { title: 'Default: 5 ms press, 5 ms release', press: 5, release: 5, color: 'var(--chart-1)' },
  { title: 'Eager press: 0 ms press, 5 ms release', press: 0, release: 5, color: 'var(--chart-2)' },
];

/** A switch contact, and what the firmware reports for it, computed with the firmware's algorithm. */
export function DebounceTiming(): ReactElement {
  const ticks = Math.floor(contact.length / 10);
  return (
    <Canvas
      height={262}
      label="Three lines over time. The contact bounces for a few milliseconds when it closes and again when it opens, and has a one millisecond noise spike later. With the default of five milliseconds, the press is reported once, about five milliseconds after the contact settles, and the spike is ignored. With a press time of zero, the press is reported at the first touch, and the spike becomes a false key press of about five milliseconds."
    >
      <Row y={28} title="Switch contact" states={contact} color="var(--text-2)" />
      {rows.map(({ title, press, release, color }, i) => (
        <Row key={title} y={104 + i * 76} title={title} states={debounce(contact, press, release)} color={color} />
      ))}
      {Array.from({ length: ticks + 1 }, (_, i) => (
        <g key={i}>
          <line
            x1={left + i * 10 * pxPerMs}
            x2={left + i * 10 * pxPerMs}
            y1={224}
            y2={232}
            stroke="var(--line-strong)"
          />
          <Label
            at={[left + i * 10 * pxPerMs, 248]}
            text={`${i * 10}${i === 0 ? ' ms' : ''}`}
            anchor={i === 0 ? 'start' : 'middle'}
            quiet
            small
          />
        </g>
      ))}
      <line x1={left} x2={left + contact.length * pxPerMs} y1={224} y2={224} stroke="var(--line-strong)" />
    </Canvas>
  );
}
