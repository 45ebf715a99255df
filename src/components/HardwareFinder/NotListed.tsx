import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  name: string;
  /** Whether the finder shows hardware with a similar name. */
  hasSimilar: boolean;
}>;

/** Explains what to do about hardware that isn't in the firmware. */
export default function NotListed({ name, hasSimilar }: Props): ReactElement {
  return (
    <div className={styles.notListed}>
      <p>
        ZMK doesn’t include “{name}”.
        {hasSimilar && ' If it has the same keys and pins as one of these, you can use that one.'} Its maker or another
        user may have published a definition:
      </p>
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
          If there isn’t one,{' '}
          <a href="/docs/development/hardware-integration/new-shield">describe the keyboard yourself</a>.
        </li>
      </ol>
      <p>
        Many controllers are copies: build most with an nRF52840 and a Pro Micro’s pins as{' '}
        <a href="#nice_nano_v2">nice_nano_v2</a>. Check that <a href="#fit">its chip works</a>.
      </p>
    </div>
  );
}
