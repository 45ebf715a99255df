import type { ReactElement } from 'react';
import { findClone } from './clones';
import styles from './styles.module.css';

/** Explains what to do about hardware that isn't in the firmware. */
export default function NotListed({ name }: Readonly<{ name: string }>): ReactElement {
  const clone = findClone(name);
  return (
    <div className={styles.notListed}>
      {clone && (
        <p>
          {clone.name} is built as <code>{clone.board}</code>. {clone.note}{' '}
          <a href={`/docs/hardware?board=${clone.board}#build-yaml`}>Get its build.yaml</a>
        </p>
      )}
      <p>ZMK doesn’t include “{name}”, but its maker or another user may have published a definition:</p>
      <ol>
        <li>
          Look for a ZMK repository on its product page, or{' '}
          <a href={`https://github.com/search?type=repositories&q=${encodeURIComponent(`zmk ${name}`)}`}>
            search GitHub for “zmk {name}”
          </a>
          .
        </li>
        <li>
          Add that repository to your configuration as a <a href="/docs/features/modules">module</a>.
        </li>
        <li>
          If there is none,{' '}
          <a href="/docs/development/hardware-integration/new-shield">describe the keyboard yourself</a>.
        </li>
      </ol>
    </div>
  );
}
