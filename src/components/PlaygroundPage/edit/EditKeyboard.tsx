import { memo, useRef, type PointerEvent, type ReactElement } from 'react';
import type { Key } from '#core/keyboard-shape';
import type { Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import { moveFocusByArrowKey, positionOf } from '@site/src/components/KeyboardDrawing/arrowKeyFocus';
import styles from './styles.module.css';

type Props = Readonly<{
  label: string;
  keys: readonly Key[];
  legends: readonly Legend[];
  names: readonly string[];
  highlighted: ReadonlySet<number>;
  tabStop: number;
  onFocus: (position: number) => void;
  /** A click or Enter. */
  onOpen: (position: number) => void;
  /** Space, or a click with Ctrl, Cmd, or Shift. */
  onToggle: (position: number) => void;
  onDrop: (from: number, to: number) => void;
  onEscape: () => void;
}>;

/** A pointer that moves less far than this clicks. */
const dragDistance = 12;

/** The drawing of a layer with keys to open, select, and drag onto each other. */
function EditKeyboard(props: Props): ReactElement {
  const { label, keys, legends, names, highlighted, tabStop, onFocus, onOpen, onToggle, onDrop, onEscape } = props;
  const drag = useRef<{ from: number; x: number; y: number; isFar: boolean }>(undefined);
  const wasDragged = useRef(false);

  function onPointerDown(event: PointerEvent): void {
    wasDragged.current = false;
    const from = positionOf(event);
    // A finger scrolls the page.
    if (from === undefined || event.button !== 0 || event.pointerType === 'touch') return;
    drag.current = { from, x: event.clientX, y: event.clientY, isFar: false };
  }

  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    const { current } = drag;
    if (!current) return;
    current.isFar ||= Math.hypot(clientX - current.x, clientY - current.y) > dragDistance;
    if (current.isFar) currentTarget.dataset.dragging = '';
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    delete event.currentTarget.dataset.dragging;
    const { current } = drag;
    drag.current = undefined;
    const to = positionOf(event);
    if (!current?.isFar) return;
    wasDragged.current = true;
    if (to !== undefined && to !== current.from) onDrop(current.from, to);
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      className={styles.keys}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerLeave={({ currentTarget }) => {
        drag.current = undefined;
        delete currentTarget.dataset.dragging;
      }}
      onFocus={(event) => {
        const position = positionOf(event);
        if (position !== undefined) onFocus(position);
      }}
      onClick={(event) => {
        const position = positionOf(event);
        if (position === undefined || wasDragged.current) return;
        if (event.ctrlKey || event.metaKey || event.shiftKey) onToggle(position);
        else onOpen(position);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Escape') onEscape();
        if (moveFocusByArrowKey(event, keys) || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        const position = positionOf(event);
        if (position === undefined) return;
        if (event.key === 'Enter') onOpen(position);
        else onToggle(position);
      }}
    >
      <KeyboardDrawing keys={keys} legends={legends} pressed={highlighted} buttonNames={names} tabStop={tabStop} />
    </div>
  );
}

export default memo(EditKeyboard);
