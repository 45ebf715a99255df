import { Component, type ReactNode } from 'react';

type Props = Readonly<{ source: string; children: ReactNode }>;
type State = Readonly<{ failed?: string }>;

/**
 * Says so where a keymap cannot be drawn, until there is another. Without it React would take the whole playground away, and
 * with it the text that was pasted.
 */
export default class DrawingBoundary extends Component<Props, State> {
  override state: State = {};

  override componentDidCatch(): void {
    this.setState({ failed: this.props.source });
  }

  override render(): ReactNode {
    const { source, children } = this.props;
    if (this.state.failed !== source) return children;
    return <p role="status">This keymap could not be drawn. Change the text below, or paste another.</p>;
  }
}
