import type { ReactElement } from 'react';
import { Arrow, Canvas, Label } from '../shapes';

/** Power use over time. Not to scale. */
export function PowerStates(): ReactElement {
  return (
    <Canvas
      height={250}
      label="Power use over time, not to scale. While you type, the keyboard is active. Thirty seconds after the last key, it becomes idle and uses less. Fifteen minutes after the last key, if deep sleep is enabled and USB is unplugged, it turns itself off almost completely and Bluetooth disconnects. A key press wakes it: it starts up, reconnects, and is active again."
    >
      <line x1={20} x2={20} y1={20} y2={190} stroke="var(--line-strong)" strokeWidth={1.25} />
      <line x1={20} x2={392} y1={190} y2={190} stroke="var(--line-strong)" strokeWidth={1.25} />
      <Label at={[26, 22]} text="power use" quiet small />
      <path d="M20,58 H112 V118 H232 V182 H318 V36 H334 V58 H392 V190 H20 Z" fill="var(--accent-soft)" stroke="none" />
      <path
        d="M20,58 H112 V118 H232 V182 H318 V36 H334 V58 H392"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <Label at={[66, 84]} text="Active" anchor="middle" bold />
      <Label at={[172, 142]} text="Idle" anchor="middle" bold />
      <Label at={[172, 160]} text="still connected" anchor="middle" quiet small />
      <Label at={[275, 142]} text="Deep" anchor="middle" bold />
      <Label at={[275, 160]} text="sleep" anchor="middle" bold />
      <Label at={[363, 84]} text="Active" anchor="middle" bold />
      <Arrow points={[20, 212, 20, 194]} />
      <Label at={[12, 230]} text="last key" quiet small />
      <Arrow points={[112, 212, 112, 194]} />
      <Label at={[112, 230]} text="30 s" anchor="middle" quiet small />
      <Arrow points={[232, 212, 232, 194]} />
      <Label at={[232, 230]} text="15 min" anchor="middle" quiet small />
      <Arrow points={[318, 212, 318, 194]} />
      <Label at={[396, 230]} text="key press: restart" anchor="end" quiet small />
    </Canvas>
  );
}
