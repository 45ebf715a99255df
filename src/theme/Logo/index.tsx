// Replaces the logo of theme-classic 3.7.0, which is a file: here it is part of the page, so that the first paint waits for no
// request, and the browser makes no document of its own to draw it in.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import LogoPicture from './LogoPicture';
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
