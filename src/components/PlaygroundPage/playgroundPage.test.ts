import { describe, expect, test } from 'vitest';
import { layoutsOf } from '#core/firmware';
import { encodeKeys } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import { readKeymap } from '#core/simulator';
import { examples } from './examples';
import { openFiles } from './openFiles';
import { fromFragment, toFragment } from './shareLink';
import { keysFor } from './state';

describe.each(examples.map((example) => [example.title, example] as const))('%s', (_title, example) => {
  test('is understood in full and fits its layout', () => {
    const { source, keys, keyboard } = example;
    expect(readKeymap(source)).toMatchObject({ ok: true, notes: [] });
    expect(keys.split(' ')).toHaveLength(readDrawing(source).keyCount);
    expect(layoutsOf(keyboard).map((layout) => encodeKeys(layout.keys))).toContain(keys);
  });
});

describe('a shared link', () => {
  const shared = { source: 'κ keymap\n'.repeat(200), shape: { name: 'corne', keys: '0,0 100,0' } };

  test('holds the keymap and its layout, compressed', async () => {
    const fragment = await toFragment(shared);
    expect(fragment.length).toBeLessThan(400);
    expect(fragment).toMatch(/^#keymap=[\w-]+$/);
    expect(await fromFragment(fragment)).toEqual(shared);
  });

  test('without a keymap is nothing, and a damaged one says so', async () => {
    expect(await fromFragment('#section')).toBeUndefined();
    expect(await fromFragment('')).toBeUndefined();
    expect(await fromFragment('#keymap=%%%')).toBe('damaged');
    expect(await fromFragment((await toFragment(shared)).slice(0, 40))).toBe('damaged');
    expect(await fromFragment(await toFragment({ source: 1 } as never))).toBe('damaged');
  });
});

describe('files', () => {
  const keymap = new File(['/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp A>; }; }; };'], 'corne.keymap');
  const info = new File(['{"layouts":{"LAYOUT":{"layout":[{"x":0,"y":0}]}}}'], 'info.json');

  test('give a keymap and a shape', async () => {
    expect(await openFiles([keymap, info])).toMatchObject({
      name: 'corne.keymap',
      shape: { name: 'LAYOUT', keys: '0,0' },
      problems: [],
    });
  });

  test('that hold neither are explained', async () => {
    const { problems } = await openFiles([new File(['hello'], 'a.txt'), new File(['{'], 'b.json')]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^a\.txt: /);
    expect(problems[1]).toMatch(/^b\.json: This is not JSON/);
  });
});

test('a layout with too few keys gives way to the text', () => {
  const source = '/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp A &kp B>; }; }; };';
  expect(keysFor({ source, shape: { name: 'x', keys: '0,0' } }, 2)).toHaveLength(2);
  expect(keysFor({ source, shape: { name: 'x', keys: '0,0 500,0 600,0' } }, 2)[1]?.x).toBe(5);
});
