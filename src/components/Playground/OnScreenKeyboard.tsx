import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { Key } from '#core/keyboard-shape';
import { spokenLegend, type DrawnCombo, type Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import { moveFocusByArrowKey, positionOf } from '@site/src/components/KeyboardDrawing/arrowKeyFocus';
import type { LiveKeyboardStore } from './liveKeyboardStore';
import type { PhysicalKeys } from './physicalKeys';
import styles from './styles.module.css';

type Props = Readonly<{
  keys: readonly Key[];
  legends: readonly Legend[];
  combos: readonly DrawnCombo[];
  physical: PhysicalKeys;
  /** Positions that are down. */
  pressed: ReadonlySet<number>;
  store: Pick<LiveKeyboardStore, 'press' | 'release' | 'releaseAll'>;
  /** Whether to take the focus, because the playground replaces the button that had it. */
  focusOnMount: boolean;
}>;

/** How long a click without a pointer, as screen readers send it, presses a key. Too short to be a hold. */
const tapMs = 40;

const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** A keyboard to type on with the mouse, by touch and, while it has the focus, with the reader's own keyboard. */
function OnScreenKeyboard(props: Props): ReactElement {
  const { keys, legends, combos, physical, pressed, store, focusOnMount } = props;
  const { press, release, releaseAll } = store;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOnMount) element.current?.focus({ preventScroll: true });
  }, [focusOnMount]);

  /** The drawn key that each physical key is pressing. Space and Enter press the one that has the focus. */
  const pressedBy = useRef(new Map<string, number>());
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const focused = positionOf(event);
    if (event.key === 'Escape') {
      if (focused === undefined) event.currentTarget.blur();
      else event.currentTarget.focus();
      return;
    }
    if (isShortcut(event) || moveFocusByArrowKey(event, keys)) return;
    const position =
      focused !== undefined && (event.key === ' ' || event.key === 'Enter')
        ? focused
        : physical.positionByCode.get(event.code);
    // Prevent the default for all printable keys, also those that no drawn key has: a slash would open the search, Space would scroll.
    if (position !== undefined || event.key.length === 1) event.preventDefault();
    if (position === undefined || event.repeat) return;
    pressedBy.current.set(event.code, position);
    press(position);
  }

  function onKeyUp({ code }: KeyboardEvent): void {
    const position = pressedBy.current.get(code);
    if (position !== undefined) release(position);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) releaseAll();
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.focus({ preventScroll: true });
    const position = positionOf(event);
    if (position === undefined || event.button !== 0) return;
    // Keep the key down even if the finger moves off it.
    (event.target as Element).closest('[data-position]')?.setPointerCapture(event.pointerId);
    press(position);
  }

  /** Called when the mouse button or the finger is lifted. */
  function onLostPointerCapture(event: PointerEvent): void {
    const position = positionOf(event);
    if (position !== undefined) release(position);
  }

  function onClick(event: MouseEvent): void {
    const position = positionOf(event);
    const hadPointer = event.detail > 0;
    if (position === undefined || hadPointer) return;
    press(position);
    setTimeout(() => release(position), tapMs);
  }

  const corners = useMemo(
    () => physical.labels.map((label, position) => (label.length > 2 || label === legends[position]?.tap ? '' : label)),
    [physical, legends],
  );
  const buttonNames = useMemo(
    () => legends.map((legend, position) => [corners[position], spokenLegend(legend)].filter(Boolean).join(': ')),
    [legends, corners],
  );
  return (
    <>
      {/* This role makes screen readers pass on all keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={element}
        role="application"
        aria-label="Keyboard. While it has focus, typing presses its keys, and arrow keys move between them. Press Escape to leave."
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.keyboard}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onBlur={onBlur}
        onPointerDown={onPointerDown}
        onLostPointerCapture={onLostPointerCapture}
        onClick={onClick}
        onContextMenu={(event) => event.preventDefault()}
        // Otherwise, the clicked key would take the focus from the keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <KeyboardDrawing
          keys={keys}
          legends={legends}
          combos={combos}
          pressed={pressed}
          corners={corners}
          buttonNames={buttonNames}
        />
      </div>
      {/* This text doesn't depend on the focus, because the content below would jump while the reader is about to click it. */}
      <p className={styles.hint}>
        Click or tap keys, or type while the frame is solid. If a key has a small letter or digit in its corner, type
        that. Escape leaves the keyboard.
      </p>
    </>
  );
}

export default memo(OnScreenKeyboard);
