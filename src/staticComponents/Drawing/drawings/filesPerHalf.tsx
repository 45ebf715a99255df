import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** Which files of a repository go into the firmware of which half. */
export function FilesPerHalf(): ReactElement {
  return (
    <Canvas
      height={352}
      label="The files of a Corne. west.yml, corne.conf, and corne.keymap go into the firmware for both halves. corne_left.conf goes only into the left half's, and corne_right.conf only into the right half's. Each firmware file belongs to one entry of build.yaml."
    >
      <Label at={[8, 20]} text="Your files" bold />
      <Label at={[392, 20]} text="Firmware" anchor="end" bold />
      <Box at={[8, 34]} size={[184, 48]} title="corne_left.conf" lines={['settings for this half']} />
      <Box at={[8, 94]} size={[184, 194]} tone="accent" title="For both halves" align="top" />
      <Box at={[18, 124]} size={[164, 48]} title="corne.keymap" lines={['what the keys do']} />
      <Box at={[18, 178]} size={[164, 48]} title="corne.conf" lines={['settings']} />
      <Box at={[18, 232]} size={[164, 48]} title="west.yml" lines={['version of ZMK']} />
      <Box at={[8, 300]} size={[184, 48]} title="corne_right.conf" lines={['settings for this half']} />
      <Box
        at={[240, 66]}
        size={[152, 84]}
        title="Left half"
        lines={['corne_left-…', 'first entry', 'of build.yaml']}
        tone="ok"
      />
      <Box
        at={[240, 232]}
        size={[152, 84]}
        title="Right half"
        lines={['corne_right-…', 'second entry', 'of build.yaml']}
        tone="ok"
      />
      <Arrow points={[192, 58, 216, 58, 216, 88, 240, 88]} />
      <Arrow points={[192, 180, 216, 180, 216, 120, 240, 120]} tone="accent" />
      <Arrow points={[192, 202, 216, 202, 216, 262, 240, 262]} tone="accent" />
      <Arrow points={[192, 324, 216, 324, 216, 294, 240, 294]} />
    </Canvas>
  );
}
