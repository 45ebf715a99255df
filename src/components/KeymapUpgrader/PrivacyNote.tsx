import { useSyncExternalStore, type ReactElement } from 'react';
import { canStore } from './storage';

const neverChanges = () => () => {};

/** Says where the text stays, depending on whether the browser allows storage. */
export default function PrivacyNote(): ReactElement {
  const isStored = useSyncExternalStore(neverChanges, canStore, () => true);
  return (
    <p>
      Your files never leave your browser.{' '}
      {isStored
        ? 'They stay here until you clear them, so you can reload the page without losing anything.'
        : "This browser doesn't let the page store anything, so copy your text before you reload or leave the page."}
    </p>
  );
}
