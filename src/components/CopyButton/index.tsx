import type { ReactElement } from 'react';
import { useCopy } from './useCopy';

type Props = Readonly<{
  label: string;
  /** Called when the button is clicked. */
  getText: () => string;
  /** What to do instead if the browser doesn't allow copying. */
  fallbackHint: string;
  className?: string;
  disabled?: boolean;
}>;

/** A button that copies text and says whether that worked, also to screen readers. */
export default function CopyButton({ label, getText, fallbackHint, className, disabled }: Props): ReactElement {
  const [status, copy] = useCopy();
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => void copy(getText())}>
        {status === 'copied' ? 'Copied' : status === 'failed' ? 'Copying failed' : label}
      </button>
      <span role="status" className="visually-hidden">
        {status === 'copied' && 'Copied.'}
        {status === 'failed' && `Your browser didn’t allow copying. ${fallbackHint}`}
      </span>
    </>
  );
}
