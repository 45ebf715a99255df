import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  /** URL of the playground page with the same keymap. */
  href: string;
  /** Props for the embedded playground. By default, it runs the code block that contains the button. */
  playgroundProps?: object;
}>;

/** A button that runs a keymap right here (handled in runtime/client/tryIt.ts), and a link to the playground page. */
export default function PlaygroundActions({ href, playgroundProps }: Props): ReactElement {
  return (
    <div className={styles.actions} data-search-ignore>
      <button
        type="button"
        className={styles.tryIt}
        data-try-it={playgroundProps ? JSON.stringify(playgroundProps) : ''}
      >
        Try it
      </button>
      <a className={styles.open} href={href}>
        Open in the playground
      </a>
    </div>
  );
}
