import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';

/** Explains what the tool can't do. */
export default function Limits(): ReactElement {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">What it doesn’t do</h2>
      <ul>
        <li>
          It reads included files only if you open them here too. A name that may come from a file you haven’t opened is
          never reported as an error.
        </li>
        <li>
          It doesn’t know the options, boards, and behaviors of <Link to="/docs/features/modules">modules</Link> and
          forks. Anything that may come from them is reported as a note at most.
        </li>
        <li>
          It doesn’t change names that your file defines, such as <code>#define GUI 3</code>, or modifier flags in{' '}
          <Link to="/docs/keymaps/behaviors/mod-morph">mod-morphs</Link>, which are still correct.
        </li>
        <li>
          If a name could mean something else, it points you to the line instead of guessing. If the build fails after
          an upgrade, see <Link to="/docs/troubleshooting/building-issues">building issues</Link>.
        </li>
        <li>
          It doesn’t replace the build steps in an old workflow or move folders. The docs explain how to{' '}
          <Link to="/docs/older-versions#old-repository">bring the whole configuration up to date</Link>.
        </li>
      </ul>
    </section>
  );
}
