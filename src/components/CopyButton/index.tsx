import type { ReactElement } from 'react';
import { useCopy } from './useCopy';

type Props = Readonly<{
  label: string;
  /** Called when the button is pressed. */
  getText: () => string;
  /** Shown if the browser refuses: how to copy the text by hand. */
  otherwise: string;
  className?: string;
  disabled?: boolean;
}>;

/** A button that copies a text, shows how that went, and tells screen readers. */
export default function CopyButton({ label, getText, otherwise, className, disabled }: Props): ReactElement {
  const [status, copy] = useCopy();
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => void copy(getText())}>
        {status === 'copied' ? 'Copied' : status === 'failed' ? 'Copying failed' : label}
      </button>
      <span role="status" className="visually-hidden">
        {status === 'copied' && 'Copied.'}
        {status === 'failed' && `The browser did not allow copying. ${otherwise}`}
      </span>
    </>
  );
}
