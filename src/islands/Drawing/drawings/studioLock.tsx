import type { ReactElement } from 'react';
import { Arrow, Box, Frame, Label } from '../parts';

/** The two states of a keyboard with Studio firmware. */
export function StudioLock(): ReactElement {
  return (
    <Frame
      height={136}
      label="A keyboard with Studio firmware starts locked: Studio learns its name and nothing of the keymap. The studio unlock key unlocks it: the keymap can be read and changed. It locks again after 10 minutes without a request, when the cable or the connection goes, and at a restart."
    >
      <Box at={[8, 18]} size={[116, 64]} title="Locked" lines={['keymap stays', 'hidden']} tone="muted" />
      <Box at={[276, 18]} size={[116, 64]} title="Unlocked" lines={['keymap can', 'be changed']} tone="ok" />
      <Arrow
        points={[
          [124, 36],
          [276, 36],
        ]}
        tone="accent"
      />
      <Label at={[200, 27]} anchor="middle" small mono color="var(--accent)">
        {'&studio_unlock'}
      </Label>
      <Arrow
        points={[
          [276, 64],
          [124, 64],
        ]}
        dashed
      />
      <Label at={[200, 56]} anchor="middle" quiet small>
        by itself
      </Label>
      <Label at={[200, 108]} anchor="middle" quiet small>
        after 10 minutes without a request,
      </Label>
      <Label at={[200, 127]} anchor="middle" quiet small>
        without the cable or connection, at a restart
      </Label>
    </Frame>
  );
}
