import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** From the files that readers edit to the letters on their screen. */
export function FilesToKeys(): ReactElement {
  return (
    <Canvas
      height={356}
      label="Your configuration repository holds the keymap, settings, and build list. A push makes GitHub Actions combine it with the firmware source and with modules, and compile. You download the firmware file, copy it to the keyboard over USB, and the keyboard types on the host over USB or Bluetooth. ZMK Studio can change the keymap of the running keyboard."
    >
      <Box
        at={[8, 8]}
        size={[184, 82]}
        title="Your repository"
        lines={['keymap and settings', 'what to build']}
        tone="accent"
      />
      <Box at={[208, 8]} size={[184, 36]} title="ZMK source" />
      <Box at={[208, 54]} size={[184, 36]} title="Modules, if any" dashed />
      <Arrow points={[100, 90, 100, 132]} />
      <Label at={[108, 116]} text="push" quiet small />
      <Arrow points={[300, 90, 300, 132]} />
      <Box at={[8, 132]} size={[384, 44]} title="GitHub Actions compiles the firmware" tone="info" />
      <Arrow points={[100, 176, 100, 218]} />
      <Label at={[108, 202]} text="download, flash over USB" quiet small />
      <Box at={[8, 218]} size={[184, 56]} title="Keyboard" lines={['runs your keymap']} tone="ok" />
      <Box at={[272, 218]} size={[120, 56]} title="ZMK Studio" lines={['optional']} dashed />
      <Arrow points={[272, 246, 192, 246]} dashed />
      <Label at={[232, 238]} text="remap" anchor="middle" quiet small />
      <Arrow points={[100, 274, 100, 310]} />
      <Label at={[108, 298]} text="USB or Bluetooth" quiet small />
      <Box at={[8, 310]} size={[248, 38]} title="Computer, phone, or tablet" />
    </Canvas>
  );
}
