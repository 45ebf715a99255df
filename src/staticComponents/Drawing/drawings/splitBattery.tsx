import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

const cases = [
  { title: 'Default', setting: '', fetched: false, host: ['82%'] },
  { title: 'FETCHING', setting: 'the central has both', fetched: true, host: ['82%'] },
  { title: 'FETCHING and PROXY', setting: 'the host gets both', fetched: true, host: ['82%', 'and 64%'] },
] as const;

/** Where the battery level of each half is sent, for the three possible settings. */
export function SplitBattery(): ReactElement {
  return (
    <Canvas
      height={368}
      label="Three cases, each with the host, the left half as the central with its battery at 82 percent, and the right half with its battery at 64 percent. By default the host gets 82 percent, and the right half keeps its level to itself. With fetching, the right half sends 64 percent to the left half, and the host still gets 82 percent. With fetching and proxy, the host gets both values. Most systems show one of them."
    >
      {cases.map(({ title, setting, fetched, host }, i) => {
        const y = 8 + i * 118;
        return (
          <g key={title}>
            <Label at={[8, y + 14]} text={title} bold />
            {setting && <Label at={[392, y + 14]} text={setting} anchor="end" quiet small />}
            <Box
              at={[8, y + 26]}
              size={[96, 64]}
              title="Host"
              lines={host}
              tone={host.length > 1 ? 'accent' : 'plain'}
            />
            <Box at={[146, y + 26]} size={[104, 64]} title="Left half" lines={['central', '82%']} tone="ok" />
            <Box
              at={[290, y + 26]}
              size={[102, 64]}
              title="Right half"
              lines={['64%']}
              tone={fetched ? 'ok' : 'muted'}
            />
            <Arrow points={[146, y + 58, 104, y + 58]} tone="accent" />
            {fetched && <Arrow points={[290, y + 58, 250, y + 58]} tone="accent" />}
            {i < cases.length - 1 && <line x1={8} x2={392} y1={y + 104} y2={y + 104} stroke="var(--line)" />}
          </g>
        );
      })}
      <Label at={[200, 360]} text="Most systems show only one of two levels." anchor="middle" quiet small />
    </Canvas>
  );
}
