import { Fragment, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext, RouteContext } from '@docusaurus/types';
import Layout from '@theme/Layout';
import { PageMetadata } from '@docusaurus/theme-common';
import { pageChanged } from '../contract';
import { PageUnreachable } from './contents';
import Loading from './Loading';

export type Loaded = Readonly<{
  Component: ComponentType<object>;
  context: PluginRouteContext | RouteContext | null;
  props: object;
}>;

export type Preloadable = Readonly<{ preload: () => Promise<void> }>;

type Options = Readonly<{
  /** Shown inside of another route, which has navbar and footer. */
  isInner: boolean;
  load: () => Promise<Loaded>;
}>;

const spinnerDelayMs = 200;

/** The context of what belongs to no plugin: the layout doesn't work without one. */
export const nativeContext: PluginRouteContext = { plugin: { name: 'native', id: 'default' } };

/**
 * The component of a route. The framework preloads it before it shows the route, and loads the whole page anew when that
 * fails. A page that the network did not bring says so, and can be tried again.
 */
export function routeComponent({ isInner, load }: Options): ComponentType<object> & Preloadable {
  const Frame = isInner ? Fragment : Layout;
  let loaded: Loaded | undefined;
  let failure: Error | undefined;
  let loading: Promise<void> | undefined;

  async function loadOnce(): Promise<void> {
    failure = undefined;
    try {
      loaded = await load();
    } catch (error) {
      loading = undefined;
      failure = error as Error;
      if (!(error instanceof PageUnreachable)) throw error;
    }
  }
  const preload = () => (loading ??= loadOnce());

  function RouteComponent(props: object): ReactElement {
    const [isLoading, setIsLoading] = useState(!loaded && !failure);
    const [isLate, setIsLate] = useState(false);
    useEffect(() => {
      if (!isLoading) return undefined;
      let current = true;
      const timer = setTimeout(() => setIsLate(true), spinnerDelayMs);
      const stop = () => {
        if (!current) return;
        setIsLoading(false);
        document.dispatchEvent(new Event(pageChanged));
      };
      preload().then(stop, stop);
      return () => {
        current = false;
        clearTimeout(timer);
        setIsLate(false);
      };
    }, [isLoading]);

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
        <Frame>
          {!isLoading && failure && <PageMetadata title="Page not loaded" />}
          <Loading error={isLoading ? undefined : failure} isLate={isLate} retry={() => setIsLoading(true)} />
        </Frame>
      </RouteContextProvider>
    );
  }
  return Object.assign(RouteComponent, { preload });
}
