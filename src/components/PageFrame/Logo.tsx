import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import LogoPicture from './LogoPicture';

/** The site's logo and name. The logo is inline SVG, so that the first paint doesn't wait for an image. */
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
