import { searchSettings, type IntendedPress, type Proposal, type Tunable } from '#core/hold-tap-tuning';

export type TuneRequest = Readonly<{ tunable: Tunable; presses: readonly IntendedPress[] }>;
export type TuneReply = Readonly<{ progress: number } | { proposals: readonly Proposal[] }>;

/** Searches for the best hold-tap settings and reports its progress. */
addEventListener('message', ({ data: { tunable, presses } }: MessageEvent<TuneRequest>) => {
  const searching = searchSettings(tunable, presses);
  let next = searching.next();
  for (let count = 0; !next.done; count++) {
    if (count % 10 === 0) postMessage({ progress: next.value } satisfies TuneReply);
    next = searching.next();
  }
  postMessage({ proposals: next.value } satisfies TuneReply);
});
