import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';

const commands = `curl -O https://zmk.dev/zmk-doctor.mjs
node zmk-doctor.mjs check                   # check the configuration in this folder
node zmk-doctor.mjs check --fix --all       # fix what can be fixed safely
node zmk-doctor.mjs check --patch           # or see it first, as a patch
node zmk-doctor.mjs upgrade --write config  # bring keymaps up to date
node zmk-doctor.mjs upgrade --target=main --diff .  # preview the changes for main
node zmk-doctor.mjs log build-log.txt       # find out why a build failed`;

/** Explains how to run the same checks in a terminal. */
export default function CommandLine(): ReactElement {
  return (
    <section aria-labelledby="command-line">
      <h2 id="command-line">On the command line</h2>
      <p>
        The same tool is available as a single file for <Link href="https://nodejs.org/">Node.js</Link> 20 or newer. Use
        it for a whole configuration, or to find mistakes before a long build:
      </p>
      <CodeBlock language="sh">{commands}</CodeBlock>
      <p>
        <code>check</code> reads keymaps, <code>.conf</code> files, <code>build.yaml</code>, <code>west.yml</code>, and
        the workflow. It exits with 0 if there are no errors, 1 if something won’t build, and 2 if a file can’t be read.{' '}
        <code>--json</code> and <code>--sarif</code> print results for other programs.{' '}
        <Link to="/docs/troubleshooting/doctor">The docs</Link> list all options and rules, and show how to check every
        push or commit.
      </p>
    </section>
  );
}
