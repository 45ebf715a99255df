import { checkFiles } from './checkFiles';
import type { CheckRequest, CheckReply } from './types';

let latest: CheckRequest | null = null;

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const isWaiting = latest !== null;
  latest = data;
  // The timeout lets the worker read all waiting messages first, because only the latest needs a reply.
  if (!isWaiting) setTimeout(checkLatest);
});

function checkLatest(): void {
  if (!latest) return;
  const { id, files, target } = latest;
  latest = null;
  postMessage({ id, ...checkFiles(files, target) } satisfies CheckReply);
}
