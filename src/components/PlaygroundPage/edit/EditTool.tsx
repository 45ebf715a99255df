import { useMemo, type ReactElement } from 'react';
import { spanOfKey } from '#core/keymap-edit';
import DrawingErrorBoundary from '../DrawingErrorBoundary';
import NoKeymap from '../NoKeymap';
import type { PlaygroundState } from '../usePlayground';
import KeyColumn from './KeyColumn';
import styles from './styles.module.css';
import TextPane from './TextPane';
import { useKeymapEdit } from './useKeymapEdit';

/** The drawing as an editor, beside the text. */
export default function EditTool({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { drawing, drawnSource } = playground;
  const edit = useKeymapEdit(playground);
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
