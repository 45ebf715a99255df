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
      <Label at={[200, 28]} anchor="middle" small mono>
        &amp;studio_unlock
      </Label>
      <Arrow points={[280, 103, 120, 103]} />
      <Label at={[200, 95]} anchor="middle" small>
        10 minutes unused
      </Label>
      <Label at={[200, 122]} anchor="middle" small>
        connection ends
      </Label>
      <Label at={[200, 141]} anchor="middle" small>
        output changes
      </Label>
      <Label at={[200, 160]} anchor="middle" small>
        restart
      </Label>
    </Canvas>
  );
}
