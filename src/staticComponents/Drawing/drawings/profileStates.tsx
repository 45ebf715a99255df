import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** The states of a profile (free, connected, waiting), and what changes them. */
export function ProfileStates(): ReactElement {
  return (
    <Canvas
      height={240}
      label="The three states of one Bluetooth profile. Free: there's no bond, and a new host can pair while the profile is selected. Then the profile is connected. Connected: the host gets your keys if the profile is selected. After BT_DISC, or if the host is turned off or too far away, the profile is bonded but not connected. The keyboard waits for this host, and when it comes back, the profile is connected again. BT_CLR leads from both bonded states back to free."
    >
      <Box at={[8, 8]} size={[384, 48]} title="Free" lines={['no bond']} dashed />
      <Box at={[8, 160]} size={[144, 64]} title="Connected" lines={['gets the keys,', 'if selected']} tone="accent" />
      <Box at={[248, 160]} size={[144, 64]} title="Not connected" lines={['but the bond', 'is kept']} />
      <Arrow points={[34, 56, 34, 160]} tone="accent" />
      <Label at={[44, 84]} small>
        a host
      </Label>
      <Label at={[44, 102]} small>
        pairs
      </Label>
      <Arrow points={[126, 160, 126, 56]} tone="warn" />
      <Label at={[136, 112]} small mono>
        BT_CLR
      </Label>
      <Arrow points={[324, 160, 324, 56]} tone="warn" />
      <Label at={[314, 112]} anchor="end" small mono>
        BT_CLR
      </Label>
      <Arrow points={[152, 180, 248, 180]} />
      <Label at={[200, 171]} anchor="middle" small mono>
        BT_DISC
      </Label>
      <Label at={[200, 152]} anchor="middle" small>
        host off or away
      </Label>
      <Arrow points={[248, 206, 152, 206]} tone="accent" />
      <Label at={[200, 226]} anchor="middle" small>
        host back
      </Label>
    </Canvas>
  );
}
