import type { ReactElement } from 'react';

/** A text that the client has made safe (safeHtml.ts): it holds no HTML but the marks of matches. */
export const SafeHtml = ({ value, className }: Readonly<{ value: string; className?: string }>): ReactElement => (
  <span className={className} dangerouslySetInnerHTML={{ __html: value }} />
);
