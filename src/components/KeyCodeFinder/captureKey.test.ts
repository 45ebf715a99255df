import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureKey } from './captureKey';

let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  // Drops the third argument, with which Node.js doesn't remove the listener.
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => page.addEventListener(type, listener));
  vi.stubGlobal('removeEventListener', (type: string, listener: EventListener) =>
    page.removeEventListener(type, listener),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Sends events such as `+ShiftLeft` (down) and `-ShiftLeft` (up), and returns the captured codes. */
function captured(...events: readonly string[]): readonly string[] {
  const codes: string[] = [];
  captureKey(({ code }) => codes.push(code));
  for (const event of events) {
    const code = event.slice(1);
    const key = code.replace(/^Key|(?:Left|Right)$/g, '');
    page.dispatchEvent(Object.assign(new Event(event.startsWith('+') ? 'keydown' : 'keyup'), { code, key }));
  }
  return codes;
}

test.each([
  ['captures a key when it is pressed', ['+KeyA', '-KeyA'], ['KeyA']],
  ['captures a modifier when it is released', ['+ShiftLeft', '-ShiftLeft'], ['ShiftLeft']],
  ['ignores a modifier that is held for another key', ['+ShiftLeft', '+KeyA', '-ShiftLeft'], ['KeyA']],
  ['ignores a modifier that was already down', ['-AltLeft', '+KeyB'], ['KeyB']],
])('%s', (_title, events, expected) => {
  expect(captured(...events)).toEqual(expected);
});
