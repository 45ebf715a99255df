import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** What happens between a push and a keyboard that runs the new firmware. */
export function BuildAndFlash(): ReactElement {
  return (
    <Canvas
      height={424}
      label="You push to your repository. GitHub Actions reads build.yaml, builds one firmware file per entry and offers them as one archive named firmware. You download and unpack it: a split keyboard has one file for the left and one for the right half. For each half: double-tap reset, a USB drive appears, copy the matching file onto it, the half restarts with the new firmware."
    >
      <Box at={[96, 8]} size={[208, 40]} title="git push" tone="accent" />
      <Arrow points={[200, 48, 200, 76]} />
      <Box
        at={[40, 76]}
        size={[320, 52]}
        title="GitHub Actions"
        lines={['one build per entry in build.yaml']}
        tone="info"
      />
      <Arrow points={[200, 128, 200, 172]} />
      <Label at={[208, 154]} text="2 to 5 minutes" quiet small />
      <Box at={[96, 172]} size={[208, 40]} title="firmware.zip" />
      <Arrow points={[150, 212, 100, 246]} />
      <Arrow points={[250, 212, 300, 246]} />
      <Label at={[200, 240]} text="unpack" anchor="middle" quiet small />
      <Box at={[8, 246]} size={[184, 40]} title="…left….uf2" />
      <Box at={[208, 246]} size={[184, 40]} title="…right….uf2" />
      <Arrow points={[100, 286, 100, 340]} />
      <Arrow points={[300, 286, 300, 340]} />
      <Label at={[200, 308]} text="double-tap reset," anchor="middle" quiet small />
      <Label at={[200, 326]} text="copy to the drive" anchor="middle" quiet small />
      <Box at={[8, 340]} size={[184, 52]} title="Left half" lines={['restarts by itself']} tone="ok" />
      <Box at={[208, 340]} size={[184, 52]} title="Right half" lines={['restarts by itself']} tone="ok" />
      <Label at={[200, 416]} text="A one-piece keyboard has one file." anchor="middle" quiet small />
    </Canvas>
  );
}
