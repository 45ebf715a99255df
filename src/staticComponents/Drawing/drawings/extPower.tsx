import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

const movers = [
  { title: '&ext_power', line: 'EP_ON, EP_OFF, EP_TOG' },
  { title: 'Underglow', line: 'on: closed, off: open' },
  { title: 'Deep sleep, soft off', line: 'open while they last' },
] as const;

/** The power switch that `&ext_power` controls, what it powers, and what else controls it. */
export function ExtPower(): ReactElement {
  return (
    <Canvas
      height={334}
      label="The battery or USB feeds the controller directly, and LEDs and display through a switch. Three things control the switch. The behavior &ext_power has EP_ON, EP_OFF, and EP_TOG. Underglow closes it when it goes on and opens it when it goes off. Deep sleep and soft off keep it open while they last. While the switch is open, LEDs and display have no power."
    >
      <Box at={[8, 42]} size={[96, 64]} title="Battery" lines={['or USB']} />
      <Box at={[236, 8]} size={[156, 48]} title="Controller" lines={['always has power']} />
      <Box at={[236, 92]} size={[156, 48]} title="LEDs, display" lines={['only when closed']} tone="accent" />
      <Arrow points={[104, 58, 124, 58, 124, 32, 236, 32]} />
      <Arrow points={[202, 116, 236, 116]} />
      <path d="M104,92 H124 V116 H148" fill="none" stroke="var(--text-2)" strokeWidth={1.75} />
      <line x1={148} x2={196} y1={116} y2={92} stroke="var(--accent)" strokeWidth={3} strokeLinecap="round" />
      {[148, 202].map((x) => (
        <circle key={x} cx={x} cy={116} r={5} fill="var(--surface-1)" stroke="var(--accent)" strokeWidth={2.5} />
      ))}
      <Arrow points={[172, 178, 172, 112]} tone="accent" dashed />
      <Label at={[184, 170]} text="what controls the switch" small quiet />
      {movers.map(({ title, line }, i) => (
        <g key={title}>
          <Box at={[8, 178 + i * 50]} size={[384, 42]} />
          <Label at={[20, 204 + i * 50]} text={title} bold mono={title.startsWith('&')} />
          <Label at={[380, 204 + i * 50]} text={line} anchor="end" small quiet mono={i === 0} />
        </g>
      ))}
    </Canvas>
  );
}
