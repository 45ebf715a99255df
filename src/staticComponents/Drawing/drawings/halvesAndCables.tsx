import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

/** Which cable and which radio link connects what on a wireless split. */
export function HalvesAndCables(): ReactElement {
  return (
    <Canvas
      height={330}
      label="A wireless split and a computer. USB into the left half, the central: it types and charges. USB into the right half only charges. The halves talk to each other over Bluetooth, so no TRRS cable is needed between them. The left half types over Bluetooth as well. Never plug in a TRRS cable while a half has power."
    >
      <Box at={[110, 8]} size={[180, 52]} title="Computer" tone="muted" />
      <Box at={[8, 150]} size={[152, 72]} title="Left half" lines={['central: it types']} tone="accent" />
      <Box at={[244, 150]} size={[148, 72]} title="Right half" lines={['peripheral']} />
      <Arrow points={[88, 150, 88, 34, 110, 34]} />
      <Label at={[80, 92]} text="USB:" anchor="end" small bold />
      <Label at={[80, 110]} text="types," anchor="end" small quiet />
      <Label at={[80, 128]} text="charges" anchor="end" small quiet />
      <Arrow points={[134, 150, 134, 60]} dashed tone="info" />
      <Label at={[142, 100]} text="Bluetooth:" small bold />
      <Label at={[142, 118]} text="types" small quiet />
      <path d="M350 150V34H290" fill="none" stroke="var(--text-2)" strokeWidth={1.75} />
      <Label at={[342, 92]} text="USB:" anchor="end" small bold />
      <Label at={[342, 110]} text="only" anchor="end" small quiet />
      <Label at={[342, 128]} text="charges" anchor="end" small quiet />
      <Arrow points={[244, 186, 160, 186]} dashed tone="info" />
      <Label at={[203, 178]} text="Bluetooth" anchor="middle" small quiet />
      <path d="M60 222V262H340V222" fill="none" stroke="var(--danger)" strokeWidth={2.5} strokeDasharray="2 5" />
      <path d="M190 252L210 272M210 252L190 272" stroke="var(--danger)" strokeWidth={3.5} strokeLinecap="round" />
      <Label at={[200, 294]} text="TRRS cable: not needed, and never" anchor="middle" color="var(--danger)" />
      <Label at={[200, 314]} text="plugged in or out with the power on" anchor="middle" color="var(--danger)" />
    </Canvas>
  );
}
