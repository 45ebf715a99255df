import { useEffect, useRef, useState } from 'react';
import type { Answer, Question, Reply } from './types';

/** Long enough to swallow a burst of keys, short enough to feel immediate. */
const PAUSE_MS = 60;

/** Asks the worker about the text, a moment after it last changed. Only the answer to the newest question counts. */
export function useAnswer(text: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const worker = useRef<Worker | null>(null);
  const newest = useRef(0);

  useEffect(() => {
    const started = new Worker(new URL('./upgrade.worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.id === newest.current) setAnswer(data.answer);
    });
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    const id = ++newest.current;
    const timer = setTimeout(() => worker.current?.postMessage({ id, text } satisfies Question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return answer;
}
