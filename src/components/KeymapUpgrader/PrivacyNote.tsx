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
        ? 'You can reload the page without losing them.'
        : "It doesn't let this page store anything, so copy your text before you reload or leave the page."}
    </p>
  );
}
