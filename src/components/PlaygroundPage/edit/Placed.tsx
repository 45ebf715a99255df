import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  frame: RefObject<HTMLDivElement | null>;
  position: number;
  /** The focus moves into the panel when this changes. */
  id: string;
  /** Called for Escape. */
  onClose: () => void;
  children: ReactElement;
}>;

/** Puts the panel below a key, and the focus into its field. On a phone, style sheets put it at the bottom of the screen. */
export default function Placed({ frame, position, id, onClose, children }: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    const key = frame.current?.querySelector(`[data-position="${position}"]`)?.getBoundingClientRect();
    const width = element.current?.offsetWidth ?? 0;
    if (!box || !key) return;
    const center = (key.left + key.right) / 2 - box.left;
    setOffset({
      left: Math.max(0, Math.min(center - width / 2, box.width - width)),
      top: key.bottom - box.top + 6,
    });
  }, [frame, position, id]);
  useEffect(() => {
    const target = element.current;
    // On a touchscreen, the field would open the keyboard and hide the panel.
    const field = matchMedia('(pointer: coarse)').matches
      ? null
      : target?.querySelector<HTMLElement>('[data-first-focus]');
    (field ?? target?.querySelector<HTMLElement>('[role="dialog"]'))?.focus({ preventScroll: true });
    const key = frame.current?.querySelector(`[data-position="${position}"]`);
    const isSheet = target !== null && getComputedStyle(target).position === 'fixed';
    if (isSheet) key?.scrollIntoView({ block: 'start' });
    else target?.scrollIntoView({ block: 'nearest' });
  }, [frame, position, id]);
  return (
    <div
      ref={element}
      role="none"
      className={styles.placed}
      style={{ '--key-left': `${offset.left}px`, '--key-top': `${offset.top}px` } as CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}
