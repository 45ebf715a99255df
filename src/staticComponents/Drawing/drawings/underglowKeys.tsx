import type { ReactElement } from 'react';
import { Arrow, Canvas, Label } from '../shapes';
import { cssColor, type Hsb } from '../hsb';

const left = 12;
const width = 376;

type Scale = Readonly<{
  title: string;
  less: string;
  more: string;
  values: readonly number[];
  ticks: readonly number[];
  unit: string;
  start: number;
  end: string;
  color: (value: number) => Hsb;
}>;

const byTens = (count: number) => Array.from({ length: count }, (_, i) => i * 10);

const scales: readonly Scale[] = [
  {
    title: 'Hue',
    less: 'RGB_HUD',
    more: 'RGB_HUI',
    values: byTens(36),
    ticks: [0, 60, 120, 180, 240, 300],
    unit: '°',
    start: 0,
    end: 'wraps around',
    color: (hue) => [hue, 100, 100],
  },
  {
    title: 'Saturation',
    less: 'RGB_SAD',
    more: 'RGB_SAI',
    values: byTens(11),
    ticks: [0, 50, 100],
    unit: '%',
    start: 100,
    end: 'stops at both ends',
    color: (saturation) => [0, saturation, 100],
  },
  {
    title: 'Brightness',
    less: 'RGB_BRD',
    more: 'RGB_BRI',
    values: byTens(11),
    ticks: [0, 50, 100],
    unit: '%',
    start: 100,
    end: 'stops at both ends',
    color: (brightness) => [0, 100, brightness],
  },
];

function ScaleRow({ y, scale }: Readonly<{ y: number; scale: Scale }>): ReactElement {
  const { title, less, more, values, ticks, unit, start, end, color } = scale;
  const cell = width / values.length;
  const middleOf = (value: number) => left + (values.indexOf(value) + 0.5) * cell;
  return (
    <g>
      <Label at={[left, y]} text={title} bold />
      <Label at={[left + width, y]} text={end} anchor="end" quiet small />
      {values.map((value, i) => (
        <rect
          key={value}
          x={(left + i * cell).toFixed(2)}
          y={y + 10}
          width={cell.toFixed(2)}
          height={30}
          fill={cssColor(color(value))}
          stroke="var(--surface-1)"
          strokeWidth={cell > 20 ? 1.5 : 0.75}
        />
      ))}
      <rect x={left} y={y + 10} width={width} height={30} rx={2} fill="none" stroke="var(--line-strong)" />
      <polygon
        points={`${middleOf(start)},${y + 42} ${middleOf(start) - 6},${y + 51} ${middleOf(start) + 6},${y + 51}`}
        fill="var(--text-1)"
      />
      {ticks
        .map((value) => ({ value, at: middleOf(value) }))
        .map(({ value, at }) => (
          <Label
            key={value}
            at={[value === 0 ? left : value === 100 ? left + width : at, y + 67]}
            text={`${value}${unit}`}
            anchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
            quiet
            small
          />
        ))}
      <Arrow points={[left + 32, y + 86, left, y + 86]} />
      <Label at={[left + 40, y + 91]} text={less} small mono />
      <Arrow points={[left + width - 32, y + 86, left + width, y + 86]} />
      <Label at={[left + width - 40, y + 91]} text={more} anchor="end" small mono />
    </g>
  );
}

/** What one key press changes. Each cell is one step, in the resulting color of the LEDs. */
export function UnderglowKeys(): ReactElement {
  return (
    <Canvas
      height={368}
      label="Three scales, one cell for each press of a key. Hue has 36 steps of 10 degrees: red at 0, yellow at 60, green at 120, cyan at 180, blue at 240, magenta at 300, and back to red. RGB_HUI goes right, RGB_HUD left. Saturation goes from white at 0 to the full color at 100 percent in steps of 10, brightness from black at 0 to full at 100 percent. Both stop at their ends. Triangles mark the start values: hue 0, saturation 100, brightness 100."
    >
      {scales.map((scale, i) => (
        <ScaleRow key={scale.title} y={20 + i * 124} scale={scale} />
      ))}
    </Canvas>
  );
}
