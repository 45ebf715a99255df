import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { keyAtOffset, type KeymapKeys, type KeyPlace } from '#core/keymap-edit';
import { applyEdit, originalOffset, toLf } from '@site/src/components/KeymapUpgrader/lineEndings';
import type { PlaygroundState } from '../usePlayground';
import { createTextEditor, type TextEditor } from './createTextEditor';
import styles from './styles.module.css';

type Props = Readonly<{
  playground: PlaygroundState;
  keys: KeymapKeys;
  /** The binding of the selected key. */
  selected: Readonly<{ from: number; to: number }> | undefined;
  /** Called when the cursor moves to the binding of a key. */
  onKey: (place: KeyPlace) => void;
}>;

/** The text of the keymap, which follows the drawing: the binding of the selected key is marked, and the other way round. */
export default function TextPane({ playground, keys, selected, onKey }: Props): ReactElement {
  const { source, drawnSource } = playground;
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(undefined);
  const latest = useRef({ playground, keys, onKey });
  useLayoutEffect(() => {
    latest.current = { playground, keys, onKey };
  });

  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const created = createTextEditor(parent.current, latest.current.playground.source, {
      onEdit: (text) => latest.current.playground.typeSource(applyEdit(latest.current.playground.source, text)),
      onUndo: () => latest.current.playground.undo?.(),
      onRedo: () => latest.current.playground.redo?.(),
      onCursor: (offset) => {
        const place = keyAtOffset(latest.current.keys, originalOffset(latest.current.keys.source, offset));
        if (place) latest.current.onKey(place);
      },
    });
    editor.current = created;
    return () => created.destroy();
  }, []);

  useEffect(() => editor.current?.setText(source), [source]);
  useEffect(() => {
    // The text may be newer than what is drawn.
    if (editor.current?.text() !== toLf(drawnSource)) return;
    const inLf = (offset: number): number => toLf(drawnSource.slice(0, offset)).length;
    editor.current.mark(selected && { from: inLf(selected.from), to: inLf(selected.to) });
  }, [selected, drawnSource, source]);

  return (
    <section className={styles.textColumn} aria-label="Text of the keymap">
      <div ref={parent} className={styles.text} />
    </section>
  );
}
