import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';

/** What the tool leaves to the reader. */
export default function Limits(): ReactElement {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">What it does not do</h2>
      <ul>
        <li>
          It reads included files only when you open them here as well. A name that may come from a file that is not
          open is never called an error.
        </li>
        <li>
          It does not know the options, boards and behaviors of <Link to="/docs/features/modules">modules</Link> and
          forks. What may come from there is a note at most.
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
