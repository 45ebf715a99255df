import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';

const commands = `curl -O https://zmk.dev/zmk-doctor.mjs
node zmk-doctor.mjs check                   # what is wrong with the configuration in this folder
node zmk-doctor.mjs check --fix             # put right what is certain
node zmk-doctor.mjs upgrade --write config  # bring keymaps up to date
node zmk-doctor.mjs upgrade --target=main --diff .  # what differs on main
node zmk-doctor.mjs log build-log.txt       # why a build failed`;

/** The same for a terminal, for whole folders, or for a check before a build. */
export default function CommandLine(): ReactElement {
  return (
    <section aria-labelledby="command-line">
      <h2 id="command-line">On the command line</h2>
      <p>
        The same as one file for <Link href="https://nodejs.org/">Node.js</Link> 20 or newer, for a whole configuration
        or for a check before the long build:
      </p>
      <CodeBlock language="sh">{commands}</CodeBlock>
      <p>
        <code>check</code> reads keymaps, <code>.conf</code> files, <code>build.yaml</code>, <code>west.yml</code> and
        the workflow, and exits with 0 when there is no error, 1 when something does not build, and 2 when a file cannot
        be read. <code>--json</code> and <code>--sarif</code> are for other programs, and <code>--help</code> lists the
        rest. <Link to="/docs/customization#publishing">A step for your workflow</Link> checks every push before the
        build.
      </p>
    </section>
  );
}
