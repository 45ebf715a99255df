import { bindingLabel, readExample, type Keymap } from '#core/simulator';

/**
 * A key press goes down through the active layers. It's `passed` on by transparent bindings, until a binding is `chosen`. On the
 * layers below, and on those that are off, the key is `hidden`. All keys that aren't pressed are `other`.
 */
type StackKey = Readonly<{ label: string; state: 'passed' | 'chosen' | 'hidden' | 'other' }>;
export type StackLayer = Readonly<{ name: string; active: boolean; keys: readonly StackKey[] }>;

/** The layers from top to bottom, and what happens on each when `key` is pressed. */
export function resolveStack(layers: readonly string[], active: readonly number[], key: number): readonly StackLayer[] {
  const read = readExample({ layers });
  if (!read.ok) throw new Error(read.reason);
  if (read.notes.length > 0) throw new Error(read.notes.join(' '));
  const { keymap } = read;
  let isFound = false;
  return keymap.layers
    .map((_, layer) => layer)
    .reverse()
    .map((layer) => {
      const isActive = layer === 0 || active.includes(layer);
      const isPassed = isTransparent(keymap, layer, key);
      const state = isFound || !isActive ? 'hidden' : isPassed ? 'passed' : 'chosen';
      if (state === 'chosen') isFound = true;
      const keys = (keymap.layers[layer]?.bindings ?? []).map((binding, position): StackKey => ({
        label: bindingLabel(keymap, binding),
        state: position === key ? state : 'other',
      }));
      return { name: `Layer ${layer}`, active: isActive, keys };
    });
}

function isTransparent(keymap: Keymap, layer: number, key: number): boolean {
  const binding = keymap.layers[layer]?.bindings[key];
  return !binding || keymap.behaviors[binding.behavior]?.kind === 'transparent';
}
