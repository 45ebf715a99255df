import type { ReactElement } from 'react';
import PositionPicker from '@site/src/components/PositionPicker';
import type { PlaygroundState } from './usePlayground';

/** Lets readers click keys to get their positions, so they don't have to count. */
export default function PickPanel({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { keys, drawing, shape } = playground;
  return <PositionPicker keys={keys} matrixMap={shape?.matrixMap} legends={drawing.layers[0]?.legends} />;
}
