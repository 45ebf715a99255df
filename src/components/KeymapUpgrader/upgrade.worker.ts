import { answerFor } from './answer';
import type { Question, Reply } from './types';

addEventListener('message', ({ data: { id, text } }: MessageEvent<Question>) => {
  postMessage({ id, answer: answerFor(text) } satisfies Reply);
});
