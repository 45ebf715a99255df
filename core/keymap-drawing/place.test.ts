import { describe, expect, it } from 'vitest';
import type { Key } from '#core/keyboard-shape';
import { widthOf } from './fitLegend.ts';
import { fitLegend, placeCombos, type DrawnCombo } from './index.ts';

const row = (count: number): readonly Key[] =>
  Array.from({ length: count }, (_, x) => ({ x, y: 0, width: 1, height: 1, rotationDeg: 0, originX: 0, originY: 0 }));

const combo = (...positions: number[]): DrawnCombo => ({
  name: 'c',
  positions,
  legend: { kind: 'key', tap: 'Esc' },
  layers: [],
});

describe('placeCombos', () => {
  it('puts the label of neighboring keys between them, without lines', () => {
    expect(placeCombos([combo(0, 1)], row(2))).toMatchObject([{ at: { x: 1, y: 0.5 }, lines: [] }]);
  });

  it('moves a label off the middle of a key, and draws lines to the keys of the combo', () => {
    const [placed] = placeCombos([combo(0, 2, 4)], row(5));
    expect(placed?.at.y).toBeLessThan(0.2);
    expect(placed?.lines).toHaveLength(3);
  });

  it.each([
    ['of several combos on the same keys', row(3), [combo(0, 1, 2), combo(0, 1, 2), combo(0, 1, 2)]],
    ['between staggered columns', row(3).map((key, index) => ({ ...key, y: index === 1 ? 0 : 0.5 })), [combo(0, 2)]],
  ])('does not cover a legend with the label %s', (_what, keys, combos) => {
    for (const { at, height } of placeCombos(combos, keys)) {
      const center = 0.5 + (keys.find(({ x }) => x === 1)?.y ?? 0);
      expect(Math.abs(at.y - center)).toBeGreaterThan(height / 2 + 0.1);
    }
  });

  it('keeps a label between its keys if another one can move', () => {
    const [first, second] = placeCombos([combo(0, 1, 2, 3), combo(1, 2)], row(4));
    expect(first).toMatchObject({ combo: { positions: [1, 2] }, at: { x: 2, y: 0.5 } });
    expect(second?.lines).toHaveLength(4);
  });

  it('leaves a wide label between its keys, even if it touches a legend', () => {
    const wide = { ...combo(0, 1), legend: { kind: 'key', tap: 'leader' } } as const;
    expect(placeCombos([wide], row(2))).toMatchObject([{ at: { x: 1, y: 0.5 } }]);
  });

  it('moves overlapping labels apart', () => {
    const places = placeCombos([combo(0, 1), combo(0, 1), combo(1, 0)], row(2)).map(({ at }) => at.y);
    expect(new Set(places).size).toBe(3);
  });

  it('labels a combo across both halves in the drawing of each half, at the corner of its key', () => {
    const placed = placeCombos([combo(0, 3)], row(4), [0, 1]);
    expect(placed).toMatchObject([{ at: { x: 1, y: 0 }, lines: [{ x: 0.8 }] }]);
    expect(placeCombos([combo(0, 1)], row(4), [2, 3])).toEqual([]);
  });

  it('breaks a long label, so that the legends beside it stay readable', () => {
    const long = { ...combo(0, 1), legend: { kind: 'key', tap: 'Ctrl+Shift' } } as const;
    const [placed] = placeCombos([long], row(2));
    expect(placed?.text.lines).toEqual(['Ctrl+', 'Shift']);
    expect(placed?.width).toBeLessThan(0.66);
  });

  it('draws lines beside the legends of other keys', () => {
    const staggered = row(4).map((key, index) => ({ ...key, y: index === 1 ? 0.5 : 0 }));
    for (const { at, lines } of placeCombos([combo(0, 3)], staggered)) {
      expect(Math.abs(at.y - 1)).toBeGreaterThan(0.13);
      expect(lines).toMatchObject([{ x: 0.8 }, { x: 3.2 }]);
    }
  });

  it('leaves out combos whose keys do not exist', () => {
    expect(placeCombos([combo(7, 8)], row(2))).toEqual([]);
  });
});

describe('fitLegend', () => {
  it('makes long legends smaller and breaks them between words', () => {
    expect(fitLegend('A', 74, 74, 34)).toEqual({ lines: ['A'], size: 34 });
    expect(fitLegend('BT clear', 74, 74, 34).lines).toEqual(['BT', 'clear']);
    expect(fitLegend('raise_layer', 74, 74, 34).lines).toEqual(['raise_', 'layer']);
    expect(fitLegend('_EQUAL', 74, 74, 34).lines).toEqual(['_EQUAL']);
    expect(fitLegend('Ctrl++', 60, 74, 34).lines).toEqual(['Ctrl+', '+']);
    expect(fitLegend('CtrlAltDel', 74, 74, 34).lines).toEqual(['Ctrl', 'Alt', 'Del']);
    expect(fitLegend('Ctrl+Shift+Tab', 74, 74, 34).lines).toEqual(['Ctrl+', 'Shift+', 'Tab']);
    expect(fitLegend('Ctrl+Shift+Z', 74, 74, 34).lines).toEqual(['Ctrl+', 'Shift+', 'Z']);
    expect(fitLegend('PrtSc', 74, 74, 34).size).toBeLessThan(34);
    expect(fitLegend('Ctrl+End', 78, 22, 20).lines).toEqual(['Ctrl+End']);
  });

  it('makes words with wide letters small enough for the key', () => {
    for (const word of ['Home', 'PgDn', 'Mouse', 'swapper']) {
      const { lines, size } = fitLegend(word, 78, 74, 34);
      expect(widthOf(lines[0] ?? '') * size).toBeLessThanOrEqual(78);
    }
    // Measured in DejaVu Sans Bold, the widest of the usual fonts.
    expect(widthOf('Home')).toBeGreaterThan(3.2);
    expect(widthOf('Shift')).toBeGreaterThan(2.69);
  });

  it('gives most words one size, and position numbers a larger one', () => {
    expect(['GUI', 'Alt', 'Ctrl', 'F10'].map((word) => fitLegend(word, 78, 74, 34).size)).toEqual([27, 27, 27, 27]);
    expect(['9', '10'].map((number) => fitLegend(number, 78, 74, 34).size)).toEqual([34, 34]);
  });

  it('keeps all lines within the height', () => {
    const { lines, size } = fitLegend('shift repeat', 74, 34, 34);
    expect(lines).toHaveLength(2);
    expect(size * 1.1 * 2).toBeLessThanOrEqual(34);
  });

  it('cuts off text that would be too small to read', () => {
    const { lines, size } = fitLegend('averyveryverylongmacro', 74, 74, 34);
    expect(size).toBe(14);
    expect(lines).toEqual([expect.stringMatching(/^avery.*…$/)]);
  });
});
