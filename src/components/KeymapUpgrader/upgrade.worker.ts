import { answerFor } from './answer';
import type { Question, Reply } from './types';

addEventListener('message', ({ data: { id, file, others } }: MessageEvent<Question>) => {
  postMessage({ id, answer: answerFor(file, others) } satisfies Reply);
});
