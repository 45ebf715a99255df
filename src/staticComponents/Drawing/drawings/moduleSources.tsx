import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** What the build fetches because of `west.yml`. What comes through `import` is dashed. */
export function ModuleSources(): ReactElement {
  return (
    <Canvas
      height={420}
      label="Your repository has west.yml, which says where the sources come from, build.yaml, which says what to build for, and your keymap and settings. west.yml names the repository zmk at revision v0.3, a keyboard module at revision v1.2.0, and a driver module at a commit. With import, zmk also fetches Zephyr and its libraries, and the driver module fetches the modules it needs. The build turns all of it into firmware files."
    >
      <Box at={[8, 8]} size={[156, 296]} title="Your repository" tone="accent" align="top" />
      <Box at={[16, 40]} size={[140, 68]} title="west.yml" lines={['where the', 'sources are']} />
      <Box at={[16, 132]} size={[140, 68]} title="build.yaml" lines={['board and', 'shield']} />
      <Box at={[16, 224]} size={[140, 68]} title="Your changes" lines={['in .keymap', 'and .conf']} />
      <Box at={[200, 8]} size={[192, 52]} title="zmk" lines={['revision: v0.3']} tone="info" />
      <Box at={[216, 66]} size={[176, 34]} lines={['Zephyr and libraries']} dashed />
      <Box at={[200, 126]} size={[192, 52]} title="zmk-keyboard-larch" lines={['revision: v1.2.0']} tone="ok" />
      <Box at={[200, 204]} size={[192, 52]} title="zmk-trackball-driver" lines={['revision: 5d1c0f2']} tone="ok" />
      <Box at={[216, 262]} size={[176, 42]} lines={['modules it needs']} dashed />
      <Arrow points={[156, 62, 184, 62, 184, 34, 200, 34]} />
      <Arrow points={[156, 74, 184, 74, 184, 152, 200, 152]} />
      <Arrow points={[156, 86, 174, 86, 174, 230, 200, 230]} />
      <Arrow points={[86, 304, 86, 340]} />
      <Arrow points={[304, 304, 304, 340]} />
      <Box at={[8, 340]} size={[384, 44]} title="One build of everything" tone="info" />
      <Label at={[200, 408]} text="Dashed: fetched because of import" anchor="middle" quiet small />
    </Canvas>
  );
}
