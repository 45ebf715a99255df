type Size = (piece: Element) => number;

/** A lot has one piece, or several that are together no larger than `most`. */
function lotsOf(pieces: readonly Element[], size: Size, most: number): readonly (readonly Element[])[] {
  const lots: Element[][] = [];
  let left = 0;
  for (const piece of pieces) {
    if (size(piece) > left) {
      lots.push([]);
      left = most;
    }
    lots.at(-1)?.push(piece);
    left -= size(piece);
  }
  return lots;
}

/** About how many elements are laid out in one task: a mid-range phone takes some 40 ms for them. */
export const taskSize = 150;

/**
 * Does something with many pieces of the page, and has them laid out, a lot in each task. All tasks are asked for at once:
 * between them the browser answers the reader, and paints little that nobody sees.
 */
export function inTasks(
  pieces: readonly Element[],
  size: Size,
  act: (lot: readonly Element[]) => void,
  then: () => void,
): void {
  const lots = lotsOf(pieces, size, taskSize);
  const { port1, port2 } = new MessageChannel();
  let done = 0;
  port1.onmessage = () => {
    const lot = lots[done++];
    if (lot) act(lot);
    // Reading a height has the browser lay out what is new now, not together with the next lots in one long task.
    void document.body.offsetHeight;
    if (done < lots.length) return;
    port1.close();
    then();
  };
  port2.postMessage(null);
  for (let task = 1; task < lots.length; task++) port2.postMessage(null);
}
