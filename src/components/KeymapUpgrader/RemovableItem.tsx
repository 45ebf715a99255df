import { useRef, type ReactElement, type ReactNode } from 'react';
import { useFocusHandover } from '@site/src/hooks/useFocusHandover';

type Props = Readonly<{ className?: string | undefined; children: ReactNode }>;

const nextButton = (item: HTMLElement): HTMLElement | null =>
  item.nextElementSibling?.querySelector('button') ?? document.querySelector('[role=status][tabindex]');

/** A list item with buttons that remove it. If one of them has the focus then, it moves to the next item, or else to the summary. */
export default function RemovableItem({ className, children }: Props): ReactElement {
  const item = useRef<HTMLLIElement>(null);
  useFocusHandover(item, nextButton);
  return (
    <li ref={item} className={className}>
      {children}
    </li>
  );
}
