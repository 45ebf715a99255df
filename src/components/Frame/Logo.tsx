import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import LogoPicture from './LogoPicture';

/** The logo is part of the page: the first paint waits for no request, and the browser makes no document to draw it in. */
export default function Logo(): ReactElement {
  const {
    navbar: { title, logo },
  } = useThemeConfig();
  return (
    <Link to={logo?.href ?? '/'} className="navbar__brand">
      <div className="navbar__logo">
        <LogoPicture width={logo?.width} height={logo?.height} aria-hidden />
      </div>
      <b className="navbar__title text--truncate">{title}</b>
    </Link>
  );
}
