import type { Listener, PositionEvent } from './events.ts';
import type { Machine } from './machine.ts';
import type { Binding } from './model.ts';

/** A key press and the binding that handled it. Keys that formed a combo aren't included. */
export type HandledPress = Readonly<{ at: number; position: number; binding: Binding }>;

/** Invokes the binding of a key: the highest one that isn't transparent, on the layers that were active at the press. */
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
      if (event.pressed) onPress?.({ at: event.timestamp, position: event.position, binding });
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
