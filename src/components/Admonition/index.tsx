import type { ReactElement, ReactNode } from 'react';

type Props = Readonly<{
  type: string;
  /** Plain text: `:::danger[Check the polarity]`. */
  title?: string;
  children: ReactNode;
}>;

/** A box for `:::danger[Title]` and its kin. The theme's own adds an icon that screen readers can't name. */
export default function Admonition({ type, title = type, children }: Props): ReactElement {
  return (
    <div className={`theme-admonition theme-admonition-${type}`} role="note">
      <p className="admonitionHeading">{title}</p>
      {children}
    </div>
  );
}
