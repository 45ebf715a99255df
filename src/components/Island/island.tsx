import type { ReactElement } from 'react';
import Island from './index';

/** Makes the MDX component for the island called `name`. */
export function island<Props extends object>(name: string): (props: Props) => ReactElement {
  const Mdx = (props: Props) => <Island name={name} props={props} />;
  Mdx.displayName = name;
  return Mdx;
}
