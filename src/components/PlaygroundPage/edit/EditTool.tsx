import { useMemo, type ReactElement } from 'react';
import { spanOfKey, type KeyPlace } from '#core/keymap-edit';
import DrawingErrorBoundary from '../DrawingErrorBoundary';
import NoKeymap from '../NoKeymap';
import type { PlaygroundState } from '../usePlayground';
import KeyColumn from './KeyColumn';
import styles from './styles.module.css';
import TextPane from './TextPane';
import { useKeymapEdit } from './useKeymapEdit';

type Props = Readonly<{
  playground: PlaygroundState;
  /** The key whose panel is open at first. */
  start?: KeyPlace | undefined;
}>;

/** The drawing as an editor, beside the text. */
export default function EditTool({ playground, start }: Props): ReactElement {
  const { drawing, drawnSource } = playground;
  const edit = useKeymapEdit(playground, start);
  const { keys, layer, position, dispatch } = edit;
  const selected = useMemo(() => spanOfKey(keys, { layer, position }), [keys, layer, position]);
  return (
    <div className={styles.columns}>
      <div className={styles.drawingColumn}>
        <DrawingErrorBoundary source={drawnSource}>
          {drawing.keyCount === 0 ? (
            <NoKeymap playground={playground} />
          ) : (
            <KeyColumn playground={playground} edit={edit} />
          )}
        </DrawingErrorBoundary>
      </div>
      <TextPane
        playground={playground}
        keys={keys}
        selected={selected}
        onKey={(place) => dispatch({ type: 'go to', place })}
      />
    </div>
  );
}
