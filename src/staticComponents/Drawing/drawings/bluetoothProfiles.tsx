import type { ReactElement } from 'react';
import { Arrow, Box, Canvas, Label } from '../shapes';

const slots = [
  { bond: 'Laptop', host: ['Laptop', 'connected'], state: 'selected' },
  { bond: 'Phone', host: ['Phone', 'connected'], state: 'connected' },
  { bond: 'Tablet', host: ['Tablet', 'switched off'], state: 'away' },
  { bond: 'open', host: undefined, state: 'open' },
  { bond: 'open', host: undefined, state: 'open' },
] as const;

/** Five profiles, three of them bonded. Only the selected one receives key presses. */
export function BluetoothProfiles(): ReactElement {
  return (
    <Canvas
      height={316}
      label="A keyboard with five profiles, 0 to 4. Profile 0 is selected and bonded to a laptop, which receives the key presses. Profile 1 is bonded to a phone, which is connected but receives nothing. Profile 2 is bonded to a tablet that is switched off. Profiles 3 and 4 are open: a new host can pair there once one of them is selected."
    >
      <Box at={[8, 8]} size={[176, 300]} title="Keyboard" tone="muted" align="top" />
      {slots.map(({ bond, host, state }, i) => {
        const y = 40 + i * 52;
        return (
          <g key={i}>
            <Box
              at={[18, y]}
              size={[156, 44]}
              title={`Profile ${i}`}
              lines={[state === 'open' ? 'open: no bond' : `${state === 'selected' ? 'selected: ' : 'bond: '}${bond}`]}
              tone={state === 'selected' ? 'accent' : 'plain'}
              dashed={state === 'open'}
            />
            {host && (
              <Box
                at={[286, y]}
                size={[106, 44]}
                title={host[0]}
                lines={[host[1]]}
                tone={state === 'selected' ? 'accent' : 'plain'}
                dashed={state === 'away'}
              />
            )}
            {state === 'selected' && (
              <>
                <Arrow points={[174, y + 22, 286, y + 22]} tone="accent" width={3} />
                <Label at={[230, y + 14]} text="typing" anchor="middle" small color="var(--accent)" bold />
              </>
            )}
            {state === 'connected' && (
              <>
                <Arrow points={[174, y + 22, 286, y + 22]} both />
                <Label at={[230, y + 14]} text="link only" anchor="middle" small quiet />
              </>
            )}
            {state === 'away' && (
              <>
                <Arrow points={[174, y + 22, 286, y + 22]} dashed both />
                <Label at={[230, y + 14]} text="waiting" anchor="middle" small quiet />
              </>
            )}
          </g>
        );
      })}
      <Label at={[280, 222]} text="A new host can" quiet small />
      <Label at={[280, 239]} text="pair only with" quiet small />
      <Label at={[280, 256]} text="an open profile" quiet small />
      <Label at={[280, 273]} text="that is selected." quiet small />
    </Canvas>
  );
}
