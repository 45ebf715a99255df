import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** From a sensor or a mouse key to the host. */
export function PointingPipeline(): ReactElement {
  return (
    <Canvas
      height={376}
      label="A trackball, trackpad, or other sensor, or mouse keys such as &mmv and &msc, produce input events. On a split keyboard, the events of a peripheral travel to the central. There, an input listener takes them, runs them through its input processors in order, for example scale, transform, or temporary layer, and sends a mouse report to the host."
    >
      <Box at={[8, 8]} size={[184, 52]} title="Sensor" lines={['trackball, trackpad']} />
      <Box at={[208, 8]} size={[184, 52]} title="Mouse keys" lines={['&mmv and &msc']} />
      <Arrow points={[100, 60, 100, 98]} />
      <Arrow points={[300, 60, 300, 98]} />
      <Label at={[200, 84]} text="input events" anchor="middle" quiet small />
      <Box at={[8, 98]} size={[384, 186]} tone="accent" />
      <Label at={[200, 120]} text="Input listener, one per device" anchor="middle" bold />
      <Box at={[24, 134]} size={[352, 36]} title="Processor 1: scale the speed" />
      <Arrow points={[200, 170, 200, 184]} />
      <Box at={[24, 184]} size={[352, 36]} title="Processor 2: swap or invert axes" />
      <Arrow points={[200, 220, 200, 234]} />
      <Box at={[24, 234]} size={[352, 36]} title="Processor 3: turn a layer on for a while" />
      <Arrow points={[200, 284, 200, 324]} />
      <Label at={[208, 308]} text="mouse report" quiet small />
      <Box at={[108, 324]} size={[184, 44]} title="Host" lines={['pointer or scroll']} />
    </Canvas>
  );
}
