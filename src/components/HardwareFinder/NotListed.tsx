import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** Explains what to do about hardware that isn't in the firmware. */
export default function NotListed({ name }: Readonly<{ name: string }>): ReactElement {
  return (
    <div className={styles.notListed}>
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
