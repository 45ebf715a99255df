import type { ReactElement } from 'react';
import { triggeringSteps } from '../encoder';
import { Arrow, Canvas, Label } from '../shapes';

const shownClicks = 4;
const stepsPerClick = 4;
const stepsPerTurn = 80;
const left = 12;
const stepWidth = 376 / (shownClicks * stepsPerClick);
const xOf = (step: number) => left + step * stepWidth;

const rows = [
  { steps: stepsPerTurn, triggers: 20, title: 'steps 80, triggers-per-rotation 20', note: 'each click' },
  { steps: stepsPerTurn, triggers: 10, title: 'steps 80, triggers-per-rotation 10', note: 'every second' },
  { steps: stepsPerTurn, triggers: 40, title: 'steps 80, triggers-per-rotation 40', note: 'twice per click' },
  { steps: 2 * stepsPerTurn, triggers: 20, title: 'steps 160, which is too high', note: 'every second' },
] as const;

/** A knob with 20 clicks per turn. Below, four clicks and when the binding runs, computed with the firmware's algorithm. */
export function EncoderSteps(): ReactElement {
  return (
    <Canvas
      height={412}
      label="A knob with 20 clicks in a full turn gives 80 steps, four per click. Below, four clicks and the moments when the binding runs. With steps 80 and triggers-per-rotation 20, it runs at each click, with 10 at every second click, and with 40 twice per click. With steps set to 160, too high for this knob, it runs only at every second click."
    >
      <circle cx={72} cy={72} r={46} fill="var(--key-face)" stroke="var(--line-strong)" strokeWidth={1.25} />
      {Array.from({ length: 20 }, (_, i) => (
        <line
          key={i}
          x1={72}
          x2={72}
          y1={16}
          y2={23}
          stroke="var(--text-2)"
          strokeWidth={1.75}
          transform={`rotate(${i * 18} 72 72)`}
        />
      ))}
      <line x1={72} x2={72} y1={58} y2={34} stroke="var(--key-text)" strokeWidth={4} strokeLinecap="round" />
      <path d="M52 89A26 26 0 0 0 97 79" fill="none" stroke="var(--accent)" strokeWidth={2} />
      <Arrow points={[97.5, 76, 98, 70]} tone="accent" />
      <Label at={[156, 42]} text="One full turn, 360°" bold />
      <Label at={[156, 66]} text="20 clicks you can feel" />
      <Label at={[156, 88]} text="80 steps from the contacts" />
      <Label at={[156, 110]} text="20 runs of the binding" color="var(--accent)" bold />

      <Label at={[left, 160]} text="Four of the clicks" bold />
      {Array.from({ length: shownClicks }, (_, i) => (
        <rect
          key={i}
          x={xOf(i * stepsPerClick)}
          y={170}
          width={stepsPerClick * stepWidth}
          height={232}
          fill={i % 2 === 0 ? 'var(--surface-2)' : 'var(--surface-0)'}
        />
      ))}
      {Array.from({ length: shownClicks * stepsPerClick }, (_, i) => (
        <line
          key={i}
          x1={xOf(i + 1)}
          x2={xOf(i + 1)}
          y1={(i + 1) % stepsPerClick === 0 ? 172 : 182}
          y2={192}
          stroke="var(--text-2)"
          strokeWidth={(i + 1) % stepsPerClick === 0 ? 2.5 : 1.25}
        />
      ))}
      {rows.map(({ steps, triggers, title, note }, row) => {
        const y = 236 + row * 48;
        return (
          <g key={title}>
            <Label at={[left + 6, y - 16]} text={title} small />
            <Label at={[382, y - 16]} text={note} anchor="end" quiet small />
            <line x1={left} x2={388} y1={y} y2={y} stroke="var(--line-strong)" />
            {triggeringSteps(shownClicks * stepsPerClick, steps, triggers).map((step) => (
              <circle key={step} cx={xOf(step)} cy={y} r={6} fill="var(--accent)" />
            ))}
          </g>
        );
      })}
    </Canvas>
  );
}
