import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import type { Place } from '#core/devicetree';
import { createSideBySide, createStacked, type Underline, type Views } from './createViews';
import { useWide } from './useWide';
import styles from './styles.module.css';

export type EditorHandle = Readonly<{
  goTo: (place: Place) => void;
  /** Puts the cursor where it was, or at an offset. */
  focus: (offset?: number) => void;
  /** False when there was nothing to undo. */
  undo: () => boolean;
}>;

type Props = Readonly<{
  source: string;
  result: string;
  underlines: readonly Underline[];
  onEdit: (text: string) => void;
  /** The keys for it were pressed. */
  onUndo: () => void;
  /** Told whether there are edits to undo, whenever that changes. */
  onHistory: (hasHistory: boolean) => void;
  handle: Ref<EditorHandle>;
}>;

/** CodeMirror in an element of its own. React hands it texts; it hands back what the user typed. */
export default function Editor({ source, result, underlines, handle, ...events }: Props): ReactElement {
  const parent = useRef<HTMLDivElement>(null);
  const views = useRef<Views | null>(null);
  const latest = useRef({ source, result, ...events });
  const wide = useWide();

  useLayoutEffect(() => {
    latest.current = { source, result, ...events };
  });

  // Before the next paint: otherwise the place would be empty for a frame.
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const create = wide ? createSideBySide : createStacked;
    const { source: startSource, result: startResult, onHistory } = latest.current;
    const created = create(parent.current, startSource, startResult, {
      onEdit: (text) => latest.current.onEdit(text),
      onUndo: () => latest.current.onUndo(),
      onHistory: (hasHistory) => latest.current.onHistory(hasHistory),
    });
    views.current = created;
    onHistory(false);
    return () => {
      created.destroy();
      views.current = null;
    };
  }, [wide]);

  useEffect(() => views.current?.show(source, result), [source, result, wide]);
  useEffect(() => views.current?.underline(underlines), [underlines, wide]);
  useImperativeHandle(
    handle,
    () => ({
      goTo: (place) => views.current?.goTo(place),
      focus: (offset) => views.current?.focus(offset),
      undo: () => views.current?.undo() ?? false,
    }),
    [],
  );

  return <div ref={parent} className={wide ? styles.sideBySide : styles.stacked} />;
}
