import type { ReactElement } from 'react';
import { useCopy } from './useCopy';

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Copying failed' } as const;
const announcements = {
  idle: '',
  copied: 'Copied.',
  failed: 'The browser did not allow copying. Select the text and copy it.',
} as const;

/** A button that copies a text, and says how it went to eyes and to screen readers. */
export default function CopyButton({ text, className }: Readonly<{ text: string; className?: string }>): ReactElement {
  const [status, copy] = useCopy();
  return (
    <>
      <button type="button" className={className} onClick={() => void copy(text)}>
        {labels[status]}
      </button>
      <span role="status" className="visually-hidden">
        {announcements[status]}
      </span>
    </>
  );
}
