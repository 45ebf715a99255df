import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** Two halves at the top, a dongle with two peripherals at the bottom. */
export function SplitRoles(): ReactElement {
  return (
    <Canvas
      height={330}
      label="Above: two halves. The right half is a peripheral and sends key positions to the left half. The left half is the central: it holds the keymap and sends key codes to the host over USB or Bluetooth. Below: with a dongle, both halves are peripherals and send key positions to the dongle, which is the central and is plugged into the host."
    >
      <Label at={[8, 20]} text="Two halves" bold />
      <Box at={[8, 32]} size={[96, 64]} title="Host" lines={['sees one', 'keyboard']} />
      <Box at={[144, 32]} size={[120, 64]} title="Left half" lines={['central', 'keymap, layers']} tone="accent" />
      <Box at={[294, 32]} size={[102, 64]} title="Right half" lines={['peripheral', 'no keymap']} tone="muted" />
      <Arrow points={[294, 64, 264, 64]} />
      <Arrow points={[144, 64, 104, 64]} tone="accent" />
      <Label at={[282, 116]} text="key positions" anchor="middle" quiet small />
      <Label at={[124, 116]} text="key codes" anchor="middle" quiet small />
      <line x1={8} x2={392} y1={138} y2={138} stroke="var(--line)" />
      <Label at={[8, 164]} text="With a dongle" bold />
      <Box at={[8, 206]} size={[96, 64]} title="Host" lines={['sees one', 'keyboard']} />
      <Box at={[144, 206]} size={[120, 64]} title="Dongle" lines={['central', 'keymap, layers']} tone="accent" />
      <Box at={[294, 172]} size={[102, 60]} title="Left half" lines={['peripheral']} tone="muted" />
      <Box at={[294, 248]} size={[102, 60]} title="Right half" lines={['peripheral']} tone="muted" />
      <Arrow points={[294, 202, 279, 202, 279, 230, 264, 230]} />
      <Arrow points={[294, 278, 279, 278, 279, 248, 264, 248]} />
      <Arrow points={[144, 238, 104, 238]} tone="accent" />
      <Label at={[124, 290]} text="usually USB" anchor="middle" quiet small />
    </Canvas>
  );
}
