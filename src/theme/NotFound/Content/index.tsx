// Replaces the not-found page of theme-classic 3.7.0, to offer search, links to popular pages, and a way to report it.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { maxQueryLength } from '@site/src/searchClient/maxQueryLength';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactElement {
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* Below /docs, the theme shows this inside the docs layout, without a title. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>There’s no page at this address. It may have moved, or the address may have a typo.</p>
      <form action="/search" className={styles.search} role="search">
        <label htmlFor="not-found-query">Search the site</label>
        <input id="not-found-query" name="q" type="search" maxLength={maxQueryLength} autoComplete="off" />
        <button type="submit">Search</button>
      </form>
      <p>Or go straight to one of these:</p>
      <ul>
        <li>
          <Link to="/docs">Introduction to ZMK</Link>
        </li>
        <li>
          <Link to="/docs/keymaps/behaviors">All behaviors</Link> and{' '}
          <Link to="/docs/keymaps/list-of-keycodes">all key codes</Link>
        </li>
        <li>
          <Link to="/docs/hardware">Supported hardware</Link>
        </li>
        <li>
          <Link to="/docs/troubleshooting">Troubleshooting</Link>
        </li>
        <li>
          <Link to="/keymap-upgrader">Keymap Upgrader</Link> and <Link to="/power-profiler">Power Profiler</Link>
        </li>
        <li>
          <Link to="/blog">Blog</Link>
        </li>
      </ul>
      <p>
        Did a link on this site bring you here? Please{' '}
        <Link to="https://github.com/zmkfirmware/zmk/issues/new">tell us which one</Link>.
      </p>
    </main>
  );
}
