import type { ComponentType, ReactElement } from 'react';
import type { IslandName } from './registry';

/** Makes the MDX component of an island. It renders the component inside an element with the island's name and props. */
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
