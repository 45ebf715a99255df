import type { ReactElement } from 'react';
import { Arrow, Canvas, Label } from '../shapes';

const dot = (x: number, y: number, color: string) => <circle cx={x} cy={y} r={6} fill={color} />;

/** What a release in west.yml builds, and what main builds, as time goes on. */
export function ReleasePin(): ReactElement {
  const main = 'var(--warn)';
  const release = 'var(--ok)';
  return (
    <Canvas
      height={262}
      label="Two lines from left to right, over time. Development goes on along main, which moved to Zephyr 4.1 in December 2025. Release v0.3 came in August 2025 and only gets bug fixes. With revision v0.3, each build uses the end of the release's line. With revision main, each build uses the end of main, with every change in between."
    >
      <Arrow points={[8, 70, 392, 70]} />
      <Label at={[8, 56]} text="main" bold color={main} />
      {[30, 66, 102, 180, 232, 284, 336].map((x) => (
        <g key={x}>{dot(x, 70, main)}</g>
      ))}
      <path d="M284 56V30" stroke="var(--text-2)" strokeWidth={1.5} />
      <Label at={[392, 22]} text="Zephyr 4.1, new board names" anchor="end" small quiet />
      <path d="M102 70C122 70 118 150 140 150H336" fill="none" stroke={release} strokeWidth={2.5} />
      {[146, 242, 336].map((x) => (
        <g key={x}>{dot(x, 150, release)}</g>
      ))}
      <Label at={[8, 155]} text="release v0.3" bold color={release} />
      <Label at={[196, 136]} text="only bug fixes" anchor="middle" small quiet />
      <Arrow points={[336, 214, 336, 160]} tone="ok" />
      <Label at={[392, 236]} text="revision: v0.3 builds this," anchor="end" />
      <Label at={[392, 256]} text="also a year from now" anchor="end" />
      <Arrow points={[364, 104, 341, 80]} tone="warn" />
      <Label at={[392, 122]} text="revision: main" anchor="end" />
    </Canvas>
  );
}
