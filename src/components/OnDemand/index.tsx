import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

type Props<ComponentProps> = Readonly<{
  /** Begins the sentence that says that it did not come. */
  name: string;
  load: () => Promise<{ default: ComponentType<ComponentProps> }>;
  isWanted: boolean;
  /** Called when it did not come, so that it can be asked for once more. */
  onFailure: () => void;
  children: (Component: ComponentType<ComponentProps>) => ReactNode;
}>;

/** How long it is said that something did not come. */
const shownMs = 8000;

/** Below the navbar, at its end. Not in the stylesheet, which every page loads: this is hardly ever seen. */
const style = {
  position: 'fixed',
  top: 'var(--ifm-navbar-height)',
  right: 'var(--space-3)',
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--danger)',
  borderRadius: 'var(--radius-2)',
  background: 'var(--danger-soft)',
} as const;

/**
 * A component whose code comes when it is first wanted. Unlike React's `lazy` it survives a network that fails: the page stays,
 * says what did not come, and the next time asks again.
 */
export default function OnDemand<ComponentProps>(props: Props<ComponentProps>): ReactElement {
  const { name, load, isWanted, onFailure, children } = props;
  const [Component, setComponent] = useState<ComponentType<ComponentProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setHasFailed(true);
    onFailure();
  });

  useEffect(() => {
    if (!isWanted || Component) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setComponent(() => loaded.default),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, Component]);

  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => setHasFailed(false), shownMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  return (
    <>
      {Component && children(Component)}
      {hasFailed && !Component && (
        <div role="alert" style={style}>
          {name} could not be loaded. Try again, or reload the page.
        </div>
      )}
    </>
  );
}
