import { memo, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext, RouteContext } from '@docusaurus/types';
import { PageMetadata } from '@docusaurus/theme-common';
import { pageChangedEvent } from '../contract';
import { isLeft, PageUnreachable } from './contents';
import { RetryMessage } from './RetryMessage';
import styles from './routeComponent.module.css';

export type Loaded = Readonly<{
  Component: ComponentType<object>;
  context: PluginRouteContext | RouteContext | null;
  props: object;
}>;

export type Preloadable = Readonly<{ preload: () => Promise<void> }>;

/** A context for pages that no plugin has created, because the layout needs one. */
export const nativeContext: PluginRouteContext = { plugin: { name: 'native', id: 'default' } };

const spinnerDelayMs = 200;

function Spinner(): ReactElement | null {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), spinnerDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}

type RouteProps = Readonly<{ location?: object }>;

/** Saves a render: after a click, the router renders the old page again, with the same location, before the next one. */
const isSameLocation = (before: RouteProps, after: RouteProps) => before.location === after.location;

/**
 * The component of a route. The framework calls `preload` before it shows the route. If that fails, it loads the whole page,
 * except when the network failed: then the page says so and offers to try again.
 */
export function routeComponent(
  load: () => Promise<Loaded>,
  PageFrame: ComponentType<{ children: ReactNode }>,
): ComponentType<object> & Preloadable {
  let loaded: Loaded | undefined;
  let hasFailed = false;
  let loading: Promise<void> | undefined;

  async function loadOnce(): Promise<void> {
    try {
      loaded = await load();
    } catch (error) {
      hasFailed = true;
      loading = undefined;
      if (!(error instanceof PageUnreachable)) throw error;
    }
    if (isLeft()) await new Promise(() => {});
  }
  const preload = () => (loading ??= loadOnce());

  function RouteComponent(props: RouteProps): ReactElement {
    // After a crash, the framework shows the next route without preloading it.
    const [state, setState] = useState(loaded || hasFailed ? 'preloaded' : 'loading');
    useEffect(() => {
      if (state === 'loading') {
        const settle = () => setState('settled');
        preload().then(settle, settle);
      }
      if (state === 'settled' && loaded) document.dispatchEvent(new Event(pageChangedEvent));
    }, [state]);
    if (loaded) {
      const { Component, context, props: ownProps } = loaded;
      return (
        <RouteContextProvider value={context}>
          <Component {...ownProps} {...props} />
        </RouteContextProvider>
      );
    }
    return (
      <RouteContextProvider value={nativeContext}>
        <PageFrame>
          {state === 'loading' ? (
            <Spinner />
          ) : (
            <main>
              <PageMetadata title="Page not loaded" />
              <RetryMessage
                text="This page could not be loaded. Check your connection."
                onRetry={() => setState('loading')}
              />
            </main>
          )}
        </PageFrame>
      </RouteContextProvider>
    );
  }
  return Object.assign(memo(RouteComponent, isSameLocation), { preload });
}
