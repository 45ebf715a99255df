import { useEffect, useRef, useState } from 'react';
import type { Proposal } from '#core/hold-tap-tuning';
import type { TuneRequest, TuneReply } from './tune.worker';

export type Search = Readonly<
  | { status: 'idle' | 'failed' }
  | { status: 'running'; progress: number }
  | { status: 'done'; proposals: readonly Proposal[] }
>;

/** Searches for the best settings in a worker. Returns its state, and functions to start and stop it. */
export function useSettingsSearch(): readonly [Search, (request: TuneRequest) => void, () => void] {
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
    setSearch({ status: 'idle' });
  };
  const start = (request: TuneRequest): void => {
    stop();
    const started = new Worker(new URL('./tune.worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<TuneReply>) => {
      if ('progress' in data) setSearch({ status: 'running', progress: data.progress });
      else setSearch({ status: 'done', proposals: data.proposals });
    });
    started.addEventListener('error', () => setSearch({ status: 'failed' }));
    worker.current = started;
    setSearch({ status: 'running', progress: 0 });
    started.postMessage(request);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  return [search, start, stop];
}
