import { useSyncExternalStore, type ReactElement } from 'react';
import { canStore } from './storage';

const neverChanges = () => () => {};

/** Where the text stays. A browser that stores nothing must not be said to keep it. */
export default function Privacy(): ReactElement {
  const isKept = useSyncExternalStore(neverChanges, canStore, () => true);
  return (
    <p>
      Your files never leave this browser: the work is done on your device.{' '}
      {isKept
        ? 'The text is kept there until you clear it, so a reload loses nothing.'
        : "This browser doesn't let the page store anything, so copy your text before you reload or leave the page."}
    </p>
  );
}
