import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

type Half = 'central' | 'peripheral';
type RowProps = Readonly<{ y: number; title: string; keys: readonly Half[]; restarts: Half }>;

const boxes: Readonly<Record<Half, Readonly<{ x: number; title: string }>>> = {
  central: { x: 8, title: 'Central' },
  peripheral: { x: 256, title: 'Peripheral' },
};

/** A pressed key, drawn at the edge of its half. */
function Key({ x, y }: Readonly<{ x: number; y: number }>): ReactElement {
  return (
    <g>
      <rect x={x} y={y} width={20} height={20} rx={4} fill="var(--key-accent-face)" stroke="var(--key-accent-side)" />
      <circle cx={x + 10} cy={y + 10} r={3.5} fill="var(--key-accent-text)" />
    </g>
  );
}

function Row({ y, title, keys, restarts }: RowProps): ReactElement {
  const halves = ['central', 'peripheral'] as const;
  return (
    <g>
      <Label at={[8, y]} text={title} bold />
      {halves.map((half) => (
        <g key={half}>
          <Box
            at={[boxes[half].x, y + 10]}
            size={[136, 62]}
            title={boxes[half].title}
            lines={[half === restarts ? 'restarts' : 'stays on']}
            tone={half === restarts ? 'warn' : 'plain'}
          />
          {keys.includes(half) && <Key x={boxes[half].x + (half === 'central' ? 8 : 108)} y={y + 46} />}
        </g>
      ))}
      {keys.includes('peripheral') && (
        <>
          <Arrow points={[256, y + 30, 144, y + 30]} />
          <Label at={[200, y + 24]} text="press" anchor="middle" small quiet />
        </>
      )}
      {restarts === 'peripheral' && (
        <>
          <Arrow points={[144, y + 54, 256, y + 54]} tone="warn" />
          <Label at={[200, y + 71]} text="command" anchor="middle" small quiet />
        </>
      )}
    </g>
  );
}

/** Which half restarts, depending on where the key is. */
export function ResetHalves(): ReactElement {
  return (
    <Canvas
      height={304}
      label="Which half restarts. A key on the central half: the central half. A key on the peripheral half: its press goes to the central half, the command comes back, and the peripheral half restarts. A combo or an encoder, on either half: always the central half."
    >
      <Row y={20} title="A key on the central half" keys={['central']} restarts="central" />
      <Row y={122} title="A key on the peripheral half" keys={['peripheral']} restarts="peripheral" />
      <Row y={224} title="A combo or an encoder, on either half" keys={['central', 'peripheral']} restarts="central" />
    </Canvas>
  );
}
