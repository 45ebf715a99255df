import type { ReactElement } from 'react';

type Props = Readonly<{ text: string; onRetry: () => void }>;

/** A message where something couldn't be loaded, with a button that tries again. */
export function RetryMessage({ text, onRetry }: Props): ReactElement {
  return (
    <div className="load-failure" role="alert">
      <p>{text}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
