import { Fragment, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { rewrites } from './rewrites';

const names = (list: readonly string[]): ReactElement[] =>
  list.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));

/** Everything that the tool rewrites, for readers who want to know before they paste. */
export default function WhatItChanges(): ReactElement {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">What it changes</h2>
      <ul>
        {rewrites.map(({ rule, what, old, now }) => (
          <li key={rule}>
            {what}: {names(old)} {now.length > 0 ? <>→ {names(now)}</> : 'is removed'}
          </li>
        ))}
      </ul>
      <p>
        The list of key codes has <Link to="/docs/keymaps/list-of-keycodes#deprecated-names">all old names</Link>. You
        see each change with its reason before you take the result, and can reject it.
      </p>
    </section>
  );
}
