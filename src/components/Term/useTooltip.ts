import { useCallback, useEffect, useRef, useState, type CSSProperties, type HTMLAttributes, type PointerEvent, type MouseEvent } from 'react';
import { placeTooltip } from './placeTooltip';

/**
 * Opens on hover and focus, closes on leaving, Escape and scrolling. Being closed in the first render, it is the same on
 * the server and in the browser. On a touch screen the first tap opens it and the second follows the link.
 */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  const root = useRef<HTMLSpanElement>(null);
  const openBeforeTap = useRef(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { passive: true, capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [open, hide]);

  const tooltip = useCallback((element: HTMLSpanElement | null) => {
    // A term can break over two lines; the tooltip belongs to the line that comes first.
    const anchor = root.current?.firstElementChild?.getClientRects()[0];
    if (!element || !anchor) return;
    const size = element.getBoundingClientRect();
    setPlace(placeTooltip(anchor, size, { width: document.documentElement.clientWidth, height: window.innerHeight }));
  }, []);

  const wrapper: HTMLAttributes<HTMLSpanElement> & { ref: typeof root } = { ref: root, onMouseEnter: show, onMouseLeave: hide };
  const link = {
    onFocus: show,
    onBlur: hide,
    onPointerDown: (event: PointerEvent) => {
      openBeforeTap.current = event.pointerType !== 'touch' || open;
    },
    onClick: (event: MouseEvent) => {
      if (!openBeforeTap.current && event.detail > 0) {
        event.preventDefault();
        show();
      }
    },
  };
  return { open, place, wrapper, link, tooltip } as const;
}
