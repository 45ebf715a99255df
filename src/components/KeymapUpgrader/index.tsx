import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CommandLine from './CommandLine';
import Limits from './Limits';
import WhatItChanges from './WhatItChanges';
import Workbench from './Workbench';
import styles from './styles.module.css';

export default function KeymapUpgrader(): ReactElement {
  return (
    <main className={styles.page}>
      <h1>Keymap Upgrader</h1>
      <p className={styles.lead}>
        Names in ZMK keymaps have changed over the years: <Link to="/docs/keymaps/list-of-keycodes">key codes</Link>,{' '}
        <Link to="/docs/keymaps/behaviors">behaviors</Link>, properties, nodes and headers. Paste an old{' '}
        <code>.keymap</code> file and get it back up to date, with a reason for each change. Everything else in the file
        stays as it is, byte for byte.
      </p>
      <p>
        Your keymap never leaves this browser: the work is done on your device, and the text is kept there until you
        clear it, so that a reload loses nothing.
      </p>
      <noscript>
        <p>
          The tool on this page needs JavaScript. The <a href="#command-line">command line tool</a> below does the same
          without a browser.
        </p>
      </noscript>
      <Workbench />
      <WhatItChanges />
      <CommandLine />
      <Limits />
    </main>
  );
}
