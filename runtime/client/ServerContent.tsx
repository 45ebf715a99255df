import type { ComponentType, ReactElement } from 'react';

type Props = Readonly<{ Content: ComponentType<object>; props: object; mdxExports: object }>;

/**
 * What the server renders for a piece of content: its HTML, and what its MDX file exports (front matter, metadata, and table
 * of contents) as JSON. contents.tsx reads both in the browser.
 */
export default function ServerContent({ Content, props, mdxExports }: Props): ReactElement {
  const json = JSON.stringify(mdxExports).replaceAll('<', '\\u003c');
  return (
    <div data-content>
      <Content {...props} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
