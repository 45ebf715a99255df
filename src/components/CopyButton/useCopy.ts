import { useEffect, useState } from 'react';
import { copyText } from '@site/runtime/inline/copyText';

type CopyStatus = 'idle' | 'copied' | 'failed';

/** How long the outcome is shown. */
const shownMs = 2000;

/** A function that copies a text, and for a moment afterwards how that went. */
export function useCopy(): readonly [status: CopyStatus, copy: (text: string) => Promise<void>] {
  // An object, so that copying again restarts the timer.
  const [outcome, setOutcome] = useState<Readonly<{ status: CopyStatus }>>({ status: 'idle' });

  useEffect(() => {
    if (outcome.status === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome({ status: 'idle' }), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string) => setOutcome({ status: (await copyText(text)) ? 'copied' : 'failed' });
  return [outcome.status, copy];
}
