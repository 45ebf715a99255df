import { useEffect, useRef, useState } from 'react';
import { canStore } from './storage';
import type { Answer, Question, Reply, SourceFile } from './types';

/** Long enough to swallow a burst of keys, short enough to feel immediate. */
const pauseMs = 60;

const failed = (): Answer => ({
  status: 'refused',
  reason: `The upgrade did not run. ${canStore() ? 'Reload the page: your text is kept.' : 'Copy your text, then reload the page.'} If that doesn't help, use the command line tool below.`,
});

/** An answer, and the text it is about: for a moment after each key that is not the newest one. */
export type Answered = Readonly<{ answer: Answer | null; about: string }>;

/** Asks the worker about a file, a moment after it last changed. Only the answer to the newest question is taken. */
export function useAnswer(file: SourceFile, files: readonly SourceFile[]): Answered {
  const [answered, setAnswered] = useState<Answered>({ answer: null, about: '' });
  const worker = useRef<Worker | null>(null);
  const newest = useRef<Question>({ id: 0, file: { name: '', text: '' }, others: [] });

  useEffect(() => {
    const started = new Worker(new URL('./upgrade.worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.id === newest.current.id) setAnswered({ answer: data.answer, about: newest.current.file.text });
    });
    // Its script did not load, or it died on this text: without an answer the page would look for ever.
    started.addEventListener('error', () => setAnswered({ answer: failed(), about: newest.current.file.text }));
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    const others = files.filter((other) => other !== file);
    const question = (newest.current = { id: newest.current.id + 1, file, others });
    const timer = setTimeout(() => worker.current?.postMessage(question), pauseMs);
    return () => clearTimeout(timer);
  }, [file, files]);

  return answered;
}
