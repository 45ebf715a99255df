import { Component, type ReactNode } from 'react';

type Props = Readonly<{ source: string; children: ReactNode }>;
type State = Readonly<{ failedSource?: string }>;

/**
 * Shows a message if a keymap can't be drawn, until `source` changes. Without it, React would remove the whole playground,
 * including the text that was pasted.
 */
export default class DrawingErrorBoundary extends Component<Props, State> {
  override state: State = {};

  override componentDidCatch(): void {
    this.setState({ failedSource: this.props.source });
  }

  override render(): ReactNode {
    const { source, children } = this.props;
    if (this.state.failedSource !== source) return children;
    return <p role="status">This keymap couldn’t be drawn. Edit the text below, or paste another one.</p>;
  }
}
