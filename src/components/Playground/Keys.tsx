import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { LiveStore } from './liveStore';
import type { PhysicalKeys } from './physicalKeys';
import styles from './styles.module.css';

type Props = Readonly<{
  rows: readonly (readonly number[])[];
  labels: readonly string[];
  physical: PhysicalKeys;
  held: ReadonlySet<number>;
  store: Pick<LiveStore, 'press' | 'release' | 'releaseAll'>;
}>;

/** A tap by a screen reader, which clicks without pressing: this long, which no behavior takes for a hold. */
const tapMs = 40;

const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** The keys on the screen. They answer to mouse and touch and, while this has the focus, to the reader's own keyboard. */
export default function Keys({ rows, labels, physical, held, store }: Props): ReactElement {
  const { press, release, releaseAll } = store;
  const element = useRef<HTMLDivElement>(null);
  // The button that asked for the playground is gone; its focus goes to what came in its place.
  useEffect(() => element.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') {
      event.currentTarget.blur();
      return;
    }
    if (isShortcut(event)) return;
    const position = physical.positions.get(event.code);
    // What writes is kept even where the example has no key for it: a slash would open the search, Space scroll the page.
    if (position !== undefined || event.key.length === 1) event.preventDefault();
    if (position !== undefined && !event.repeat) press(position);
  }

  function onKeyUp({ code }: KeyboardEvent): void {
    const position = physical.positions.get(code);
    if (position !== undefined) release(position);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) releaseAll();
  }

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
        {rows.map((row) => (
          <div key={row[0]} className={styles.row}>
            {row.map((position) => (
              <Key
                key={position}
                label={labels[position] ?? ''}
                hint={physical.hints[position] ?? ''}
                isHeld={held.has(position)}
                press={() => press(position)}
                release={() => release(position)}
              />
            ))}
          </div>
        ))}
      </div>
      {/* The same text with and without the focus: a line more or less would move what the reader is about to click. */}
      <p className={styles.hint}>
        Hold the keys with mouse or finger. While the frame is solid, your own keyboard types here; Escape gives it
        back. Nothing you type leaves your browser.
      </p>
    </>
  );
}

type KeyProps = Readonly<{ label: string; hint: string; isHeld: boolean; press: () => void; release: () => void }>;

function Key({ label, hint, isHeld, press, release }: KeyProps): ReactElement {
  function onPointerDown(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    // The release belongs to this key wherever the finger goes meanwhile.
    event.currentTarget.setPointerCapture(event.pointerId);
    press();
  }
  function onClick({ detail }: MouseEvent): void {
    if (detail > 0) return;
    press();
    setTimeout(release, tapMs);
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      aria-pressed={isHeld}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onClick={onClick}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={styles.label}>{label}</span>
      {hint !== label && <span className={styles.physical}>{hint}</span>}
    </button>
  );
}
