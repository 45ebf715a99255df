import { useEffect, useState, type ComponentType } from 'react';
import { retried } from '@site/runtime/client/retried';
import type { KeyPlace } from '#core/keymap-edit';
import type { PlaygroundState } from './usePlayground';

type Tool = ComponentType<Readonly<{ playground: PlaygroundState; start?: KeyPlace | undefined }>>;

/** The editor of keys, which is only loaded when the reader wants to edit. */
export function useEditTool(
  isNeeded: boolean,
): Readonly<{ tool: Tool | undefined; hasFailed: boolean; retry: () => void }> {
  const [state, setState] = useState<Readonly<{ tool?: Tool; hasFailed: boolean; attempt: number }>>({
    hasFailed: false,
    attempt: 0,
  });
  const { tool, hasFailed, attempt } = state;
  useEffect(() => {
    if (!isNeeded || tool) return undefined;
    let isCurrent = true;
    retried(() => import('./edit/EditTool')).then(
      ({ default: loaded }) => isCurrent && setState({ tool: loaded, hasFailed: false, attempt }),
      () => isCurrent && setState({ hasFailed: true, attempt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, tool, attempt]);
  return { tool, hasFailed, retry: () => setState({ hasFailed: false, attempt: attempt + 1 }) };
}
