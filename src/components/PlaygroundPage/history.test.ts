import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeHistory, initialHistory, type Action, type History } from './history';

const after = (...actions: readonly Action[]): History => actions.reduce(changeHistory, initialHistory);
const type = (text: string, time: number): Action => ({ type: 'type', text, time });
const edit = (text: string): Action => ({ type: 'edit', edit: (source) => source + text });
const open = (source: string): Action => ({ type: 'open', shared: { source } });
const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };

describe('undo', () => {
  test('takes back typing without a pause in one step', () => {
    expect(after(open('a'), type('ab', 0), type('abc', 900), type('abcd', 5000), undo).now.source).toBe('abc');
    expect(after(open('a'), type('ab', 0), type('abc', 900), type('abcd', 5000), undo, undo).now.source).toBe('a');
  });

  test('takes back each edit, file, and layout on its own', () => {
    const shape = { name: 'corne', keys: '0,0' };
    const history = after(open('a'), edit('b'), { type: 'draw on', shape }, open('c'), undo);
    expect(history.now).toMatchObject({ source: 'ab', shape });
    expect(changeHistory(history, undo).now).toEqual({ source: 'ab', opened: 'a' });
  });

  test('stops at the start, and redo at the end', () => {
    expect(after(undo, redo)).toEqual(initialHistory);
  });

  test('doesn’t change the mode', () => {
    expect(after(edit('a'), { type: 'switch to', mode: 'edit' }, undo).mode).toBe('edit');
  });

  test('of everything gives the text from the start, and redo of everything the text from the end', () => {
    const anyAction = fc.oneof(
      fc.tuple(fc.string(), fc.nat(5000)).map(([text, time]) => type(text, time)),
      fc.string({ minLength: 1 }).map(edit),
      fc.string().map(open),
      fc.constant(undo),
      fc.constant(redo),
    );
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
        const end = after(...actions, ...actions.map(() => redo));
        const steps = end.past.length;
        const back = Array.from({ length: steps }, () => undo).reduce(changeHistory, end);
        expect(back.now).toEqual(initialHistory.now);
        expect(Array.from({ length: steps }, () => redo).reduce(changeHistory, back).now).toEqual(end.now);
      }),
    );
  });
});

test('pasted text is a step of its own, and another keymap is what changes are compared with', () => {
  const keymap = 'a keymap that is pasted over everything';
  const history = after(open('first'), type(keymap, 0), type(`${keymap}!`, 100));
  expect(history.now).toMatchObject({ source: `${keymap}!`, opened: keymap });
  expect(changeHistory(history, undo).now).toMatchObject({ source: keymap, opened: keymap });
  expect([undo, undo].reduce(changeHistory, history).now).toMatchObject({ source: 'first', opened: 'first' });
});

test('a change after an undo can’t be redone', () => {
  expect(after(edit('a'), undo, edit('b'), redo).now.source).toBe(`${initialHistory.now.source}b`);
});

test('an edit that changes nothing is no step', () => {
  expect(after(edit(''), open(initialHistory.now.source)).past).toHaveLength(0 + 1);
  expect(after(edit('')).past).toEqual([]);
});

test('the changes are compared with what was opened last, also after a reload', () => {
  expect(after(open('a'), edit('b')).now.opened).toBe('a');
  expect(after({ type: 'restore', saved: { source: 'ab', opened: 'a', mode: 'edit' } })).toMatchObject({
    now: { source: 'ab', opened: 'a' },
    mode: 'edit',
    isReady: true,
  });
});

test('a link with the keymap that is already there keeps what it is compared with', () => {
  const restored = after({ type: 'restore', saved: { source: 'ab', opened: 'a', mode: 'see' } });
  expect(changeHistory(restored, open('ab'))).toMatchObject({ now: { opened: 'a' }, past: [] });
});
