import type { ReactElement } from 'react';
import PositionPicker from '@site/src/components/PositionPicker';
import type { PlaygroundState } from './usePlayground';

/** Key positions of this keymap, to click instead of counting. */
export default function Pick({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { keys, drawing, shape } = playground;
  return <PositionPicker keys={keys} places={shape?.places} legends={drawing.layers[0]?.legends} />;
}
