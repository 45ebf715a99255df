import type { ReactElement } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** The devicetree of what can be tuned, as it is now, to copy. */
export default function Snippet({ text }: Readonly<{ text: string }>): ReactElement {
  return (
    <div className={styles.snippet}>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} className="button button--secondary button--sm" />
    </div>
  );
}
