import type { ReactElement } from 'react';
import { Arrow, Box, Frame, Label } from '../parts';

/** The usual two halves above, a dongle with two peripherals below. */
export function SplitRoles(): ReactElement {
  return (
    <Frame
      height={330}
      label="Above: two halves. The right half is a peripheral and sends key positions to the left half. The left half is the central: it holds the keymap and sends key codes to the host over USB or Bluetooth. Below: with a dongle, both halves are peripherals and send key positions to the dongle, which is the central and is plugged into the host."
    >
      <Label at={[8, 20]} bold>
        Two halves
      </Label>
      <Box at={[8, 32]} size={[96, 64]} title="Host" lines={['sees one', 'keyboard']} />
      <Box at={[152, 32]} size={[104, 64]} title="Left half" lines={['central', 'keymap, layers']} tone="accent" />
      <Box at={[300, 32]} size={[92, 64]} title="Right half" lines={['peripheral', 'no keymap']} tone="muted" />
      <Arrow
        points={[
          [300, 64],
          [256, 64],
        ]}
      />
      <Arrow
        points={[
          [152, 64],
          [104, 64],
        ]}
        tone="accent"
      />
      <Label at={[278, 116]} anchor="middle" quiet size={13}>
        key positions
      </Label>
      <Label at={[128, 116]} anchor="middle" quiet size={13}>
        key codes
      </Label>
      <line x1={8} x2={392} y1={138} y2={138} stroke="var(--line)" />
      <Label at={[8, 164]} bold>
        With a dongle
      </Label>
      <Box at={[8, 206]} size={[96, 64]} title="Host" lines={['sees one', 'keyboard']} />
      <Box at={[152, 206]} size={[104, 64]} title="Dongle" lines={['central', 'keymap, layers']} tone="accent" />
      <Box at={[300, 172]} size={[92, 60]} title="Left half" lines={['peripheral']} tone="muted" />
      <Box at={[300, 248]} size={[92, 60]} title="Right half" lines={['peripheral']} tone="muted" />
      <Arrow
        points={[
          [300, 202],
          [278, 202],
          [278, 230],
          [256, 230],
        ]}
      />
      <Arrow
        points={[
          [300, 278],
          [278, 278],
          [278, 248],
          [256, 248],
        ]}
      />
      <Arrow
        points={[
          [152, 238],
          [104, 238],
        ]}
        tone="accent"
      />
      <Label at={[128, 290]} anchor="middle" quiet size={13}>
        usually USB
      </Label>
    </Frame>
  );
}
