const isModifier = (key: string) => /^(?:Shift|Control|Alt|AltGraph|Meta)$/.test(key);

/**
 * Waits for the reader to press a key, and prevents its usual effect. A modifier is captured when it's released without
 * another key. Returns a function that cancels.
 */
export function captureKey(onCapture: (event: KeyboardEvent) => void): () => void {
  // Modifiers pressed since the start. One that was already down may be part of the shortcut that called this function.
  const pressed = new Set<string>();
  const stop = () => {
    removeEventListener('keydown', onDown, true);
    removeEventListener('keyup', onUp, true);
  };
  const finish = (event: KeyboardEvent) => {
    stop();
    onCapture(event);
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
