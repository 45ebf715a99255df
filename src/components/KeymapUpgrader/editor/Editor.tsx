import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import type { Place } from '#core/devicetree';
import { looksLikeDevicetree } from '#core/config-files';
import { createSideBySide, createStacked, type Views } from './createViews';
import type { Underline } from './extensions';
import { useIsWide } from './useIsWide';
import styles from './styles.module.css';

export type EditorHandle = Readonly<{
  goTo: (place: Place) => void;
  /** Focuses the editor, with the cursor at an offset or where it was. */
  focus: (offset?: number) => void;
  cursor: () => Place | undefined;
}>;

type Props = Readonly<{
  /** File name. Give each file its own editor with a React key. */
  name: string;
  source: string;
  result: string;
  underlines: readonly Underline[];
  onFix: (range: Underline) => void;
  onEdit: (text: string) => void;
  /** Called for the undo keyboard shortcut. */
  onUndo: () => void;
  onRedo: () => void;
  handle: Ref<EditorHandle>;
  /** Whether the upgraded file is below the file instead of beside it. */
  isOneColumn: boolean;
}>;

/** Wraps CodeMirror: passes it the texts as props, and calls `onEdit` when the reader types. */
export default function Editor({
  name,
  source,
  result,
  underlines,
  handle,
  isOneColumn,
  ...events
}: Props): ReactElement {
  const parent = useRef<HTMLDivElement>(null);
  const views = useRef<Views | null>(null);
  const latest = useRef({ source, result, ...events });
  const hasRoom = useIsWide();
  const isWide = hasRoom && !isOneColumn;

  useLayoutEffect(() => {
    latest.current = { source, result, ...events };
  });

  // A layout effect runs before the next paint, so that no frame is empty.
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const create = isWide ? createSideBySide : createStacked;
    const { source: startSource, result: startResult } = latest.current;
    const created = create(parent.current, startSource, startResult, {
      onEdit: (text) => latest.current.onEdit(text),
      onFix: (range) => latest.current.onFix(range),
      onUndo: () => latest.current.onUndo(),
      onRedo: () => latest.current.onRedo(),
      isDevicetree: looksLikeDevicetree(name),
    });
    views.current = created;
    return () => {
      created.destroy();
      views.current = null;
    };
  }, [isWide, name]);

  useEffect(() => views.current?.setTexts(source, result), [source, result, isWide, name]);
  useEffect(() => views.current?.underline(underlines), [underlines, isWide, name]);
  useImperativeHandle(
    handle,
    () => ({
      goTo: (place) => views.current?.goTo(place),
      focus: (offset) => views.current?.focus(offset),
      cursor: () => views.current?.cursor(),
    }),
    [],
  );

  const layout = isWide ? styles.sideBySide : styles.stacked;
  // The class hides the result if it's the same as the file.
  return <div ref={parent} className={source === result ? `${layout} ${styles.unchanged}` : layout} />;
}
