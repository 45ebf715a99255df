import type { ComponentType, ReactElement } from 'react';

type Props = Readonly<{ Content: ComponentType<object>; props: object; about: object }>;

/**
 * What the server renders for a piece of content: its HTML, and its front matter, metadata, and table of contents as JSON.
 * contents.tsx reads both in the browser.
 */
export default function ServerContent({ Content, props, about }: Props): ReactElement {
  const json = JSON.stringify(about).replaceAll('<', '\\u003c');
  return (
    <div data-content>
      <Content {...props} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
