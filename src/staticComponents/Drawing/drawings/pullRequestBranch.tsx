import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label, type Point } from '../shapes';

const letterWidth = 8.8;

type ChipProps = Readonly<{ at: Point; text: string; tone: 'accent' | 'ok' }>;

/** Monospaced text in a colored box that starts at `at`. */
function Chip({ at: [x, y], text, tone }: ChipProps): ReactElement {
  return (
    <g>
      <rect
        x={x}
        y={y - 18}
        width={text.length * letterWidth + 12}
        height={26}
        rx={5}
        fill={`var(--${tone}-soft)`}
        stroke={`var(--${tone})`}
        strokeWidth={1.25}
      />
      <Label at={[x + 6, y]} text={text} small mono color={`var(--${tone})`} />
    </g>
  );
}

/** Which names from the header of a pull request go where in `west.yml`. */
export function PullRequestBranch(): ReactElement {
  return (
    <Canvas
      height={278}
      label="The head of a pull request on GitHub: alex wants to merge 4 commits into zmkfirmware:main from alex:feat/better-knobs. The owner, alex, becomes the end of url-base in west.yml, https://github.com/alex. The branch, feat/better-knobs, becomes the revision of the project zmk."
    >
      <Label at={[8, 20]} text="On GitHub" bold />
      <Box at={[8, 32]} size={[384, 100]} />
      <Label at={[22, 57]} text="alex wants to merge 4 commits" quiet small />
      <Label at={[22, 78]} text="into zmkfirmware:main from" quiet small />
      <Chip at={[22, 112]} text="alex" tone="accent" />
      <Label at={[74, 112]} text=":" small mono />
      <Chip at={[88, 112]} text="feat/better-knobs" tone="ok" />
      <Label at={[8, 170]} text="In west.yml" bold />
      <Box at={[8, 182]} size={[384, 88]} />
      <Label at={[22, 212]} text="url-base: https://github.com/" small mono />
      <Chip at={[285, 212]} text="alex" tone="accent" />
      <Label at={[22, 252]} text="revision:" small mono />
      <Chip at={[110, 252]} text="feat/better-knobs" tone="ok" />
      <Arrow points={[46, 120, 46, 150, 309, 150, 309, 194]} tone="accent" />
      <Arrow points={[168, 120, 168, 141, 372, 141, 372, 248, 272, 248]} tone="ok" />
    </Canvas>
  );
}
