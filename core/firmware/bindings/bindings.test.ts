import { describe, expect, it } from 'vitest';
import { findKconfigSymbol } from '../kconfig/lookup.ts';
import { chosenProperties } from './chosen.ts';
import { bindings, chosenAnchor, getBinding, getChosenProperty, propertyAnchor } from './lookup.ts';
import { bindingTopics } from './topics.ts';
import type { Binding, BindingProperty } from './types.ts';

const allProperties = (binding: Binding) => [...binding.properties, ...(binding.children?.properties ?? [])];

describe.each(bindings)('$compatible', (binding: Binding) => {
  it('has a binding file and lists required properties first, deprecated ones last', () => {
    expect(binding.source).toMatch(/^app\/(module\/)?dts\/bindings\/.+\.ya?ml$/);
    for (const list of [binding.properties, binding.children?.properties ?? []]) {
      const ranks = list.map(rank);
      expect(ranks, `order of ${list.map(({ name }) => name).join(', ')}`).toEqual([...ranks].sort());
    }
  });

  it('has a description that continues a sentence after its name', () => {
    expect(binding.description).toMatch(/^[a-z].*\.$/s);
    if (binding.children) expect(binding.children.description).toMatch(/^[A-Z].*\.$/s);
  });

  it('has a unique anchor for every property', () => {
    const own = binding.properties.map(({ name }) => propertyAnchor(binding.compatible, name));
    const child = (binding.children?.properties ?? []).map(({ name }) =>
      propertyAnchor(binding.compatible, name, true),
    );
    expect(new Set([...own, ...child]).size).toBe(own.length + child.length);
  });

  it.each(allProperties(binding))('has a valid row for $name', (property: BindingProperty) => {
    expect(property.name).toMatch(/^#?[a-z][a-z0-9_-]*$/);
    expect(property.description, 'write a sentence').toMatch(/^[A-Z0-9`].*[.)]$/s);
    if (property.required) expect(property.default, 'a required property has no default').toBeUndefined();
    if (property.type === 'boolean' && !property.required) expect(property.default).toBe('false');
    if (property.type === 'int' && property.default) expect(property.default).toMatch(/^(-?\d+|[A-Z][A-Z0-9_]+)$/);
    if (property.default?.startsWith('CONFIG_')) expect(findKconfigSymbol(property.default)).toBeDefined();
    if (property.values && property.default !== undefined)
      expect(property.values.map(({ value }) => value)).toContain(property.default);
  });
});

function rank({ name, required, deprecated }: BindingProperty): number {
  if (deprecated) return 3;
  return required && !name.startsWith('#') ? 1 : 2;
}

describe.each(bindingTopics)('the topic $page', (topic) => {
  it('is sorted by compatible', () => {
    const names = topic.bindings.map(({ compatible }) => compatible);
    expect(names).toEqual([...names].sort());
  });
});

describe.each(chosenProperties)('/chosen $property', ({ property, description, source, page }) => {
  it('has a description, a page and the file that reads it', () => {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(page).toMatch(/^config\/[a-z]+$/);
    expect(source).toMatch(/^app\/src\/.+\.c$/);
    expect(chosenAnchor(property)).toBe(`chosen-${property.replace(',', '-')}`);
  });
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
    expect(() => getBinding('zmk,combo')).toThrow(/"zmk,combo".*core\/firmware\/bindings/);
    expect(() => getChosenProperty('zmk,batery')).toThrow(/"zmk,batery".*chosen\.ts/);
  });
});
