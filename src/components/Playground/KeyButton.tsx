import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import type { Legend } from '#core/keymap-drawing';
import styles from './styles.module.css';

type Props = Readonly<{
  legend: Legend | undefined;
  isHeld: boolean;
  press: () => void;
  release: () => void;
  children: ReactNode;
}>;

/** A tap by a screen reader, which clicks without pressing: this long, which no behavior takes for a hold. */
const tapMs = 40;

export const spoken = ({ tap, hold, kind }: Legend): string =>
  [kind === 'none' ? 'nothing' : tap, hold && `${hold} when held`].filter(Boolean).join(', ');

/** A drawn key that can be held with the mouse or a finger. */
export default function KeyButton({ legend, isHeld, press, release, children }: Props): ReactElement {
  function onPointerDown(event: PointerEvent<SVGGElement>): void {
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
    // The keyboard around it has the focus and answers to keys.
    <g
      role="button"
      aria-pressed={isHeld}
      aria-label={legend ? spoken(legend) : undefined}
      className={styles.key}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onClick={onClick}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </g>
  );
}
