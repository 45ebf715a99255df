import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawing } from '#core/keymap-drawing';
import { sampleKeymap } from '../hold-tap-tuning/sampleKeymap.ts';
import {
  addCombo,
  changeKey,
  clearAbove,
  copyKey,
  keyAt,
  readKeys,
  swapKeys,
  type KeymapKeys,
  type KeyPlace,
} from './index.ts';
import { replaceAll } from './replacements.ts';

const read = (file: string): string => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
const homeRowMods = read('fixtures/homeRowMods.keymap');
const macros = read('fixtures/macros.keymap');
const upgraded = fs
  .readdirSync(path.join(import.meta.dirname, '../keymap-upgrade/fixtures'))
  .map((name) => read(`../keymap-upgrade/fixtures/${name}/after.keymap`))
  .filter((source) => readKeys(source).layers.some((layer) => layer.length > 0));

const files: readonly string[] = [
  homeRowMods,
  homeRowMods.replaceAll('\n', '\r\n'),
  macros,
  sampleKeymap.source,
  ...upgraded,
];

/** Reading a keymap again for each of its keys would take most of the time of these tests. */
const known = new Map<string, KeymapKeys>();
function keysOf(source: string): KeymapKeys {
  const keys = known.get(source) ?? readKeys(source);
  known.set(source, keys);
  return keys;
}

const placesIn = (source: string): readonly KeyPlace[] =>
  keysOf(source).layers.flatMap((layer, index) => layer.map((_, position) => ({ layer: index, position })));

const bindings = ['&kp A', '&trans', '&none', '&kp LC(LS(Z))', '&mt LSHFT ESC', '&lt 1 SPACE', '&bt BT_SEL 1', '&mo 1'];
const anyChange = fc.constantFrom(...files).chain((source) =>
  fc.record({
    source: fc.constant(source),
    place: fc.constantFrom(...placesIn(source)),
    other: fc.constantFrom(...placesIn(source)),
    binding: fc.constantFrom(...bindings),
  }),
);

/** The ways to change a key, or none if it was refused. */
const choicesFor = (source: string, place: KeyPlace, binding: string) => {
  const change = changeKey(keysOf(source), place, binding);
  return change.ok ? change.choices : [];
};
const textAt = (source: string, place: KeyPlace) => keyAt(keysOf(source), place)?.text;
const base = (position: number): KeyPlace => ({ layer: 0, position });

/** The text with the only (or first) change, as lines that differ. */
function changedLines(source: string, place: KeyPlace, binding: string, scope = 'key'): readonly string[] {
  const choice = choicesFor(source, place, binding).find((each) => each.scope === scope);
  if (!choice) throw new Error('no such choice');
  const before = source.split('\n');
  return choice.text.split('\n').filter((line, index) => line !== before[index]);
}

