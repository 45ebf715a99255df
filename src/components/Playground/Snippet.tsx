import { useState, type ReactElement } from 'react';
import styles from './styles.module.css';

/** The devicetree of what can be tuned, as it is now, to copy. */
export default function Snippet({ text }: Readonly<{ text: string }>): ReactElement {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      // Without permission the reader can still select the text.
      () => setCopied(undefined),
    );
  return (
    <div className={styles.snippet}>
      <pre>
        <code>{text}</code>
      </pre>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
        {copied === text ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
