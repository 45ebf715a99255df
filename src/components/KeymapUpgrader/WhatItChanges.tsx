import { Fragment, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { rewrites } from './rewrites';

const codeList = (list: readonly string[]): ReactElement[] =>
  list.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));

/** Lists what the tool rewrites, for readers who want to know before they paste their files. */
export default function WhatItChanges(): ReactElement {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">What it changes</h2>
      <p>Only old names. Everything else stays the same, byte for byte.</p>
      <ul>
        {rewrites.map(({ rule, what, old, now }) => (
          <li key={rule}>
            {what}: {codeList(old)} {now.length > 0 ? <>→ {codeList(now)}</> : 'is removed'}
          </li>
        ))}
      </ul>
      <p>
        The list of key codes has <Link to="/docs/keymaps/list-of-keycodes#deprecated-names">all old names</Link>. You
        can review each change and its reason, and reject the ones you don’t want.
      </p>
    </section>
  );
}
