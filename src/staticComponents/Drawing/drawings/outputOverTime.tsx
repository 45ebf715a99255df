import type { ReactElement } from 'react';
import { outputOf, type Connected, type Transport } from '../output';
import { Box, Canvas, Label } from '../shapes';

const moments: readonly (Connected & Readonly<{ width: number; event: readonly [string, string] }>)[] = [
  { USB: false, Bluetooth: true, width: 86, event: ['on the', 'road'] },
  { USB: true, Bluetooth: true, width: 64, event: ['cable', 'in'] },
  { USB: true, Bluetooth: false, width: 84, event: ['Bluetooth', 'host off'] },
  { USB: false, Bluetooth: false, width: 64, event: ['cable', 'out'] },
  { USB: false, Bluetooth: true, width: 86, event: ['Bluetooth', 'host on'] },
];

const left = 8;
/** The x position at which a moment starts. After the last moment, it's the end of the drawing. */
const xOf = (moment: number) => moments.slice(0, moment).reduce((x, { width }) => x + width, left);

type Value = Transport | undefined;
type Bar = Readonly<{ from: number; to: number; value: Value }>;

/** Merges neighbors with the same value into one bar. */
function barsOf(values: readonly Value[]): readonly Bar[] {
  const bars: { from: number; to: number; value: Value }[] = [];
  for (const [i, value] of values.entries()) {
    const last = bars.at(-1);
    if (last && last.value === value) last.to = i + 1;
    else bars.push({ from: i, to: i + 1, value });
  }
  return bars;
}

/** Lines between the moments. */
function Borders({ y1, y2 }: Readonly<{ y1: number; y2: number }>): ReactElement {
  return (
    <path
      d={moments
        .slice(1)
        .map((_, i) => `M${xOf(i + 1) - 1},${y1} V${y2}`)
        .join(' ')}
      stroke="var(--line-strong)"
      strokeDasharray="3 4"
    />
  );
}

type TrackProps = Readonly<{ y: number; title: string; values: readonly Value[]; thin?: boolean }>;

function Track({ y, title, values, thin }: TrackProps): ReactElement {
  const height = thin ? 14 : 32;
  const tone = (value: Transport) => (value === 'USB' ? 'warn' : 'info');
  return (
    <g>
      <Label at={[left, y - 8]} text={title} bold={!thin} small={thin} quiet={thin} />
      <Borders y1={y - 3} y2={y + height + 3} />
      {barsOf(values).map(({ from, to, value }) =>
        value ? (
          <Box
            key={from}
            at={[xOf(from), y]}
            size={[xOf(to) - xOf(from) - 2, height]}
            lines={thin ? [] : [value]}
            tone={tone(value)}
          />
        ) : (
          !thin && (
            <Label key={from} at={[(xOf(from) + xOf(to)) / 2 - 1, y + 21]} text="nothing" anchor="middle" quiet small />
          )
        ),
      )}
    </g>
  );
}

/** What is connected over time, and where key presses go with each preference. */
export function OutputOverTime(): ReactElement {
  return (
    <Canvas
      height={294}
      label="What happens when connections come and go. First, only Bluetooth is connected: both preferences type over Bluetooth. Then a cable is plugged in, so both are connected: with USB preferred, the keys go to USB, and with Bluetooth preferred, they stay with Bluetooth. The Bluetooth host is switched off: USB with either preference. The cable is pulled out: nothing is typed. The Bluetooth host is switched on: Bluetooth with either preference."
    >
      <Borders y1={8} y2={44} />
      {moments.map(({ event: [first, second] }, i) => (
        <g key={i}>
          <Label at={[(xOf(i) + xOf(i + 1)) / 2 - 1, 21]} text={first} anchor="middle" small />
          <Label at={[(xOf(i) + xOf(i + 1)) / 2 - 1, 39]} text={second} anchor="middle" small />
        </g>
      ))}
      <Track y={76} title="USB connected" values={moments.map(({ USB }) => (USB ? 'USB' : undefined))} thin />
      <Track
        y={122}
        title="Bluetooth connected"
        values={moments.map(({ Bluetooth }) => (Bluetooth ? 'Bluetooth' : undefined))}
        thin
      />
      <Track y={180} title="Keys go to, with USB preferred" values={moments.map((now) => outputOf(now, 'USB'))} />
      <Track
        y={252}
        title="Keys go to, with Bluetooth preferred"
        values={moments.map((now) => outputOf(now, 'Bluetooth'))}
      />
    </Canvas>
  );
}
