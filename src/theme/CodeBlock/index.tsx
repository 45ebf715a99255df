// Replaces the code block of theme-classic 3.7.0, so that browsers don't need Prism: the build highlights the code
// (plugins/markdown/highlight). Code passed as children isn't highlighted.
import type { ReactElement, ReactNode } from 'react';
import PlaygroundActions from '@site/src/components/PlaygroundActions';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = Readonly<{ language?: string; title?: string; html?: string; playground?: string; children?: ReactNode }>;

export default function CodeBlock({ language = 'text', title, html, playground, children }: Props): ReactElement {
  const label = title ?? `${language} code`;
  return (
    <div className={styles.block} data-language={language}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* tabIndex, because a scrolling region must be reachable by keyboard. */}
        <pre className={styles.pre} tabIndex={0} role="group" aria-label={label}>
          {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
        </pre>
        <CopyButton />
      </div>
      {playground !== undefined && (
        <div className={styles.actions}>
          <PlaygroundActions href={playground} />
        </div>
      )}
    </div>
  );
}
