import type { ComponentType, ReactElement } from 'react';

type Props = Readonly<{ name: string; Content: ComponentType<object>; props: object }>;

/** The server's side of KeptContent: the content inside an element that carries its name. */
export default function NamedContent({ name, Content, props }: Props): ReactElement {
  return (
    <div data-content={name}>
      <Content {...props} />
    </div>
  );
}
