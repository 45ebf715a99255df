import type { ReactElement } from 'react';
import EnabledByReact from '@site/runtime/client/EnabledByReact';
import CommandLine from './CommandLine';
import Limits from './Limits';
import PrivacyNote from './PrivacyNote';
import WhatItChanges from './WhatItChanges';
import Workbench from './Workbench';
import styles from './styles.module.css';

export default function KeymapUpgrader(): ReactElement {
  return (
    <main className={styles.page}>
      <h1>Keymap Upgrader</h1>
      <p className={styles.lead}>
        Will it build? Paste a <code>.keymap</code> file or the log of a failed build, or drop your whole configuration
        here as a folder or zip. You’ll see what’s wrong, what’s out of date, and how to fix it.
      </p>
      <PrivacyNote />
      <noscript>
        <p>
          The tool on this page needs JavaScript. The <a href="#command-line">command-line tool</a> below does the same
          without a browser.
        </p>
      </noscript>
      <EnabledByReact>
        <Workbench />
      </EnabledByReact>
      <WhatItChanges />
      <CommandLine />
      <Limits />
    </main>
  );
}
