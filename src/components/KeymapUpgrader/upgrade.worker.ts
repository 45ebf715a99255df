import { checkFiles, repairFiles } from './checkFiles';
import type { CheckRequest, CheckReply } from './types';

let latest: CheckRequest | null = null;

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.fixAllBut) {
    reply({ id: data.id, repaired: repairFiles(data) });
    return;
  }
  const isWaiting = latest !== null;
  latest = data;
  // The timeout lets the worker read all waiting messages first, because only the latest needs a reply.
  if (!isWaiting) setTimeout(checkLatest);
});

const reply = (message: CheckReply): void => postMessage(message);

function checkLatest(): void {
  if (!latest) return;
  const { id, files, target } = latest;
  latest = null;
  reply({ id, ...checkFiles(files, target) });
}
