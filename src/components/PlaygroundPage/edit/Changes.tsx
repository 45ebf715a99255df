import { useMemo, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import CopyButton from '@site/src/components/CopyButton';
import { download } from '@site/src/userFiles/download';
import type { PlaygroundState } from '../usePlayground';
import { changedLines } from './changedLines';
import styles from './styles.module.css';

/** The lines that changed since the keymap was opened, and buttons to take the keymap with you. */
export default function Changes({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { source, drawnSource, opened } = playground;
  const diff = useMemo(() => changedLines(opened, drawnSource), [opened, drawnSource]);
  return (
    <section className={styles.changes} aria-label="Changes">
      <h2>Changes</h2>
      <div className={styles.bar}>
        <CopyButton label="Copy keymap" getText={() => source} fallbackHint="Select the text and copy it." />
        <button type="button" onClick={() => download('my.keymap', source)}>
          Download
        </button>
      </div>
      {diff === '' ? (
        <p className={styles.hint}>The keymap is as you opened it.</p>
      ) : (
        <CodeBlock language="diff">{diff}</CodeBlock>
      )}
    </section>
  );
}
