import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

const commands = [
  { title: 'zmk init', line: 'copies it to a folder' },
  { title: 'zmk keyboard add', line: 'entry, keymap, settings' },
  { title: 'zmk code', line: 'opens the keymap' },
  { title: 'git push', line: 'after git add, git commit' },
  { title: 'zmk download', line: 'opens its page' },
] as const;
const yOf = (i: number) => 36 + i * 70;

/** The commands on the left, and what they do on GitHub on the right. */
export function CliSteps(): ReactElement {
  return (
    <Canvas
      height={442}
      label="Two columns. On your computer, in order: zmk init, zmk keyboard add, zmk code, git push, zmk download. On GitHub is the repository, made from the template, which zmk init copies to a folder. A push starts the build. zmk download opens the page of the firmware archive. Last, you copy each firmware file to the keyboard."
    >
      <Label at={[115, 20]} text="Your computer" anchor="middle" bold />
      <Label at={[324, 20]} text="GitHub" anchor="middle" bold />
      {commands.map(({ title, line }, i) => (
        <g key={title}>
          <Box at={[8, yOf(i)]} size={[214, 50]} title={title} lines={[line]} tone={i === 3 ? 'accent' : 'plain'} />
          <Arrow points={[115, yOf(i) + 50, 115, yOf(i + 1)]} />
        </g>
      ))}
      <Box at={[8, yOf(5)]} size={[214, 50]} title="Keyboard" lines={['a file for each part']} tone="ok" />
      <Box at={[256, yOf(0)]} size={[136, 50]} title="Repository" lines={['from a template']} tone="info" />
      <Box at={[256, yOf(3)]} size={[136, 50]} title="Build" lines={['a few minutes']} tone="info" />
      <Box at={[256, yOf(4)]} size={[136, 50]} title="Firmware" lines={['an archive']} tone="info" />
      <Arrow points={[256, yOf(0) + 25, 222, yOf(0) + 25]} />
      <Arrow points={[222, yOf(3) + 25, 256, yOf(3) + 25]} tone="accent" />
      <Arrow points={[324, yOf(3) + 50, 324, yOf(4)]} />
      <Arrow points={[256, yOf(4) + 25, 222, yOf(4) + 25]} />
    </Canvas>
  );
}
