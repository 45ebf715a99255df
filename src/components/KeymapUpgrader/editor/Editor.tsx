import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import type { Place } from '#core/devicetree';
import { isDevicetree, isLog } from '../kinds';
import { createAlone, createSideBySide, createStacked, type Underline, type Views } from './createViews';
import { useWide } from './useWide';
import styles from './styles.module.css';

export type EditorHandle = Readonly<{
  goTo: (place: Place) => void;
  /** Puts the cursor where it was, or at an offset. */
  focus: (offset?: number) => void;
  /** Where the cursor is. */
  cursor: () => Place | undefined;
}>;

type Props = Readonly<{
  /** Of the file. Another file is another editor: give it a key. */
  name: string;
  source: string;
  result: string;
  underlines: readonly Underline[];
  onEdit: (text: string) => void;
  /** The keys for it were pressed. */
  onUndo: () => void;
  onRedo: () => void;
  handle: Ref<EditorHandle>;
}>;

/** CodeMirror in an element of its own. React hands it texts; it hands back what the user typed. */
export default function Editor({ name, source, result, underlines, handle, ...events }: Props): ReactElement {
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
    const create = isLog(name) ? createAlone : wide ? createSideBySide : createStacked;
    const { source: startSource, result: startResult } = latest.current;
    const created = create(parent.current, startSource, startResult, {
      onEdit: (text) => latest.current.onEdit(text),
      onUndo: () => latest.current.onUndo(),
      onRedo: () => latest.current.onRedo(),
      isDevicetree: isDevicetree(name),
    });
    views.current = created;
    return () => {
      created.destroy();
      views.current = null;
    };
  }, [wide, name]);

  useEffect(() => views.current?.show(source, result), [source, result, wide, name]);
  useEffect(() => views.current?.underline(underlines), [underlines, wide, name]);
  useImperativeHandle(
    handle,
    () => ({
      goTo: (place) => views.current?.goTo(place),
      focus: (offset) => views.current?.focus(offset),
      cursor: () => views.current?.cursor(),
    }),
    [],
  );

  const className = isLog(name) ? styles.alone : wide ? styles.sideBySide : styles.stacked;
  return <div ref={parent} className={className} />;
}
