import { describe, expect, it } from 'vitest';
import { bindings, propertyFrom } from './bindings.ts';
import { chosenProperties } from './chosen.ts';
import { chosenAnchor, getBinding, getChosenProperty, propertyAnchor } from './lookup.ts';
import type { BindingProperty } from './types.ts';

describe('a property', () => {
  const fact = { compatible: 'zmk,lamp', name: 'color' };

  it('is what the source says and what we say', () => {
    const stated = { ...fact, type: 'string', default: '"red"', values: ['"red"', '"blue"'] };
    expect(propertyFrom('color', { does: 'The color.', values: { '"red"': 'warm' } }, stated)).toEqual({
      name: 'color',
      type: 'string',
      default: '"red"',
      values: [{ value: '"red"', meaning: 'warm' }, { value: '"blue"' }],
      description: 'The color.',
    });
  });

  it('that is a flag is false by default', () => {
    expect(propertyFrom('slow', 'Slower.', { ...fact, type: 'boolean' }).default).toBe('false');
  });

  it('of Zephyr has its type from our words, and its allowed values from the source', () => {
    const words = { does: 'Cells.', zephyr: { type: 'int', required: true } } as const;
    expect(propertyFrom('#lamp-cells', words, { ...fact, values: ['2'] })).toMatchObject({
      type: 'int',
      required: true,
      values: [{ value: '2' }],
    });
  });

  it('that is deprecated says what to use instead', () => {
    const old = { ...fact, type: 'int', deprecated: true } as const;
    expect(propertyFrom('shade', { does: 'Old.', instead: '`color`' }, old).deprecated).toBe('`color`');
  });
});

describe.each(bindings)('$compatible', ({ compatible, properties, children }) => {
  it('lists required properties first, deprecated ones last', () => {
    for (const list of [properties, children?.properties ?? []]) {
      const ranks = list.map(rank);
      expect(ranks, `order of ${list.map(({ name }) => name).join(', ')}`).toEqual([...ranks].sort());
    }
  });

  it('has a unique anchor for every property', () => {
    const own = properties.map(({ name }) => propertyAnchor(compatible, name));
    const child = (children?.properties ?? []).map(({ name }) => propertyAnchor(compatible, name, true));
    expect(new Set([...own, ...child]).size).toBe(own.length + child.length);
  });
});

function rank({ name, required, deprecated }: BindingProperty): number {
  if (deprecated) return 3;
  return required && !name.startsWith('#') ? 1 : 2;
}

it.each(chosenProperties)('/chosen $property has an anchor', ({ property }) => {
  expect(chosenAnchor(property)).toBe(`chosen-${property.replace(',', '-')}`);
});

describe('lookups', () => {
  it('list every compatible once', () => {
    expect(new Set(bindings.map(({ compatible }) => compatible)).size).toBe(bindings.length);
  });

  it('give child properties their own anchors', () => {
    expect(propertyAnchor('zmk,combos', 'timeout-ms', true)).toBe('combos-child-timeout-ms');
    expect(propertyAnchor('alps,ec11', 'steps')).toBe('alps-ec11-steps');
  });

  it('fail for an unknown row with its id and where to add it', () => {
    expect(() => getBinding('zmk,combo')).toThrow(/"zmk,combo".*core\/firmware\/text/);
    expect(() => getChosenProperty('zmk,batery')).toThrow(/"zmk,batery".*core\/firmware\/text/);
  });
});
