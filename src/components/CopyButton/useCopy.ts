import { useEffect, useState } from 'react';
import { copyText } from '@site/runtime/inline/copyText';

type CopyStatus = 'idle' | 'copied' | 'failed';

/** How long the status is shown. */
const statusMs = 2000;

/** Returns a function that copies text, and the status of the last copy, which goes back to idle after a moment. */
export function useCopy(): readonly [status: CopyStatus, copy: (text: string) => Promise<void>] {
  // An object, so that copying again restarts the timer.
  const [result, setResult] = useState<Readonly<{ status: CopyStatus }>>({ status: 'idle' });

  useEffect(() => {
    if (result.status === 'idle') return undefined;
    const timer = setTimeout(() => setResult({ status: 'idle' }), statusMs);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (text: string) => setResult({ status: (await copyText(text)) ? 'copied' : 'failed' });
  return [result.status, copy];
}
