import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CommandLine from './CommandLine';
import Limits from './Limits';
import Privacy from './Privacy';
import WhatItChanges from './WhatItChanges';
import Workbench from './Workbench';
import styles from './styles.module.css';

export default function KeymapUpgrader(): ReactElement {
  return (
    <main className={styles.page}>
      <h1>Keymap Upgrader</h1>
      <p className={styles.lead}>
        Will it build? Paste a <code>.keymap</code> file, or drop your whole configuration here, as a folder or a zip.
        You see what is wrong with it: unknown <Link to="/docs/keymaps/list-of-keycodes">key codes</Link> and{' '}
        <Link to="/docs/keymaps/behaviors">behaviors</Link>, layers that do not exist, options and boards that the
        firmware does not have. And you get it back up to date, because names in ZMK keymaps have changed over the
        years. Everything else in the files stays as it is, byte for byte. Did a build fail? Paste its log.
      </p>
      <Privacy />
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
