import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { spokenLegend, type Legend } from '#core/keymap-drawing';
import styles from './styles.module.css';

type Props = Readonly<{
  position: number;
  legend: Legend | undefined;
  /** The reader's physical key for this position, or empty if it has the same legend. */
  physicalKey: string;
  isPressed: boolean;
  onPress: (position: number) => void;
  onRelease: (position: number) => void;
  /** The drawing of the key. */
  children: ReactNode;
}>;

/** How long a click without a pointer, as screen readers send it, presses the key. Too short for any hold. */
const tapMs = 40;

/** A drawn key that can be held down with the mouse or a finger. */
export default function KeyButton(props: Props): ReactElement {
  const { position, legend, physicalKey, isPressed, onPress, onRelease, children } = props;
  const release = (): void => onRelease(position);
  function onPointerDown(event: PointerEvent<SVGGElement>): void {
    if (event.button !== 0) return;
    // Send the release to this key even if the finger has moved off it.
    event.currentTarget.setPointerCapture(event.pointerId);
    onPress(position);
  }
  function onClick({ detail }: MouseEvent): void {
    const hadPointer = detail > 0;
    if (hadPointer) return;
    onPress(position);
    setTimeout(release, tapMs);
  }
  return (
    // OnScreenKeyboard handles keyboard events for all keys.
    <g
      role="button"
      tabIndex={-1}
      data-position={position}
      aria-pressed={isPressed}
      aria-label={legend && [physicalKey, spokenLegend(legend)].filter(Boolean).join(': ')}
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
