import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext, RouteContext } from '@docusaurus/types';
import Loading from '@theme/Loading';

export type Loaded = Readonly<{
  Component: ComponentType<object>;
  context: PluginRouteContext | RouteContext | null;
  props: object;
}>;

type State = Readonly<{ pastDelay: boolean; error?: Error }>;

const spinnerDelayMs = 200;

/**
 * The component of a route. The framework preloads it before it shows the route; where that has not happened, it shows how
 * the loading goes.
 */
export function routeComponent(
  load: () => Promise<Loaded>,
): ComponentType<object> & { preload: () => Promise<Loaded> } {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  function preload(): Promise<Loaded> {
    loading ??= load().then(
      (result) => (loaded = result),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function RouteComponent(props: object): ReactElement {
    const [attempt, setAttempt] = useState(1);
    const [{ pastDelay, error }, setState] = useState<State>({ pastDelay: false });
    useEffect(() => {
      if (loaded) return undefined;
      let current = true;
      const show = (state: State) => current && setState(state);
      const timer = setTimeout(() => show({ pastDelay: true }), spinnerDelayMs);
      preload().then(
        () => show({ pastDelay: false }),
        (reason: Error) => show({ pastDelay: true, error: reason }),
      );
      return () => {
        current = false;
        clearTimeout(timer);
      };
    }, [attempt]);

    if (!loaded) {
      const retry = () => {
        setState({ pastDelay: false });
        setAttempt(attempt + 1);
      };
      return <Loading error={error} pastDelay={pastDelay} retry={retry} isLoading={!error} timedOut={false} />;
    }
    const { Component, context, props: ownProps } = loaded;
    return (
      <RouteContextProvider value={context}>
        <Component {...ownProps} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(RouteComponent, { preload });
}
