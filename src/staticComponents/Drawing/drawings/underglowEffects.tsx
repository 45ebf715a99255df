import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';
import { cssColor } from '../hsb';

const left = 12;
const width = 376;
const seconds = 6;
const perSecond = width / seconds;
const leds = 5;
const rowHeight = 9;
const hues = [0, 60, 120, 180, 240, 300, 360];

/** Seconds of one cycle of each effect at speed 3: its steps divided by the steps per second. A tick takes 50 ms. */
const roundSeconds = { breathe: 2400 / (3 * 10 * 20), spectrum: 360 / (3 * 20), swirl: 360 / (3 * 2 * 20) };

type Fill = (led: number) => string;

const effects: readonly Readonly<{ title: string; round?: number; fill: Fill }>[] = [
  { title: '0 Solid', fill: () => cssColor([210, 100, 100]) },
  { title: '1 Breathe', round: roundSeconds.breathe, fill: () => 'url(#glow-breathe)' },
  { title: '2 Spectrum', round: roundSeconds.spectrum, fill: () => 'url(#glow-spectrum)' },
  { title: '3 Swirl', round: roundSeconds.swirl, fill: (led) => `url(#glow-swirl-${led})` },
];

type RoundProps = Readonly<{ id: string; seconds: number; from?: number; colors: readonly string[] }>;

/** A repeating gradient for one cycle of an effect. The firmware also interpolates linearly between these colors. */
function Round({ id, seconds: length, from = 0, colors }: RoundProps): ReactElement {
  const start = left - from * length * perSecond;
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={start.toFixed(1)}
      x2={(start + length * perSecond).toFixed(1)}
      spreadMethod="repeat"
    >
      {colors.map((color, i) => (
        <stop key={i} offset={(i / (colors.length - 1)).toFixed(4)} stopColor={color} />
      ))}
    </linearGradient>
  );
}

/** Five LEDs over six seconds at speed 3, from the formulas in app/src/rgb_underglow.c. */
export function UnderglowEffects(): ReactElement {
  const wheel = hues.map((hue) => cssColor([hue, 100, 100]));
  return (
    <Canvas
      height={340}
      label="Five LEDs over six seconds at speed 3, for each effect. Solid: all LEDs keep the same color. Breathe: all fade from full brightness to dark and back in 4 seconds, in the chosen color. Spectrum: all go through the whole rainbow together in 6 seconds. Swirl: each LED goes through the rainbow in 3 seconds, a fifth of a cycle ahead of the one before it, so the colors move along the strip."
    >
      <defs>
        <Round
          id="glow-breathe"
          seconds={roundSeconds.breathe}
          colors={[100, 0, 100].map((brightness) => cssColor([210, 100, brightness]))}
        />
        <Round id="glow-spectrum" seconds={roundSeconds.spectrum} colors={wheel} />
        {Array.from({ length: leds }, (_, led) => (
          <Round key={led} id={`glow-swirl-${led}`} seconds={roundSeconds.swirl} from={led / leds} colors={wheel} />
        ))}
      </defs>
      {effects.map(({ title, round, fill }, i) => {
        const y = 20 + i * 76;
        return (
          <g key={title}>
            <Label at={[left, y]} text={title} bold />
            <Label
              at={[left + width, y]}
              text={round ? `one cycle: ${round} s` : 'doesn’t change'}
              anchor="end"
              quiet
              small
            />
            {Array.from({ length: leds }, (_, led) => (
              <rect
                key={led}
                x={left}
                y={y + 8 + led * rowHeight}
                width={width}
                height={rowHeight - 1.5}
                fill={fill(led)}
              />
            ))}
          </g>
        );
      })}
      {Array.from({ length: seconds + 1 }, (_, second) => (
        <Label
          key={second}
          at={[left + second * perSecond, 324]}
          text={`${second} s`}
          anchor={second === 0 ? 'start' : second === seconds ? 'end' : 'middle'}
          quiet
          small
        />
      ))}
    </Canvas>
  );
}
