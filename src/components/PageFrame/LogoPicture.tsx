import type { ComponentProps, ReactNode } from 'react';

/** A keycap with a Z, as in static/img/favicon.svg. Not imported from there, because SVGR would add half a second to each build. */
export default function LogoPicture(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" {...props}>
      <rect x="1" y="3" width="30" height="28" rx="7" fill="#c38a16" />
      <rect x="1" y="1" width="30" height="27" rx="7" fill="#f2b53c" />
      <path d="M10 8h12.5v3.2L14.3 19.6h8.4V23H9.4v-3.2l8.3-8.4H10z" fill="#2a1d00" />
    </svg>
  );
}
