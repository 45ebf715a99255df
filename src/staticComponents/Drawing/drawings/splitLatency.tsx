import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

const steps = [
  { title: 'Switch closes on the peripheral', time: '' },
  { title: 'Debouncing', time: '5 ms by default' },
  { title: 'Wait for the next radio slot', time: '0 to 7.5 ms, 3.75 on average', extra: true },
  { title: 'Central runs the keymap', time: 'well under 1 ms; hold-taps may wait' },
  { title: 'To the host', time: 'USB about 1 ms, Bluetooth 7.5 to 15 ms' },
] as const;

/** The path of a key press. The highlighted step is what a wireless split adds. */
export function SplitLatency(): ReactElement {
  return (
    <Canvas
      height={368}
      label="The path of a key press on a peripheral, from top to bottom. The switch closes. Debouncing takes 5 milliseconds by default. The press waits for the next radio slot, 0 to 7.5 milliseconds. The central runs the keymap in well under one millisecond. The report goes to the host in about one millisecond over USB or 7.5 to 15 over Bluetooth. The split only adds the radio slot."
    >
      {steps.map((step, i) => {
        const y = 8 + i * 70;
        return (
          <g key={step.title}>
            <Box
              at={[40, y]}
              size={[320, 50]}
              title={step.title}
              lines={step.time ? [step.time] : []}
              tone={'extra' in step ? 'accent' : 'plain'}
            />
            {i < steps.length - 1 && <Arrow points={[200, y + 50, 200, y + 70]} />}
          </g>
        );
      })}
      <Label at={[200, 360]} text="Colored: the part that only peripherals have" anchor="middle" quiet small />
    </Canvas>
  );
}
