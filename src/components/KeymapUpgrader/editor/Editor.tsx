import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import type { Place } from '#core/devicetree';
import { createSideBySide, createStacked, type Underline, type Views } from './createViews';
import { useWide } from './useWide';
import styles from './styles.module.css';

export type EditorHandle = Readonly<{ goTo: (place: Place) => void; undo: () => void }>;

type Props = Readonly<{
  source: string;
  result: string;
  underlines: readonly Underline[];
  onEdit: (text: string) => void;
  /** Whether to take the focus at the start. */
  focused: boolean;
  handle: Ref<EditorHandle>;
}>;

/** CodeMirror in an element of its own. React hands it texts; it hands back what the user typed. */
export default function Editor({ source, result, underlines, onEdit, focused, handle }: Props): ReactElement {
  const parent = useRef<HTMLDivElement>(null);
  const views = useRef<Views | null>(null);
  const latest = useRef({ source, result, onEdit });
  const takesFocus = useRef(focused);
  const wide = useWide();

  useEffect(() => {
    latest.current = { source, result, onEdit };
  });

  useEffect(() => {
    if (!parent.current) return undefined;
    const create = wide ? createSideBySide : createStacked;
    const created = create(parent.current, latest.current.source, latest.current.result, (text) =>
      latest.current.onEdit(text),
    );
    views.current = created;
    if (takesFocus.current) created.focusEnd();
    takesFocus.current = false;
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
      undo: () => views.current?.undo(),
    }),
    [],
  );

  return <div ref={parent} className={wide ? styles.sideBySide : styles.stacked} />;
}
