import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { retried } from './retried';
import { RetryMessage } from './RetryMessage';

/** Like `lazy` of React, but if the component can't be loaded, there's a message with a Retry button in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<Readonly<{ default: ComponentType<Props> }>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props): ReactElement | null {
    const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (status !== 'loading') return;
      retried(load).then(
        (loaded) => {
          Loaded = loaded.default;
          setStatus('loaded');
        },
        () => setStatus('failed'),
      );
    }, [status]);
    if (Loaded) return <Loaded {...props} />;
    if (status === 'loading') return null;
    return <RetryMessage text="This part of the page could not be loaded." onRetry={() => setStatus('loading')} />;
  };
}
