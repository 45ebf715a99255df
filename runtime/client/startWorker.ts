import { retryMs } from './retried';

type Options<Reply> = Readonly<{
  create: () => Worker;
  onReply: (reply: Reply) => void;
  /** The worker couldn't be loaded, or its code threw an error. The next message starts it again. */
  onFailure: () => void;
}>;

/** Starts a worker. If its script can't be loaded, starts it again and repeats the last message. */
export function startWorker<Message, Reply>({ create, onReply, onFailure }: Options<Reply>) {
  let worker: Worker | undefined;
  let last: Message | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  }
  function start([waitMs, ...later] = retryMs): void {
    const started = (worker = create());
    started.onmessage = ({ data }: MessageEvent<Reply>) => onReply(data);
    started.onerror = (event) => {
      // Without details, the script couldn't be loaded.
      if (!(event instanceof ErrorEvent) && waitMs !== undefined) {
        timer = setTimeout(() => start(later), waitMs);
        return;
      }
      stop();
      onFailure();
    };
    if (last !== undefined) started.postMessage(last);
  }
  start();
  return {
    post(message: Message): void {
      last = message;
      if (worker) worker.postMessage(message);
      else start();
    },
    stop,
  };
}
