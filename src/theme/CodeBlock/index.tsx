// Replaces the code block of theme-classic 3.7.0: the HTML comes highlighted from the build (plugins/highlight), so the
// browser needs no Prism. Plain string children, as other theme parts pass them, are shown without colors.
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
        {/* A scrolling region has to be reachable by keyboard. */}
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