describe('any change of a key', () => {
  test('changes only its own range and the spaces after it, and undoing it gives the same bytes', () => {
    fc.assert(
      fc.property(anyChange, ({ source, place, binding }) => {
        for (const { replacements, text } of choicesFor(source, place, binding)) {
          const inOrder = [...replacements].sort((a, b) => a.from - b.from);
          let grown = 0;
          const inverse = inOrder.map(({ from, to, insert }) => {
            const at = from + grown;
            grown += insert.length - (to - from);
            return { from: at, to: at + insert.length, insert: source.slice(from, to) };
          });
          expect(replaceAll(text, inverse)).toBe(source);
          const [first, padding] = inOrder;
          expect(inOrder.length).toBeLessThanOrEqual(2);
          if (first) expect(source.slice(first.from, first.to)).not.toMatch(/[;{}]/);
          if (padding) expect(source.slice(padding.from, padding.to) + padding.insert).toMatch(/^ +$/);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('gives the key this binding, and leaves all other keys, combos, and settings as they are', () => {
    fc.assert(
      fc.property(anyChange, ({ source, place, binding }) => {
        const before = readDrawing(source);
        for (const { scope, text, others, elsewhere } of choicesFor(source, place, binding)) {
          expect(textAt(text, place)).toBe(binding);
          const after = readDrawing(text);
          if (scope === 'key') expect({ others, elsewhere }).toEqual({ others: [], elsewhere: false });
          if (!elsewhere)
            expect(after.combos.map(({ positions }) => positions)).toEqual(
              before.combos.map(({ positions }) => positions),
            );
          const isChanged = (layer: number, position: number) =>
            [place, ...others].some((each) => each.layer === layer && each.position === position);
          before.layers.forEach(({ legends }, layer) =>
            legends.forEach((legend, position) => {
              const now = after.layers[layer]?.legends[position];
              // A transparent key shows the key below it, which may be the changed one.
              if (!isChanged(layer, position) && legend.kind !== 'transparent') expect(now).toEqual(legend);
            }),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  test('is possible for every key of these keymaps', () => {
    for (const source of [homeRowMods, macros])
      for (const place of placesIn(source)) {
        const count = choicesFor(source, place, '&kp PAUSE_BREAK').length;
        expect(count, `${textAt(source, place)} in\n${source}`).toBeGreaterThan(0);
      }
  });

  test('to what it already is leaves the text as it is', () => {
    for (const source of files)
      for (const place of placesIn(source)) {
        const change = changeKey(keysOf(source), place, textAt(source, place) ?? '');
        if (change.ok) expect(change.choices[0].text).toBe(source);
      }
  });
});

describe('the text around a changed key', () => {
  test('keeps its columns', () => {
    expect(changedLines(homeRowMods, base(1), '&kp ESCAPE')).toEqual([
      '                &kp Q         &kp ESCAPE     &kp E        &kp R   /* index */',
    ]);
    expect(changedLines(homeRowMods, base(3), '&none')).toEqual([
      '                &kp Q         &kp W          &kp E        &none   /* index */',
    ]);
  });

  test('moves only if the binding is longer than its column', () => {
    expect(changedLines(homeRowMods, base(0), '&kp LC(LS(LA(Q)))')).toEqual([
      '                &kp LC(LS(LA(Q))) &kp W          &kp E        &kp R   /* index */',
    ]);
  });

  test('isn’t padded if the keys have no columns', () => {
    expect(changedLines(homeRowMods, { layer: 1, position: 0 }, '&none')).toEqual([
      '                &none &kp REDO ___ ___',
    ]);
  });

  test('keeps a comment inside the binding', () => {
    expect(changedLines(homeRowMods, base(14), '&mo 2')).toEqual([
      '                &lt NAV SPACE &kp RET  &mo 2 /* left thumb */         &mo SYM',
    ]);
    expect(changedLines(homeRowMods, base(14), '&lt 2 DEL')[0]).toContain('/* left thumb */');
  });

  test('is the branch of an #if that applies', () => {
    expect(changedLines(homeRowMods, { layer: 2, position: 13 }, '&kp X')).toEqual(['              &kp X']);
  });
});

describe('a key from a macro', () => {
  test('can be changed in the arguments of the macro', () => {
    expect(changedLines(homeRowMods, base(5), '&hml LALT G')).toEqual(['                HRML(A, G, D, F)']);
    expect(changedLines(homeRowMods, base(8), '&hml LSHFT Y')).toEqual([
      '                SHIFTY(Y)     &kp X          &kp C        &kp V',
    ]);
    expect(changedLines(macros, { layer: 1, position: 1 }, '&none')).toEqual(['\t\t\t&kp N1\t&none']);
  });

  test('replaces the macro if the macro makes only this key', () => {
    expect(changedLines(homeRowMods, base(8), '&none')).toEqual([
      '                &none         &kp X          &kp C        &kp V',
    ]);
    expect(changedLines(homeRowMods, { layer: 1, position: 2 }, '&kp K')).toEqual([
      '                &kp UNDO &kp REDO &kp K ___',
    ]);
  });

  test('replaces the macro by all its keys if it makes others too', () => {
    expect(changedLines(homeRowMods, base(5), '&none')).toEqual([
      '                &hml LGUI A &none &hml LCTRL D &hml LSHFT F',
    ]);
    expect(changedLines(macros, base(1), '&kp Z')).toEqual(['\t\tLAYER(base, &kp Q &kp Z &kp E THUMB)']);
  });

  test('can be changed in the definition, which tells the other keys that change', () => {
    const [first, second] = choicesFor(homeRowMods, { layer: 1, position: 2 }, '&none');
    expect(first).toMatchObject({ scope: 'key', macro: '___' });
    expect(second).toMatchObject({ scope: 'definition', macro: '___', elsewhere: false });
    expect(second?.others).toHaveLength(5);
    expect(changedLines(homeRowMods, { layer: 1, position: 2 }, '&none', 'definition')).toEqual(['#define ___ &none']);
    expect(changedLines(homeRowMods, { layer: 1, position: 0 }, '&kp LC(Y)', 'definition')).toEqual([
      '#define UNDO LC(Y)',
    ]);
    expect(changedLines(macros, base(2), '&kp Z', 'definition')).toEqual(['            &kp Z']);
  });

  test('can only be changed in the definition if the macro makes the whole layer', () => {
    const choices = choicesFor(macros, { layer: 4, position: 1 }, '&kp Z');
    expect(choices).toMatchObject([{ scope: 'definition', macro: 'FULL_LAYER', others: [] }]);
  });

  test('isn’t changed alone if another layer uses the same argument', () => {
    const choices = choicesFor(macros, { layer: 2, position: 1 }, '&kp Z');
    expect(choices).toMatchObject([{ scope: 'definition', others: [{ layer: 3, position: 1 }] }]);
  });
});

test.each(['', 'kp A', '&kp A; }', '&kp A &kp B', '&kp LC(A', '&kp A // done', '&', '&kp "A"', 'NOT_A_MACRO'])(
  'the text %j is refused, because it isn’t a binding',
  (binding) => {
    const change = changeKey(keysOf(homeRowMods), base(0), binding);
    expect(change).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  },
);

describe('several keys', () => {
  test('swapping two keys twice gives the same keys', () => {
    fc.assert(
      fc.property(anyChange, ({ source, place, other }) => {
        const once = swapKeys(keysOf(source), place, other);
        if (!once.ok) return;
        expect(textAt(once.text, place)).toBe(textAt(source, other));
        expect(textAt(once.text, other)).toBe(textAt(source, place));
        const twice = swapKeys(keysOf(once.text), place, other);
        expect(twice.ok && keysOf(twice.text).layers.map((layer) => layer.map(({ text }) => text))).toEqual(
          keysOf(source).layers.map((layer) => layer.map(({ text }) => text)),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('swapped keys take their macros with them', () => {
    const swapped = swapKeys(keysOf(homeRowMods), base(8), base(10));
    expect(swapped).toMatchObject({
      ok: true,
      text: expect.stringContaining('&kp C         &kp X          SHIFTY(Z)    &kp V'),
    });
  });

  test('a binding is copied to others', () => {
    const copied = copyKey(keysOf(homeRowMods), base(0), [base(2), base(5), { layer: 1, position: 3 }]);
    if (!copied.ok) throw new Error(copied.reason);
    for (const place of [base(2), base(5), { layer: 1, position: 3 }]) expect(textAt(copied.text, place)).toBe('&kp Q');
    expect(textAt(copied.text, base(4))).toBe('&hml LGUI A');
  });

  test('a key is cleared on all layers above the first', () => {
    const cleared = clearAbove(keysOf(homeRowMods), 0);
    if (!cleared.ok) throw new Error(cleared.reason);
    expect([0, 1, 2].map((layer) => textAt(cleared.text, { layer, position: 0 }))).toEqual([
      '&kp Q',
      '&trans',
      '&trans',
    ]);
  });
});

describe('a new combo', () => {
  const combo = { positions: [3, 0], binding: '&kp ESC' };

  test('goes to the others, with a name that isn’t taken', () => {
    const added = addCombo(keysOf(homeRowMods), combo);
    expect(added).toMatchObject({
      ok: true,
      text: homeRowMods.replace(
        '            bindings = <&kp ESC>;\n        };\n',
        (others) =>
          `${others}        combo_esc_2 {\n            key-positions = <0 3>;\n            bindings = <&kp ESC>;\n        };\n`,
      ),
    });
  });

  test('goes to a new node at the end if there are none', () => {
    const without = sampleKeymap.source.replace(/ {4}combos \{[^]*?\n {4}\};\n/, '');
    const added = addCombo(keysOf(without), { ...combo, layers: [0] });
    if (!added.ok) throw new Error(added.reason);
    expect(readDrawing(added.text).combos).toMatchObject([{ name: 'combo_esc', positions: [0, 3], layers: [0] }]);
    expect(added.text.startsWith(without)).toBe(true);
  });

  test('is indented like the rest', () => {
    expect(addCombo(keysOf(macros), combo)).toMatchObject({
      text: expect.stringContaining(
        '\n\t\tcombo_esc {\n\t\t\tkey-positions = <0 3>;\n\t\t\tbindings = <&kp ESC>;\n\t\t};\n\t};',
      ),
    });
  });

  test('is added to every keymap without changing the rest', () => {
    for (const source of files) {
      const added = addCombo(keysOf(source), combo);
      if (!added.ok) throw new Error(added.reason);
      expect(readDrawing(added.text).combos).toHaveLength(readDrawing(source).combos.length + 1);
      expect(readDrawing(added.text).layers).toEqual(readDrawing(source).layers);
    }
  });

  test('needs two keys', () => {
    expect(addCombo(keysOf(homeRowMods), { ...combo, positions: [1] })).toMatchObject({ ok: false });
  });
});
