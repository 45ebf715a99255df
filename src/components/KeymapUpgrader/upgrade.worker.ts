import { answersFor } from './answer';
import type { Question, Reply } from './types';

let newest: Question | null = null;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const isWaiting = newest !== null;
  newest = data;
  // Once the messages that have come meanwhile are read: only the newest is worth an answer.
  if (!isWaiting) setTimeout(answerNewest);
});

function answerNewest(): void {
  if (!newest) return;
  const { id, files, target } = newest;
  newest = null;
  postMessage({ id, ...answersFor(files, target) } satisfies Reply);
}
