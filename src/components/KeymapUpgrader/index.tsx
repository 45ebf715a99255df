import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
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
        Will it build? Paste a <code>.keymap</code> file or drop your whole configuration here, as a folder or zip.
        You’ll see what’s wrong and what’s out of date: unknown{' '}
        <Link to="/docs/keymaps/list-of-keycodes">key codes</Link> and{' '}
        <Link to="/docs/keymaps/behaviors">behaviors</Link>, missing layers, old names, and options or boards that don’t
        exist. Everything else stays the same, byte for byte. Did a build fail? Paste its log.
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
