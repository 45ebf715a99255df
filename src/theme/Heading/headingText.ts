import { Children, isValidElement, type ReactNode } from 'react';

/** The text of a heading, including text in code and links. */
export function headingText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? headingText(child.props.children) : String(child),
    )
    .join('');
}
