import type { Listener, PositionEvent } from './events.ts';
import type { Machine } from './machine.ts';
import type { Binding } from './model.ts';

/** A key press, the binding that handled it, and when. Keys that formed a combo aren't included. */
export type HandledPress = Readonly<{
  at: number;
  handledAt: number;
  position: number;
  layer: number;
  binding: Binding;
}>;

/**
 * Invokes the binding of a key: the first one that isn't transparent, from the highest layer down. Only layers that were active
 * when the key was pressed count.
 */
export function createKeymapListener(machine: Machine, onPress?: (press: HandledPress) => void): Listener {
  const layersAtPress = new Map<number, number>();

  function resolve(event: PositionEvent): void {
    const { keymap } = machine;
    if (event.pressed) layersAtPress.set(event.position, machine.layers.state);
    const state = layersAtPress.get(event.position) ?? 0;
    for (let layer = keymap.layers.length - 1; layer >= 0; layer--) {
      if (layer !== 0 && (state & (1 << layer)) === 0) continue;
      const binding = keymap.layers[layer]?.bindings[event.position];
      // A layer with fewer bindings than keys is transparent for the rest.
      if (!binding || machine.invoke(binding, event, event.pressed) === 'transparent') continue;
      if (event.pressed) {
        const { timestamp: at, position } = event;
        onPress?.({ at, handledAt: machine.kernel.now, position, layer, binding });
      }
      return;
    }
  }

  return {
    name: 'keymap',
    position(event) {
      resolve(event);
      return 'bubble';
    },
  };
}
