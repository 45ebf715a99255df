import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '@site/runtime/inline/afterFrame';

/** As many as take a phone about half of the 50 ms after which a page feels slow. */
const atATime = 8;

const waiting = new Set<() => void>();
let isScheduled = false;

/** Draws those that wait, some a frame, in steps that give way to the next key press. */
function drawSome(): void {
  const updates = [...waiting].slice(0, atATime);
  for (const update of updates) waiting.delete(update);
  startTransition(() => updates.forEach((update) => update()));
  isScheduled = waiting.size > 0;
  if (isScheduled) afterFrame(drawSome);
}

/** Runs after what is drawn now has been painted. */
function afterPaint(update: () => void): () => void {
  waiting.add(update);
  if (!isScheduled) afterFrame(drawSome);
  isScheduled = true;
  return () => waiting.delete(update);
}

/** The value as it was when the page was last painted: nothing at first. */
export function useAfterPaint<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
