import type { ReactElement, ReactNode } from 'react';

type Props = Readonly<{
  type: string;
  /** Plain text: `:::danger[Check the polarity]`. */
  title?: string;
  children: ReactNode;
}>;

/** Renders `:::danger[Title]` and the other admonitions. The theme's version adds an icon without a text alternative. */
export default function Admonition({ type, title = type, children }: Props): ReactElement {
  return (
    <div className={`theme-admonition theme-admonition-${type}`} role="note">
      <p className="admonitionHeading">{title}</p>
      {children}
    </div>
  );
}
