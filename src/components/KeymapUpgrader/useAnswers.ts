import { useEffect, useRef, useState } from 'react';
import type { Target } from '#core/config-check';
import { canStore } from './storage';
import type { Answer, Question, Reply, SourceFile } from './types';

/** Long enough to swallow a burst of keys, short enough to feel immediate. */
const pauseMs = 60;

const failed = (): Answer => ({
  status: 'refused',
  reason: `The check did not run. ${canStore() ? 'Reload the page: your text is kept.' : 'Copy your text, then reload the page.'} If that doesn't help, use the command line tool below.`,
});

type About = Readonly<{ files: readonly SourceFile[]; target: Target | null }>;

/** Answers by name, and what they are about: for a moment after each key that is not the newest text. */
export type Answered = Readonly<{ answers: ReadonlyMap<string, Answer>; about: About | null; target: Target }>;

const answered = (about: About, target: Target, answerOf: (index: number) => Answer): Answered => ({
  answers: new Map(about.files.map(({ name }, index) => [name, answerOf(index)])),
  about,
  target,
});

/** Asks the worker about the files, a moment after they last changed. Only the answer to the newest question is taken. */
export function useAnswers(files: readonly SourceFile[], target: Target | null): Answered {
  const [latest, setLatest] = useState<Answered>({ answers: new Map(), about: null, target: 'v0.3' });
  const worker = useRef<Worker | null>(null);
  const newest = useRef<Question>({ id: 0, files: [], target });

  useEffect(() => {
    const started = new Worker(new URL('./upgrade.worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.id === newest.current.id)
        setLatest(answered(newest.current, data.target, (index) => data.answers[index] ?? failed()));
    });
    // Its script did not load, or it died on this text: without an answer the page would look for ever.
    started.addEventListener('error', () => setLatest(answered(newest.current, 'v0.3', failed)));
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    const question = (newest.current = { id: newest.current.id + 1, files, target });
    const timer = setTimeout(() => worker.current?.postMessage(question), pauseMs);
    return () => clearTimeout(timer);
  }, [files, target]);

  return latest;
}
