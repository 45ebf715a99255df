import type { Listener } from './events.ts';
import type { Machine } from './machine.ts';

/** As many layers as a keymap can have: the longest chain of conditional layers is at its end after as many rounds. */
const mostRounds = 32;

/** Keeps each conditional layer on exactly while all of its if-layers are on. */
export function createConditionalLayerListener(machine: Machine): Listener {
  const { layers, keymap } = machine;
  const rules = keymap.conditionalLayers.map(({ ifLayers, thenLayer, name }) => ({
    name,
    thenLayer,
    mask: ifLayers.reduce((bits, layer) => bits | (1 << layer), 0),
  }));
  // Layer 0 is always on, whatever a rule says, and a layer that doesn't exist is never on.
  const thenLayers = [...new Set(rules.map(({ thenLayer }) => thenLayer))]
    .filter((layer) => layer > 0 && layer < keymap.layers.length)
    .sort((a, b) => a - b);
  let updating = false;
  let stale = false;

  function update(): void {
    // All rules look at the layers as they are now; those switched on the way are for the next round.
    const { state } = layers;
    for (const layer of thenLayers) {
      const met = rules.find(({ thenLayer, mask }) => thenLayer === layer && (state & mask) === mask);
      const active = met !== undefined;
      if (layers.isActive(layer) === active) continue;
      const name = (met ?? rules.find(({ thenLayer }) => thenLayer === layer))?.name ?? '';
      machine.note({ kind: 'conditional-layer', layer, active, name });
      layers.set(layer, active);
    }
  }

  return {
    name: 'conditional-layer',
    layer() {
      stale = true;
      // Switching a layer raises this event again; the outer call goes round once more instead of nesting.
      if (updating) return 'bubble';
      updating = true;
      for (let round = 0; stale && round < mostRounds; round++) {
        stale = false;
        update();
      }
      if (stale) {
        const message = 'Conditional layers switch each other on and off without end; a keyboard would hang here.';
        machine.note({ kind: 'error', message });
      }
      updating = false;
      return 'bubble';
    },
  };
}
