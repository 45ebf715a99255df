// Replaces the theme of 3.7.0. The logo stands in the page: as a file it takes a request, and the browser a document of its own
// to draw it in, before the first paint.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import LogoPicture from '@site/static/img/logo.svg';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...link }: Props): ReactNode {
  const {
    navbar: { title, logo },
  } = useThemeConfig();
  return (
    <Link to={logo?.href ?? '/'} {...link}>
      <div className={imageClassName}>
        <LogoPicture width={logo?.width} height={logo?.height} aria-hidden />
      </div>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
