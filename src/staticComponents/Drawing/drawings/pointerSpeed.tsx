import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';
import { distanceAt, periodMs, speedAt } from '../twoAxis';

const maxSpeed = 600;
const timeToMaxSpeedMs = 300;
const endMs = 480;
const [left, right, top, bottom] = [48, 392, 36, 220];
const x = (ms: number) => left + (ms / endMs) * (right - left);
const y = (speed: number) => bottom - (speed / maxSpeed) * (bottom - top);

const curves = [
  { accelerationExponent: 0, name: '0, full speed', color: 'var(--chart-2)', dash: '7 4' },
  { accelerationExponent: 1, name: '1, the default', color: 'var(--chart-1)', dash: undefined },
  { accelerationExponent: 2, name: '2, a gentle start', color: 'var(--chart-3)', dash: '2.5 4' },
].map((curve) => ({ ...curve, movement: { ...curve, maxSpeed, timeToMaxSpeedMs } }));

/** Times at which the firmware moves the pointer. */
const moments = Array.from({ length: endMs / periodMs }, (_, i) => (i + 1) * periodMs);
const columns = [
  { ms: 100, x: 232 },
  { ms: 300, x: 310 },
  { ms: 480, x: 388 },
];

const label = `Speed of the pointer while a key with mouse move is held, for three values of acceleration-exponent, up to ${maxSpeed} pixels per second, with a time-to-max-speed-ms of ${timeToMaxSpeedMs}. With 0 it is ${maxSpeed} from the start. With 1, the default, it rises evenly: 300 after 150 milliseconds, ${maxSpeed} after 300. With 2 it is 150 after 150 milliseconds, rises steeper and reaches ${maxSpeed} at the same time. A table below gives the distance after ${columns.map(({ ms }) => ms).join(', ')} milliseconds: ${curves
  .map(
    ({ accelerationExponent, movement }) =>
      `${columns.map(({ ms }) => distanceAt(ms, movement)).join(', ')} pixels with ${accelerationExponent}`,
  )
  .join('; ')}.`;

/** Speed and distance of `&mmv` after the press, computed with the firmware's formula. */
export function PointerSpeed(): ReactElement {
  return (
    <Canvas height={364} label={label}>
      <Label at={[8, 18]} text="pixels per second" quiet small />
      {[0, 150, 300, 450, 600].map((speed) => (
        <g key={speed}>
          <line
            x1={left}
            x2={right}
            y1={y(speed)}
            y2={y(speed)}
            stroke={speed ? 'var(--line)' : 'var(--line-strong)'}
          />
          <Label at={[left - 8, y(speed) + 5]} text={speed} anchor="end" quiet small />
        </g>
      ))}
      {[0, 100, 200, 300, 400].map((ms) => (
        <g key={ms}>
          <line x1={x(ms)} x2={x(ms)} y1={bottom} y2={bottom + 6} stroke="var(--line-strong)" />
          <Label at={[x(ms), bottom + 23]} text={ms} anchor="middle" quiet small />
        </g>
      ))}
      <Label at={[right, bottom + 23]} text="ms" anchor="end" quiet small />
      {curves.map(({ name, color, dash, movement }) => (
        <polyline
          key={name}
          points={[0, ...moments].map((ms) => `${x(ms).toFixed(1)},${y(speedAt(ms, movement)).toFixed(1)}`).join(' ')}
          fill="none"
          stroke={color}
          strokeWidth={2.5}
          strokeDasharray={dash}
          strokeLinejoin="round"
        />
      ))}
      <Label at={[8, 276]} text="Pixels after" bold />
      {columns.map(({ ms, x: at }) => (
        <Label key={ms} at={[at, 276]} text={`${ms} ms`} anchor="end" bold />
      ))}
      {curves.map(({ name, color, dash, movement }, i) => (
        <g key={name}>
          <line
            x1={8}
            x2={38}
            y1={299 + i * 26}
            y2={299 + i * 26}
            stroke={color}
            strokeWidth={2.5}
            strokeDasharray={dash}
          />
          <Label at={[48, 304 + i * 26]} text={name} small />
          {columns.map(({ ms, x: at }) => (
            <Label key={ms} at={[at, 304 + i * 26]} text={distanceAt(ms, movement)} anchor="end" small />
          ))}
        </g>
      ))}
    </Canvas>
  );
}
