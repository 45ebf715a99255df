import type { Listener, PositionEvent } from './events.ts';
import type { Machine } from './machine.ts';
import type { Binding } from './model.ts';

/** Which layers are on. Layer 0 is always on. */
export class LayerState {
  #state = 0;
  readonly #count: number;
  readonly #changed: (layer: number, active: boolean) => void;

  constructor(count: number, changed: (layer: number, active: boolean) => void) {
    this.#count = count;
    this.#changed = changed;
  }

  /** One bit a layer. Layer 0 has no bit unless something turned it on by name. */
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

  /** Returns false for a layer that does not exist. */
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

  /** Turns every other layer off, then `layer` on. */
  moveTo(layer: number): void {
    for (let other = this.#count - 1; other >= 0; other--) this.set(other, false);
    this.set(layer, true);
  }
}

/** A key that went down, and the binding that answers to it. A key that became part of a combo has none. */
export type AnsweredPress = Readonly<{ at: number; position: number; binding: Binding }>;

/** Finds the binding for a key: from the highest layer that was on when the key went down, down to the first that is not transparent. */
export function createKeymapListener(machine: Machine, onPress?: (press: AnsweredPress) => void): Listener {
  const layersAtPress = new Map<number, number>();

  function resolve(event: PositionEvent): void {
    const { keymap } = machine;
    if (event.pressed) layersAtPress.set(event.position, machine.layers.state);
    const state = layersAtPress.get(event.position) ?? 0;
    for (let layer = keymap.layers.length - 1; layer >= 0; layer--) {
      if (layer !== 0 && (state & (1 << layer)) === 0) continue;
      const binding = keymap.layers[layer]?.bindings[event.position];
      // A layer that is shorter than the keyboard has no behavior there and lets the key through.
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
