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
