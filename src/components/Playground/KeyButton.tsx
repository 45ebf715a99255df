import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { spoken, type Legend } from '#core/keymap-drawing';
import styles from './styles.module.css';

type Props = Readonly<{
  position: number;
  legend: Legend | undefined;
  /** The reader's own key for it, where it is another one. */
  corner: string;
  isHeld: boolean;
  press: (position: number) => void;
  release: (position: number) => void;
  /** The drawing of the key. */
  children: ReactNode;
}>;

/** A tap by a screen reader, which clicks without pressing: this long, which no behavior takes for a hold. */
const tapMs = 40;

/** A drawn key that can be held with the mouse or a finger. */
export default function KeyButton({ position, legend, corner, isHeld, press, release, children }: Props): ReactElement {
  const onRelease = (): void => release(position);
  function onPointerDown(event: PointerEvent<SVGGElement>): void {
    if (event.button !== 0) return;
    // The release belongs to this key wherever the finger goes meanwhile.
    event.currentTarget.setPointerCapture(event.pointerId);
    press(position);
  }
  function onClick({ detail }: MouseEvent): void {
    if (detail > 0) return;
    press(position);
    setTimeout(onRelease, tapMs);
  }
  return (
    // The keyboard around it answers to keys.
    <g
      role="button"
      tabIndex={-1}
      data-position={position}
      aria-pressed={isHeld}
      aria-label={legend && [corner, spoken(legend)].filter(Boolean).join(': ')}
      className={styles.key}
      onPointerDown={onPointerDown}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onLostPointerCapture={onRelease}
      onClick={onClick}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </g>
  );
}
