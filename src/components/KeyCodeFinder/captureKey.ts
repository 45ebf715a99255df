const isModifier = (key: string) => /^(?:Shift|Control|Alt|AltGraph|Meta)$/.test(key);

/**
 * Waits for one key of the reader's keyboard and keeps it from doing anything else. A modifier counts when it is let go
 * without another key. Returns a function that gives up waiting.
 */
export function captureKey(done: (event: KeyboardEvent) => void): () => void {
  // One that was down before is only let go here: it may be part of the chord that asked for a key.
  const pressed = new Set<string>();
  const stop = () => {
    removeEventListener('keydown', onDown, true);
    removeEventListener('keyup', onUp, true);
  };
  const finish = (event: KeyboardEvent) => {
    stop();
    done(event);
  };
  function onDown(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (isModifier(event.key)) pressed.add(event.code);
    else finish(event);
  }
  function onUp(event: KeyboardEvent): void {
    if (pressed.has(event.code)) finish(event);
  }
  addEventListener('keydown', onDown, true);
  addEventListener('keyup', onUp, true);
  return stop;
}
