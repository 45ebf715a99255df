import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { layoutsOf } from '#core/firmware';
import { parse } from '#core/devicetree';
import { encodeKeys } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import { readKeymap } from '#core/simulator';
import { examples } from './examples';
import { openFiles } from './openFiles';
import { shareDictionary } from './shareDictionary';
import { fromFragment, playgroundLink, toFragment } from './shareLink';
import { keysFor } from './savedState';

describe.each(examples.map((example) => [example.title, example] as const))('the example "%s"', (_title, example) => {
  test('is fully supported by the simulator and fits its layout', () => {
    const { source, keys, keyboard } = example;
    expect(readKeymap(source)).toMatchObject({ ok: true, notes: [] });
    expect(keys.split(' ')).toHaveLength(readDrawing(source).keyCount);
    expect(layoutsOf(keyboard).map((layout) => encodeKeys(layout.keys))).toContain(keys);
  });
});

describe('a shared link', () => {
  const shared = { source: 'κ keymap\n'.repeat(200), shape: { name: 'corne', keys: '0,0 100,0' } };

  test('contains the keymap and its layout, compressed', async () => {
    const fragment = await toFragment(shared);
    expect(fragment.length).toBeLessThan(400);
    expect(fragment).toMatch(/^#k1=[\w-]+$/);
    expect(await fromFragment(fragment)).toEqual(shared);
  });

  test('contains the keymap as plain text if it is on a docs page', async () => {
    const { hash, pathname } = new URL(playgroundLink(shared.source), 'https://site.invalid');
    expect(pathname).toBe('/playground');
    expect(await fromFragment(hash)).toEqual({ source: shared.source });
    expect(await fromFragment('#source=%')).toBe('damaged');
  });

  test('is read as undefined if it has no keymap, and as “damaged” if it is damaged', async () => {
    expect(await fromFragment('#section')).toBeUndefined();
    expect(await fromFragment('')).toBeUndefined();
    expect(await fromFragment('#keymap=%%%')).toBe('damaged');
    expect(await fromFragment('#k1=%%%')).toBe('damaged');
    expect(await fromFragment((await toFragment(shared)).slice(0, 40))).toBe('damaged');
    expect(await fromFragment(await toFragment({ source: 1 } as never))).toBe('damaged');
  });
});

describe('links of all versions', () => {
  const oldLink = (text: string) => `#keymap=${deflateRawSync(text).toString('base64url')}`;

  test('from before there was a dictionary can be read', async () => {
    const shared = { source: examples[0].source, shape: { name: 'corne', keys: '0,0 100,0' } };
    expect(await fromFragment(oldLink(JSON.stringify(shared)))).toEqual(shared);
  });

  test('use the same dictionary forever', () => {
    const hash = createHash('sha256').update(shareDictionary).digest('hex');
    expect(hash).toBe('23f271c2fa064709c5d97fd2c4be42a0e1b4c74b56ac4547846b7e74cd773d53');
  });

  test('are shorter with the dictionary', async () => {
    const shared = { source: examples[0].source };
    expect((await toFragment(shared)).length).toBeLessThan(oldLink(JSON.stringify(shared)).length * 0.85);
  });

  test('are damaged if they unpack to more than a keymap can have, which is noticed while unpacking', async () => {
    const bomb = oldLink(JSON.stringify({ source: 'a'.repeat(60_000_000) }));
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await fromFragment(bomb)).toBe('damaged');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});

describe('opening files', () => {
  const keymap = new File(['/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp A>; }; }; };'], 'corne.keymap');
  const info = new File(['{"layouts":{"LAYOUT":{"layout":[{"x":0,"y":0}]}}}'], 'info.json');
  const open = (...files: readonly File[]) =>
    openFiles(files.map((file) => ({ file, path: file.name, isFromFolder: false })));

  test('returns the keymap and the layout in the files', async () => {
    expect(await open(keymap, info)).toMatchObject({
      name: 'corne.keymap',
      shapes: [{ name: 'LAYOUT', keys: '0,0' }],
      problems: [],
    });
  });

  test('inlines the files that a keymap includes', async () => {
    const main = new File(['#include "keys/base.dtsi"'], 'corne.keymap');
    const included = new File([await keymap.text()], 'base.dtsi');
    expect(await open(included, main)).toEqual({
      name: 'corne.keymap',
      source: await keymap.text(),
      shapes: [],
      clues: ['corne.keymap'],
      problems: [],
    });
  });

  test('in a folder, prefers the keymap in config/ and ignores unrelated files', async () => {
    const inFolder = (path: string, text: string) => ({
      file: new File([text], path.split('/').at(-1) ?? ''),
      path: `zmk-config/${path}`,
      isFromFolder: true,
    });
    const text = await keymap.text();
    expect(
      await openFiles([
        inFolder('boards/shields/corne/corne.keymap', text.replace('&kp A', '&kp B')),
        inFolder('build.yaml', 'include:'),
        inFolder('config/corne.keymap', text),
        inFolder('README.md', '# My keyboard'),
      ]),
    ).toMatchObject({ name: 'corne.keymap', source: text, shapes: [], problems: [] });
    expect((await openFiles([inFolder('README.md', '# My keyboard')])).problems).toHaveLength(1);
  });

  test.each(['corne.overlay', 'corne-layouts.dtsi'])('finds the physical layout in %s', async (name) => {
    const text =
      '/ { l0: l0 { compatible = "zmk,physical-layout"; display-name = "Two"; keys = <&key_physical_attrs 100 100 0 0 0 0 0>, <&key_physical_attrs 100 100 150 0 0 0 0>; }; };';
    expect(await open(new File([text], name))).toEqual({
      shapes: [{ name: 'Two', keys: '0,0 150,0' }],
      clues: [],
      problems: [],
    });
  });

  test('of several layouts in a folder, puts the one next to the keymap first', async () => {
    const inFolder = (path: string, text: string) => ({
      file: new File([text], path.split('/').at(-1) ?? ''),
      path: `config/${path}`,
      isFromFolder: true,
    });
    const infoAt = (x: number) => `{"layouts":{"LAYOUT":{"layout":[{"x":${x},"y":0}]}}}`;
    const { shapes } = await openFiles([
      inFolder('small/info.json', infoAt(1)),
      inFolder('large/mine.keymap', await keymap.text()),
      inFolder('large/info.json', infoAt(2)),
      inFolder('info.json', infoAt(3)),
    ]);
    expect(shapes.map(({ keys }) => keys)).toEqual(['200,0', '100,0', '300,0']);
  });

  test('looks for the keyboard in file names, includes, folders, and the list of what is built', async () => {
    const text = `#include "shared/base.h"\n${await keymap.text()}`;
    const { clues } = await openFiles([
      { file: new File([text], 'mine.keymap'), path: 'zmk-config-totem/config/mine.keymap', isFromFolder: true },
      {
        file: new File(['include:\n  - board: nice_nano\n    shield: totem_left\n'], 'build.yaml'),
        path: 'zmk-config-totem/build.yaml',
        isFromFolder: true,
      },
    ]);
    expect(clues).toEqual(['mine.keymap', 'shared/base.h', 'config', 'zmk-config-totem', 'nice_nano', 'totem_left']);
  });

  test('reads a zip file like a folder', async () => {
    const zip = zipSync({
      'zmk-config/config/corne.keymap': new Uint8Array(await keymap.arrayBuffer()),
      'zmk-config/README.md': strToU8('# My keyboard'),
    });
    const opened = await open(new File([zip], 'zmk-config.zip'));
    expect(opened).toMatchObject({ name: 'corne.keymap', source: await keymap.text(), shapes: [], problems: [] });
    expect((await open(new File(['no'], 'broken.zip'))).problems).toEqual([
      expect.stringMatching(/^broken\.zip couldn’t be unzipped/),
    ]);
  });

  test('reports files that the keymap does not include in one sentence', async () => {
    const { problems } = await open(keymap, new File(['#define A 1'], 'a.h'), new File(['{'], 'b.json'));
    expect(problems).toEqual(['corne.keymap doesn’t use a.h, b.json.']);
  });

  test('says what is wrong with a layout, even if the keymap does not use it', async () => {
    const layout = 'x: x { compatible = "zmk,physical-layout"; keys = <&key_physical_attrs 100 100 0 0 0 0>; };';
    const { problems } = await open(keymap, new File([`/ { ${layout} };`], 'mine.dtsi'));
    expect(problems).toEqual([expect.stringContaining('expected seven numbers')]);
  });

  test('reports files without a keymap or layout', async () => {
    const empty = ['c.dtsi', 'd.keymap'].map((name) => new File(['/ {};'], name));
    const { problems } = await open(new File(['hello'], 'a.txt'), new File(['{'], 'b.json'), ...empty);
    expect(problems).toEqual([
      expect.stringMatching(/^a\.txt: line 1: /),
      expect.stringMatching(/^b\.json: This isn't valid JSON/),
      expect.stringMatching(/^No keymap or physical layout found in c\.dtsi, d\.keymap\. /),
    ]);
  });
});

test('keys are placed by the layout, or else by the rows of the text', () => {
  const document = parse('/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp A &kp B>; }; }; };');
  expect(keysFor(document, undefined, 2).map(({ x }) => x)).toEqual([0, 1]);
  expect(keysFor(document, { name: 'x', keys: '0,0 500,0 600,0' }, 2).map(({ x }) => x)).toEqual([0, 5]);
});
