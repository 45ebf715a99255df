import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label, type Point } from '../shapes';

type GridProps = Readonly<{ at: Point; columns: number; rows: number; step: number; size: number }>;

function Keys({ at: [x, y], columns, rows, step, size }: GridProps): ReactElement {
  return (
    <g fill="var(--key-face)" stroke="var(--line-strong)" strokeWidth={1}>
      {Array.from({ length: columns * rows }, (_, i) => (
        <rect
          key={i}
          x={x + (i % columns) * step}
          y={y + Math.floor(i / columns) * step}
          width={size}
          height={size}
          rx={3}
        />
      ))}
    </g>
  );
}

/** Two rows of pins, as on a controller and in its socket. */
function Pins({ at: [x, y], color }: Readonly<{ at: Point; color: string }>): ReactElement {
  return (
    <g fill={color}>
      {Array.from({ length: 8 }, (_, i) => (
        <g key={i}>
          <circle cx={x + 6 + i * 8.5} cy={y + 5} r={2} />
          <circle cx={x + 6 + i * 8.5} cy={y + 35} r={2} />
        </g>
      ))}
    </g>
  );
}

/** A keyboard that needs a controller, and one with a built-in controller: which is the board, and which the shield. */
export function BoardAndShield(): ReactElement {
  return (
    <Canvas
      height={316}
      label="Left: a controller, the board nice_nano_v2, is put into the socket of a keyboard, the shield corne_left. The socket of the Pro Micro shape is the interconnect. build.yaml names both. Right: a keyboard with the chip soldered onto it, the board planck_rev6. build.yaml names the board only."
    >
      <Label at={[8, 20]} text="You put a controller in" bold />
      <Label at={[224, 20]} text="It comes with one" bold />
      <rect
        x={92}
        y={36}
        width={72}
        height={40}
        rx={5}
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth={1.25}
      />
      <Pins at={[92, 36]} color="var(--accent)" />
      <Label at={[82, 61]} text="board" anchor="end" bold color="var(--accent)" />
      <Label at={[118, 102]} text="interconnect" anchor="end" quiet small />
      <Box at={[8, 114]} size={[184, 124]} tone="muted" />
      <rect
        x={92}
        y={122}
        width={72}
        height={40}
        rx={5}
        fill="none"
        stroke="var(--text-2)"
        strokeWidth={1.25}
        strokeDasharray="4 4"
      />
      <Pins at={[92, 122]} color="var(--text-2)" />
      <Arrow points={[128, 76, 128, 122]} />
      <Label at={[20, 148]} text="shield" bold />
      <Keys at={[20, 174]} columns={6} rows={2} step={27} size={23} />
      <Box at={[224, 114]} size={[168, 124]} tone="accent" />
      <rect x={292} y={126} width={32} height={32} rx={3} fill="var(--text-2)" />
      <Label at={[236, 148]} text="board" bold color="var(--accent)" />
      <Label at={[334, 148]} text="chip" quiet small />
      <Keys at={[236, 174]} columns={5} rows={2} step={29} size={25} />
      <Label at={[8, 262]} text="in build.yaml" quiet small />
      <Label at={[224, 262]} text="in build.yaml" quiet small />
      <Label at={[8, 284]} text="board: nice_nano_v2" small mono />
      <Label at={[8, 306]} text="shield: corne_left" small mono />
      <Label at={[224, 284]} text="board: planck_rev6" small mono />
    </Canvas>
  );
}
