// Wraps the icon of theme-classic 3.7.0, which screen readers would announce as a picture without a name.
import type { ComponentProps, ReactElement } from 'react';
import DangerIcon from '@theme-original/Admonition/Icon/Danger';

type Props = Readonly<ComponentProps<typeof DangerIcon>>;

export default function AdmonitionIconDanger(props: Props): ReactElement {
  return <DangerIcon aria-hidden="true" {...props} />;
}
