import type { Listener } from './events.ts';
import type { Machine } from './machine.ts';

/** A keymap has at most 32 layers, so a chain of conditional layers that turn each other on can't be longer. */
const maxRounds = 32;

/** Activates each conditional layer while all of its if-layers are active. */
export function createConditionalLayerListener(machine: Machine): Listener {
  const { layers, keymap } = machine;
  const rules = keymap.conditionalLayers.map(({ ifLayers, thenLayer, name }) => ({
    name,
    thenLayer,
    mask: ifLayers.reduce((bits, layer) => bits | (1 << layer), 0),
  }));
  // Layer 0 is always active, and a layer that doesn't exist never is.
  const thenLayers = [...new Set(rules.map(({ thenLayer }) => thenLayer))]
    .filter((layer) => layer > 0 && layer < keymap.layers.length)
    .sort((a, b) => a - b);
  let updating = false;
  let needsUpdate = false;

  function update(): void {
    // All rules use the layers at the start of the round. Changes made here are for the next round.
    const { state } = layers;
    for (const layer of thenLayers) {
      const rule = rules.find(({ thenLayer, mask }) => thenLayer === layer && (state & mask) === mask);
      const active = rule !== undefined;
      if (layers.isActive(layer) === active) continue;
      const name = (rule ?? rules.find(({ thenLayer }) => thenLayer === layer))?.name ?? '';
      machine.note({ kind: 'conditional-layer', layer, active, name });
      layers.set(layer, active);
    }
  }

  return {
    name: 'conditional-layer',
    layer() {
      needsUpdate = true;
      // Changing a layer raises this event again. The outer call then does another round.
      if (updating) return 'bubble';
      updating = true;
      for (let round = 0; needsUpdate && round < maxRounds; round++) {
        needsUpdate = false;
        update();
      }
      if (needsUpdate) {
        const message = 'Conditional layers turn each other on and off endlessly. A keyboard would hang here.';
        machine.note({ kind: 'error', message });
      }
      updating = false;
      return 'bubble';
    },
  };
}
