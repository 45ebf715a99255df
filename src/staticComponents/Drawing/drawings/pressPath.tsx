import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label, type Tone } from '../shapes';

const left = 8;
const width = 226;
const middle = left + width / 2;
const noteLeft = 248;

type Stage = Readonly<{ y: number; title: string; lines?: readonly string[]; tone?: Tone; notes: readonly string[] }>;

const stages: readonly Stage[] = [
  { y: 8, title: 'A key goes down', lines: ['only its position is known'], notes: [] },
  { y: 70, title: 'A hold-tap undecided?', tone: 'warn', notes: ['holds the key back', "until it's decided"] },
  { y: 132, title: 'Part of a combo?', tone: 'warn', notes: ['waits for the others,', '50 ms by default'] },
  { y: 194, title: 'A tap-dance counting?', tone: 'warn', notes: ['another key ends', 'its count early'] },
  { y: 388, title: 'The behavior acts', tone: 'accent', notes: ['layers, lights, and', 'Bluetooth end here'] },
  { y: 450, title: 'Sticky keys, caps word', notes: ['add their modifiers', 'to the key code'] },
  { y: 512, title: 'The computer', lines: ['gets the key code'], notes: [] },
];

const layers: readonly Readonly<{ title: string; binding: string; note: string; tone: Tone; off?: boolean }>[] = [
  { title: 'Layer 2', binding: '&trans', note: 'passes it on', tone: 'plain' },
  { title: 'Layer 1', binding: '&kp N1', note: 'is off: skipped', tone: 'muted', off: true },
  { title: 'Layer 0', binding: '&kp Q', note: 'is used', tone: 'accent' },
];

/** The path of a key press through the listeners, in order: hold-taps, combos, tap-dances, the keymap, then key codes. */
export function PressPath(): ReactElement {
  return (
    <Canvas
      height={564}
      label="The path of a key press, from top to bottom. A key goes down. Only its position is known. If a hold-tap is undecided, it holds the press back until it's decided. If the key is part of a combo, the press waits for the other keys, 50 milliseconds by default. If a tap-dance on another key is counting, its count ends early. Then the press goes through the layers that are on, from the top: layer 2 has a transparent binding and passes the press on, layer 1 is off and skipped, and layer 0 has key press Q, which is used. The behavior acts. Behaviors for layers, lights, and Bluetooth end here. A key code goes on: sticky keys and caps word add their modifiers, and the computer gets it."
    >
      {stages.map(({ y, title, lines, tone, notes }) => (
        <g key={title}>
          <Box at={[left, y]} size={[width, 46]} title={title} lines={lines} tone={tone} />
          {notes.map((note, i) => (
            <Label key={note} at={[noteLeft, y + 19 + i * 18]} text={note} quiet small />
          ))}
        </g>
      ))}
      {[54, 116, 178, 240, 372, 434, 496].map((y) => (
        <Arrow key={y} points={[middle, y, middle, y + 16]} />
      ))}
      <Box at={[left, 256]} size={[width, 116]} tone="muted" />
      {layers.map(({ title, binding, note, tone, off }, i) => {
        const y = 264 + i * 35;
        return (
          <g key={title}>
            <Box at={[left + 10, y]} size={[width - 20, 30]} tone={tone} dashed={off} />
            <Label at={[left + 20, y + 20]} text={title} small quiet={off} />
            <Label at={[left + width - 20, y + 20]} text={binding} anchor="end" small mono quiet={off} />
            <Label at={[noteLeft, y + 20]} text={note} quiet small />
          </g>
        );
      })}
    </Canvas>
  );
}
