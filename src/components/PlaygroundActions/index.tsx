import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Where the playground shows the same keymap. */
  href: string;
  /** What the playground is started with. Without it, it reads the code block around the button. */
  start?: object;
}>;

/** Try a keymap right here, or open it in the playground. runtime/client/tryIt.ts answers the click. */
export default function PlaygroundActions({ href, start }: Props): ReactElement {
  return (
    <div className={styles.actions} data-search-ignore>
      <button type="button" className={styles.tryIt} data-try-it={start ? JSON.stringify(start) : ''}>
        Try it
      </button>
      <a className={styles.open} href={href}>
        Open in the playground
      </a>
    </div>
  );
}
