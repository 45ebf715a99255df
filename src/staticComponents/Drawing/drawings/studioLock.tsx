import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** Locked and unlocked. Only a key unlocks the keyboard, but several things lock it again. */
export function StudioLock(): ReactElement {
  return (
    <Canvas
      height={176}
      label="Two states. The keyboard starts locked: Studio can connect, but can't read or change the keymap. Pressing &studio_unlock unlocks it. It locks itself again after ten minutes without Studio, when the connection ends or the output changes, and when the keyboard restarts."
    >
      <Box at={[8, 70]} size={[112, 66]} title="Locked" lines={['at the start']} tone="muted" />
      <Box at={[280, 70]} size={[112, 66]} title="Unlocked" lines={['keymap open', 'to Studio']} tone="ok" />
      <Arrow points={[64, 70, 64, 38, 336, 38, 336, 70]} tone="ok" />
      <Label at={[200, 28]} text="&studio_unlock" anchor="middle" small mono />
      <Arrow points={[280, 103, 120, 103]} />
      <Label at={[200, 95]} text="10 minutes unused" anchor="middle" small />
      <Label at={[200, 122]} text="connection ends" anchor="middle" small />
      <Label at={[200, 141]} text="output changes" anchor="middle" small />
      <Label at={[200, 160]} text="restart" anchor="middle" small />
    </Canvas>
  );
}
