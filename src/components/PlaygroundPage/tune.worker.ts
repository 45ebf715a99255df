import { search, type IntendedPress, type Proposal, type Tunable } from '#core/hold-tap-tuning';

export type TuneQuestion = Readonly<{ tunable: Tunable; presses: readonly IntendedPress[] }>;
export type TuneReply = Readonly<{ progress: number } | { proposals: readonly Proposal[] }>;

addEventListener('message', ({ data: { tunable, presses } }: MessageEvent<TuneQuestion>) => {
  const searching = search(tunable, presses);
  let step = searching.next();
  for (let count = 0; !step.done; count++) {
    if (count % 10 === 0) postMessage({ progress: step.value } satisfies TuneReply);
    step = searching.next();
  }
  postMessage({ proposals: step.value } satisfies TuneReply);
});
