import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import type { Key } from '#core/keyboard-shape';
import type { DrawnCombo, Legend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import { focusedPosition, moveFocus } from '@site/src/components/KeyboardDrawing/moveFocus';
import KeyButton from './KeyButton';
import type { LiveStore } from './liveStore';
import type { PhysicalKeys } from './physicalKeys';
import styles from './styles.module.css';

type Props = Readonly<{
  keys: readonly Key[];
  legends: readonly Legend[];
  combos: readonly DrawnCombo[];
  physical: PhysicalKeys;
  held: ReadonlySet<number>;
  store: Pick<LiveStore, 'press' | 'release' | 'releaseAll'>;
  /** Whether to take the focus: the button that asked for the playground is gone. */
  takesFocus: boolean;
}>;

const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** The keys on the screen. They answer to mouse and touch and, while this has the focus, to the reader's own keyboard. */
export default function Keys({ keys, legends, combos, physical, held, store, takesFocus }: Props): ReactElement {
  const { press, release, releaseAll } = store;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  /** What each of the reader's keys holds down: Space and Enter press the drawn key that has the focus. */
  const holds = useRef(new Map<string, number>());
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const focused = focusedPosition(event);
    if (event.key === 'Escape') {
      if (focused === undefined) event.currentTarget.blur();
      else event.currentTarget.focus();
      return;
    }
    if (isShortcut(event) || moveFocus(event, keys)) return;
    const position =
      focused !== undefined && (event.key === ' ' || event.key === 'Enter')
        ? focused
        : physical.positions.get(event.code);
    // What writes is kept even where the example has no key for it: a slash would open the search, Space scroll the page.
    if (position !== undefined || event.key.length === 1) event.preventDefault();
    if (position === undefined || event.repeat) return;
    holds.current.set(event.code, position);
    press(position);
  }

  function onKeyUp({ code }: KeyboardEvent): void {
    const position = holds.current.get(code);
    if (position !== undefined) release(position);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) releaseAll();
  }

  const corners = physical.hints.map((hint, position) =>
    hint.length > 2 || hint === legends[position]?.tap ? '' : hint,
  );
  return (
    <>
      {/* The reader's keys go to the example here, which is what this role tells a screen reader. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={element}
        role="application"
        aria-label="Keyboard. While it has the focus, your own keys press its keys. Escape gives them back."
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.keyboard}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onBlur={onBlur}
        onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        // Else the key that is clicked would take the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        <KeyboardDrawing
          keys={keys}
          legends={legends}
          combos={combos}
          held={held}
          corners={corners}
          wrap={(position, keycap) => (
            <KeyButton
              key={position}
              position={position}
              legend={legends[position]}
              corner={corners[position] ?? ''}
              isHeld={held.has(position)}
              press={press}
              release={release}
            >
              {keycap}
            </KeyButton>
          )}
        />
      </div>
      {/* The same text with and without the focus: a line more or less would move what the reader is about to click. */}
      <p className={styles.hint}>
        Hold keys with the mouse or a finger. While the frame is solid, your own keyboard types here, and Escape gives
        it back. Small letters in the corners are your keys. Arrow keys move from key to key, and Space holds one down.
        Nothing you type leaves your browser.
      </p>
    </>
  );
}
