import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureKey } from './captureKey';

let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  // Without the third parameter: Node.js does not find a listener again by it.
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => page.addEventListener(type, listener));
  vi.stubGlobal('removeEventListener', (type: string, listener: EventListener) =>
    page.removeEventListener(type, listener),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What is captured of `+ShiftLeft` (down) and `-ShiftLeft` (up), in this order. */
function captured(...steps: readonly string[]): readonly string[] {
  const codes: string[] = [];
  captureKey(({ code }) => codes.push(code));
  for (const step of steps) {
    const code = step.slice(1);
    const key = code.replace(/^Key|(?:Left|Right)$/g, '');
    page.dispatchEvent(Object.assign(new Event(step.startsWith('+') ? 'keydown' : 'keyup'), { code, key }));
  }
  return codes;
}

test.each([
  ['a key counts when it is pressed', ['+KeyA', '-KeyA'], ['KeyA']],
  ['a modifier counts when it is let go', ['+ShiftLeft', '-ShiftLeft'], ['ShiftLeft']],
  ['a modifier with another key does not count', ['+ShiftLeft', '+KeyA', '-ShiftLeft'], ['KeyA']],
  ['a modifier that was down before does not count', ['-AltLeft', '+KeyB'], ['KeyB']],
])('%s', (_fact, steps, expected) => {
  expect(captured(...steps)).toEqual(expected);
});
