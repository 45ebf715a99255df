import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '@site/site/boot/afterFrame';

let waiting: (() => void)[] = [];

/** Runs after what is drawn now has been painted, all that wait together, and in steps that give way to the next key press. */
function afterPaint(update: () => void): () => void {
  waiting.push(update);
  if (waiting.length === 1)
    afterFrame(() => {
      const updates = waiting;
      waiting = [];
      startTransition(() => updates.forEach((run) => run()));
    });
  return () => {
    waiting = waiting.filter((other) => other !== update);
  };
}

/** The value as it was when the page was last painted: nothing at first. */
export function useAfterPaint<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
