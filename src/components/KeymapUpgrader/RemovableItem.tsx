import { useRef, type ReactElement, type ReactNode } from 'react';
import { useFocusHandover } from '@site/src/hooks/useFocusHandover';

type Props = Readonly<{ className?: string | undefined; children: ReactNode }>;

const nextButton = (item: HTMLElement): HTMLElement | null =>
  item.nextElementSibling?.querySelector('button') ?? document.querySelector('[role=status][tabindex]');

/** A list item with buttons that remove it. If it has the focus when it's removed, the next item or the summary gets it. */
export default function RemovableItem({ className, children }: Props): ReactElement {
  const item = useRef<HTMLLIElement>(null);
  useFocusHandover(item, nextButton);
  return (
    <li ref={item} className={className}>
      {children}
    </li>
  );
}
