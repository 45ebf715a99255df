import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';

/** The same upgrade for a terminal, for many files, or for a check in a build. */
export default function CommandLine(): ReactElement {
  return (
    <section aria-labelledby="command-line">
      <h2 id="command-line">On the command line</h2>
      <p>
        The same tool as one file for <Link href="https://nodejs.org/">Node.js</Link> 20 or newer, for several keymaps
        at once or for a check in a build:
      </p>
      <pre>
        <code>
          {
            'curl -O https://zmk.dev/keymap-upgrade.mjs\nnode keymap-upgrade.mjs --diff config     # show what would change\nnode keymap-upgrade.mjs --write config    # change the files'
          }
        </code>
      </pre>
      <p>
        With <code>--check</code> it changes nothing and exits with 1 when something is out of date; <code>--json</code>{' '}
        prints what it found for other programs, and <code>--help</code> lists the rest. In a folder it takes every{' '}
        <code>.keymap</code>, <code>.overlay</code>, <code>.dtsi</code> and <code>.dts</code> file.
      </p>
      <h2 id="limits">What it does not do</h2>
      <ul>
        <li>It reads one file at a time and does not follow includes. Upgrade the included files as well.</li>
        <li>
          It does not touch <code>.conf</code> files. Two settings that are common there have newer names:{' '}
          <Link to="/docs/config/pointing">
            <code>CONFIG_ZMK_POINTING</code>
          </Link>{' '}
          was <code>CONFIG_ZMK_MOUSE</code>, which still works, and{' '}
          <Link to="/docs/config/split">
            <code>CONFIG_ZMK_SPLIT_ROLE_CENTRAL</code>
          </Link>{' '}
          was <code>CONFIG_ZMK_SPLIT_BLE_ROLE_CENTRAL</code>, which stops the build.
        </li>
        <li>
          It leaves names alone that your file defines itself, such as <code>#define GUI 3</code>, and modifier flags in{' '}
          <Link to="/docs/keymaps/behaviors/mod-morph">mod-morphs</Link>, which are still right.
        </li>
        <li>
          Where a name could mean something else, it tells you the line instead of guessing. Build errors after an
          upgrade are explained under <Link to="/docs/troubleshooting/building-issues">building issues</Link>.
        </li>
        <li>
          It does not change the rest of an old repository, such as its build steps and its folders:{' '}
          <Link to="/docs/customization#old-repository">bring the whole configuration up to date</Link>.
        </li>
      </ul>
    </section>
  );
}
