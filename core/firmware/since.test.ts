import { expect, it } from 'vitest';
import { findBehavior, findConstant } from './behaviors/find.ts';
import { findBinding } from './bindings/lookup.ts';
import { findKconfigSymbol } from './kconfig/lookup.ts';
import { listedIds, sinceOf } from './since.ts';

it.each(listedIds)('%s is in the tables', (id) => {
  const [name = '', property] = id.split(' ');
  const binding = findBinding(name);
  if (property !== undefined) expect(binding?.properties.map((each) => each.name)).toContain(property);
  else expect(findKconfigSymbol(name) ?? findBehavior(name) ?? findConstant(name) ?? binding).toBeDefined();
});

it('sinceOf is v0.1 for everything not listed, and the release of the node for its properties', () => {
  expect(sinceOf('CONFIG_ZMK_SLEEP')).toBe('v0.1');
  expect(sinceOf('CONFIG_ZMK_POINTING')).toBe('v0.2');
  expect(sinceOf('zmk,wired-split detect-gpios')).toBe('v0.3');
  expect(sinceOf('zmk,behavior-key-toggle toggle-mode')).toBe('v0.2');
  expect(sinceOf('zmk,behavior-key-toggle display-name')).toBe('v0.1');
});
