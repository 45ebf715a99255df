import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';

const commands = `curl -O https://zmk.dev/keymap-upgrade.mjs
node keymap-upgrade.mjs --diff config     # show what would change
node keymap-upgrade.mjs --write config    # change the files`;

/** The same upgrade for a terminal, for many files, or for a check in a build. */
export default function CommandLine(): ReactElement {
  return (
    <section aria-labelledby="command-line">
      <h2 id="command-line">On the command line</h2>
      <p>
        The same tool as one file for <Link href="https://nodejs.org/">Node.js</Link> 20 or newer, for several keymaps
        at once or for a check in a build:
      </p>
      <CodeBlock language="sh">{commands}</CodeBlock>
      <p>
        With <code>--check</code> it changes nothing and exits with 1 when something is out of date; <code>--json</code>{' '}
        prints what it found for other programs, and <code>--help</code> lists the rest. In a folder it takes every{' '}
        <code>.keymap</code>, <code>.overlay</code>, <code>.dtsi</code> and <code>.dts</code> file.
      </p>
    </section>
  );
}
