import type { ReactElement } from 'react';
import { Arrow, Canvas, Label } from '../shapes';

const levels = [0, 20, 40, 60, 80, 100];
const startLevel = 40;
const spacing = 60;
const middleOf = (i: number) => 50 + i * spacing;
const base = 190;
const full = 104;

/** The brightness levels with the default step, and the commands that change them. */
export function BacklightLevels(): ReactElement {
  const [first, last] = [middleOf(0), middleOf(levels.length - 1)];
  return (
    <Canvas
      height={304}
      label="Six levels of brightness with the default step of 20: off, 20, 40, 60, 80, and 100 percent. It starts at 40. BL_INC goes up and stops at 100. BL_DEC goes down and stops at off. BL_CYCLE goes up, and from 100 percent to off."
    >
      <Arrow points={[last, 80, last, 36, first, 36, first, 182]} tone="accent" />
      <Label
        at={[(first + last) / 2, 26]}
        text={
          <>
            <tspan fontFamily="var(--font-mono)">BL_CYCLE</tspan> from the top to off
          </>
        }
        anchor="middle"
        small
      />
      {levels.map((level, i) => {
        const height = Math.max(2, (level / 100) * full);
        return (
          <g key={level}>
            <rect
              x={middleOf(i) - 20}
              y={base - height}
              width={40}
              height={height}
              rx={level ? 4 : 0}
              fill={level === startLevel ? 'var(--accent)' : 'var(--accent-soft)'}
              stroke="var(--accent)"
              strokeWidth={1.25}
            />
            <Label
              at={[middleOf(i), base + 20]}
              text={level ? `${level}%` : 'off'}
              anchor="middle"
              small
              bold={level === startLevel}
            />
          </g>
        );
      })}
      <Label at={[middleOf(2), base - 52]} text="start" anchor="middle" small quiet />
      <Arrow points={[first, 244, last, 244]} />
      <Label at={[(first + last) / 2, 237]} text="BL_INC, BL_CYCLE" anchor="middle" small mono />
      <Arrow points={[last, 276, first, 276]} />
      <Label at={[(first + last) / 2, 295]} text="BL_DEC" anchor="middle" small mono />
    </Canvas>
  );
}
