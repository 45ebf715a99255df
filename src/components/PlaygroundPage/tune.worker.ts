import { findBestSettings, type IntendedPress, type Proposal, type HomeRowMods } from '#core/hold-tap-tuning';

export type TuneRequest = Readonly<{ homeRowMods: HomeRowMods; presses: readonly IntendedPress[] }>;
export type TuneReply = Readonly<{ progress: number } | { proposals: readonly Proposal[] }>;

/** Searches for the best hold-tap settings and reports its progress. */
addEventListener('message', ({ data: { homeRowMods, presses } }: MessageEvent<TuneRequest>) => {
  const searching = findBestSettings(homeRowMods, presses);
  let next = searching.next();
  for (let count = 0; !next.done; count++) {
    if (count % 10 === 0) postMessage({ progress: next.value } satisfies TuneReply);
    next = searching.next();
  }
  postMessage({ proposals: next.value } satisfies TuneReply);
});
