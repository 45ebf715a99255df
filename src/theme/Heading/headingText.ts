import { Children, isValidElement, type ReactNode } from 'react';

/** The words of a heading, also of those in code or a link. */
export function headingText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? headingText(child.props.children) : String(child),
    )
    .join('');
}
