import { useEffect, useRef, useState } from 'react';
import type { Proposal } from '#core/hold-tap-tuning';
import { startWorker } from '@site/runtime/client/startWorker';
import type { TuneRequest, TuneReply } from './tune.worker';

export type Search = Readonly<
  | { status: 'idle' | 'failed' }
  | { status: 'running'; progress: number }
  | { status: 'done'; proposals: readonly Proposal[] }
>;

/** Searches for the best settings in a worker. Returns its state, and functions to start and stop it. */
export function useSettingsSearch(): readonly [Search, (request: TuneRequest) => void, () => void] {
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const worker = useRef<ReturnType<typeof startWorker<TuneRequest, TuneReply>>>(undefined);
  const stop = (): void => {
    worker.current?.stop();
    setSearch({ status: 'idle' });
  };
  const start = (request: TuneRequest): void => {
    stop();
    worker.current = startWorker<TuneRequest, TuneReply>({
      create: () => new Worker(new URL('./tune.worker.ts', import.meta.url)),
      onReply: (reply) => {
        if ('progress' in reply) setSearch({ status: 'running', progress: reply.progress });
        else setSearch({ status: 'done', proposals: reply.proposals });
      },
      onFailure: () => setSearch({ status: 'failed' }),
    });
    setSearch({ status: 'running', progress: 0 });
    worker.current.post(request);
  };
  useEffect(() => () => worker.current?.stop(), []);
  return [search, start, stop];
}
