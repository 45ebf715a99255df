import { useEffect, useRef, useState } from 'react';
import { releases, type Release } from '#core/configuration';
import { canStore } from './storage';
import { startWorker } from '@site/runtime/client/startWorker';
import type { SourceFile } from '@site/src/userFiles/readFiles';
import type { FileReport, CheckRequest, CheckReply, CheckResult, RepairResult } from './types';

/** Delay after a key press. It's long enough to skip fast typing, and short enough to feel immediate. */
const debounceMs = 60;

const failed = (): FileReport => ({
  status: 'refused',
  reason: `The check didn’t run. ${canStore() ? 'Reload the page. Your text is saved.' : 'Copy your text, then reload the page.'} If that doesn’t help, use the command-line tool below.`,
});

type CheckedInput = Readonly<{ files: readonly SourceFile[]; target: Release | null }>;

/** Reports by file name, and the input they are for, which may be older than the current text. */
export type Reports = Omit<CheckResult, 'reports'> &
  Readonly<{ reports: ReadonlyMap<string, FileReport>; checked: CheckedInput | null }>;

/** Asks the worker for the files with all safe fixes, except for the rejected ones. */
type Repair = (input: CheckedInput, rejected: NonNullable<CheckRequest['fixAllBut']>) => Promise<RepairResult>;

const unknown = { reports: [], target: releases[0], built: releases[0], firmwares: [], errorsLeft: null } as const;

const reportsFor = (checked: CheckedInput, result: CheckResult): Reports => ({
  ...result,
  reports: new Map(checked.files.map(({ name }, index) => [name, result.reports[index] ?? failed()])),
  checked,
});

/** Checks the files in a worker, shortly after they last changed. Replies to outdated requests are ignored. */
export function useReports(files: readonly SourceFile[], target: Release | null): readonly [Reports, Repair] {
  const [latest, setLatest] = useState<Reports>({ ...unknown, reports: new Map(), checked: null });
  const worker = useRef<ReturnType<typeof startWorker<CheckRequest, CheckReply>>>(undefined);
  const latestRequest = useRef<CheckRequest>({ id: 0, files: [], target });
  const repairs = useRef(new Map<number, (result: RepairResult) => void>());

  useEffect(() => {
    const started = startWorker<CheckRequest, CheckReply>({
      create: () => new Worker(new URL('./upgrade.worker.ts', import.meta.url)),
      onReply: (reply) => {
        if ('repaired' in reply) repairs.current.get(reply.id)?.(reply.repaired);
        else if (reply.id === latestRequest.current.id) setLatest(reportsFor(latestRequest.current, reply));
      },
      // Without a report, the page would say "Checking…" forever.
      onFailure: () => setLatest(reportsFor(latestRequest.current, unknown)),
    });
    worker.current = started;
    return started.stop;
  }, []);

  useEffect(() => {
    const request = (latestRequest.current = { id: latestRequest.current.id + 1, files, target });
    const timer = setTimeout(() => worker.current?.post(request), debounceMs);
    return () => clearTimeout(timer);
  }, [files, target]);

  const repair: Repair = (input, rejected) =>
    new Promise((resolve) => {
      const id = repairs.current.size;
      repairs.current.set(id, resolve);
      worker.current?.post({ id, ...input, fixAllBut: rejected });
    });
  return [latest, repair];
}
