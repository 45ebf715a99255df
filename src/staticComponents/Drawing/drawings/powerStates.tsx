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
      <Label at={[26, 22]} quiet small>
        power use
      </Label>
      <path d="M20,58 H112 V118 H232 V182 H318 V36 H334 V58 H392 V190 H20 Z" fill="var(--accent-soft)" stroke="none" />
      <path
        d="M20,58 H112 V118 H232 V182 H318 V36 H334 V58 H392"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <Label at={[66, 84]} anchor="middle" bold>
        Active
      </Label>
      <Label at={[172, 142]} anchor="middle" bold>
        Idle
      </Label>
      <Label at={[172, 160]} anchor="middle" quiet small>
        still connected
      </Label>
      <Label at={[275, 142]} anchor="middle" bold>
        Deep
      </Label>
      <Label at={[275, 160]} anchor="middle" bold>
        sleep
      </Label>
      <Label at={[363, 84]} anchor="middle" bold>
        Active
      </Label>
      <Arrow points={[20, 212, 20, 194]} />
      <Label at={[12, 230]} quiet small>
        last key
      </Label>
      <Arrow points={[112, 212, 112, 194]} />
      <Label at={[112, 230]} anchor="middle" quiet small>
        30 s
      </Label>
      <Arrow points={[232, 212, 232, 194]} />
      <Label at={[232, 230]} anchor="middle" quiet small>
        15 min
      </Label>
      <Arrow points={[318, 212, 318, 194]} />
      <Label at={[396, 230]} anchor="end" quiet small>
        key press: restart
      </Label>
    </Canvas>
  );
}
