import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import EnabledByReact from '@site/runtime/client/EnabledByReact';
import Verification from './Verification';
import Workspace from './Workspace';
import styles from './styles.module.css';

export default function PlaygroundPage(): ReactElement {
  return (
    <main className={styles.page}>
      <h1>Playground</h1>
      <p className={styles.lead}>
        Draw your keymap in the layout of your keyboard, edit it with a click, type on it, and tune its hold-taps to
        your fingers. Print it, save it as a picture, or share a link. Your keys send what the firmware would send, and
        nothing leaves your browser.
      </p>
      <Verification />
      <noscript>
        <p>
          The playground needs JavaScript, because it runs your keymap right here. Without it, the pages about{' '}
          <Link to="/docs/keymaps/behaviors/hold-tap">hold-taps</Link> and <Link to="/docs/keymaps/combos">combos</Link>{' '}
          explain the same with pictures.
        </p>
      </noscript>
      <EnabledByReact>
        <Workspace />
      </EnabledByReact>
    </main>
  );
}
