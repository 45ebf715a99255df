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
      <Label at={[44, 84]} text="a host" small />
      <Label at={[44, 102]} text="pairs" small />
      <Arrow points={[126, 160, 126, 56]} tone="warn" />
      <Label at={[136, 112]} text="BT_CLR" small mono />
      <Arrow points={[324, 160, 324, 56]} tone="warn" />
      <Label at={[314, 112]} text="BT_CLR" anchor="end" small mono />
      <Arrow points={[152, 180, 248, 180]} />
      <Label at={[200, 171]} text="BT_DISC" anchor="middle" small mono />
      <Label at={[200, 152]} text="host off or away" anchor="middle" small />
      <Arrow points={[248, 206, 152, 206]} tone="accent" />
      <Label at={[200, 226]} text="host back" anchor="middle" small />
    </Canvas>
  );
}
