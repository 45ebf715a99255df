import type { Listener, PositionEvent } from './events.ts';
import type { Machine } from './machine.ts';
import type { Binding } from './model.ts';

/** The active layers. Layer 0 is always active. */
export class LayerState {
  #state = 0;
  readonly #count: number;
  readonly #changed: (layer: number, active: boolean) => void;

  constructor(count: number, changed: (layer: number, active: boolean) => void) {
    this.#count = count;
    this.#changed = changed;
  }

  /** One bit per layer. The bit of layer 0 is only set if something activated layer 0 explicitly. */
  get state(): number {
    return this.#state;
  }

  isActive(layer: number): boolean {
    return layer === 0 || (this.#state & (1 << layer)) !== 0;
  }

  highestActive(): number {
    for (let layer = this.#count - 1; layer > 0; layer--) if (this.isActive(layer)) return layer;
    return 0;
  }

  /** Returns false if the layer doesn't exist. */
  set(layer: number, active: boolean): boolean {
    if (layer >= this.#count) return false;
    if (layer === 0 && !active) return true;
    const before = this.#state;
    this.#state = active ? before | (1 << layer) : before & ~(1 << layer);
    if (this.#state !== before) this.#changed(layer, active);
    return true;
  }

  toggle(layer: number): boolean {
    return this.set(layer, !this.isActive(layer));
  }

  /** Deactivates all layers, then activates `layer`. */
  moveTo(layer: number): void {
    for (let other = this.#count - 1; other >= 0; other--) this.set(other, false);
    this.set(layer, true);
  }
}

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
