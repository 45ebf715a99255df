import { bindingLabel, readExample, type Keymap } from '#core/simulator';

export type StackKey = Readonly<{ label: string; state: 'passed' | 'chosen' | 'hidden' | 'other' }>;
export type StackLayer = Readonly<{ name: string; active: boolean; keys: readonly StackKey[] }>;

/** Layers from the top down, with the way a key press takes through them. Layers that are off are skipped. */
export function resolveStack(layers: readonly string[], active: readonly number[], key: number): readonly StackLayer[] {
  const read = readExample({ layers });
  if (!read.ok) throw new Error(read.reason);
  if (read.notes.length > 0) throw new Error(read.notes.join(' '));
  const { keymap } = read;
  let found = false;
  return keymap.layers
    .map((_, layer) => layer)
    .reverse()
    .map((layer) => {
      const isActive = layer === 0 || active.includes(layer);
      const passes = isTransparent(keymap, layer, key);
      const state = found || !isActive ? 'hidden' : passes ? 'passed' : 'chosen';
      if (state === 'chosen') found = true;
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
