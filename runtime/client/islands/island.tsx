import type { ComponentType, ReactElement } from 'react';
import type { IslandName } from './registry';

/** Makes the MDX component for an island: the component's HTML, in an element that says what to start there. */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
): (props: Props) => ReactElement {
  const Mdx = (props: Props) => (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
  Mdx.displayName = name;
  return Mdx;
}
