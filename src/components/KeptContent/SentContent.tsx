import type { ComponentType, ReactElement } from 'react';

type Props = Readonly<{ Content: ComponentType<object>; props: object; about: object }>;

/** The server's side of KeptContent: the content, and beside it what the frame around it has to know. */
export default function SentContent({ Content, props, about }: Props): ReactElement {
  const json = JSON.stringify(about).replaceAll('<', '\\u003c');
  return (
    <div data-content>
      <Content {...props} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
