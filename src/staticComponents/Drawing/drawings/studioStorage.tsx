import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

const places = [
  {
    title: 'Change in memory',
    line: 'made in Studio, not saved',
    tone: 'warn',
    ends: ['Gone at a restart,', 'or with Discard'],
  },
  {
    title: 'Saved change',
    line: 'in flash, kept when you flash',
    tone: 'accent',
    ends: ['Gone with Restore', 'Stock Settings or', 'a settings reset'],
  },
  { title: 'Your keymap file', line: 'part of the firmware', tone: 'plain', ends: ['Replaced when', 'you flash'] },
] as const;

/** The three places that can define what a key does, by priority, and what clears each of them. */
export function StudioStorage(): ReactElement {
  return (
    <Canvas
      height={318}
      label="Three places can define what a key does, and the topmost wins. First, a change in memory, made in Studio and not saved: gone at a restart or with Discard. Save writes it into the second place, the saved changes in flash, which new firmware keeps: gone with Restore Stock Settings or a settings reset. Where neither has a change for the key, the third place applies: your keymap file, part of the firmware and replaced when you flash."
    >
      <Label at={[8, 20]} text="For each key, the topmost wins" bold />
      {places.map(({ title, line, tone, ends }, i) => {
        const y = 36 + i * 100;
        return (
          <g key={title}>
            <Box at={[8, y]} size={[230, 60]} title={title} lines={[line]} tone={tone} dashed={i === 0} />
            {ends.map((text, row) => (
              <Label key={text} at={[252, y + 35 + (row - (ends.length - 1) / 2) * 19]} text={text} quiet small />
            ))}
            {i < places.length - 1 && (
              <>
                <Arrow points={[40, y + 60, 40, y + 100]} dashed />
                <Label at={[50, y + 85]} text="no change" quiet small />
              </>
            )}
          </g>
        );
      })}
      <Arrow points={[186, 96, 186, 136]} tone="accent" width={3} />
      <Label at={[196, 121]} text="Save" small bold color="var(--accent)" />
    </Canvas>
  );
}
