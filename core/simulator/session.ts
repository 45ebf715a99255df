import { createMachine, type MachineOptions } from './createMachine.ts';
import { Kernel } from './kernel.ts';
import type { Machine } from './machine.ts';
import type { Binding, Keymap } from './model.ts';

export type { OutputEvent } from './createMachine.ts';

export type SessionOptions = MachineOptions &
  Readonly<{
    /** What the kernel's tick adds to each delay; see `Kernel`. */
    timerLagMs?: number;
  }>;

/** What is still pressed or switched on. */
export type SessionState = Readonly<{ heldUsages: readonly number[]; mods: number; activeLayers: readonly number[] }>;

/** A keyboard with a keymap, switched on at 0 ms. Time passes only when told to. */
export class Session {
  readonly kernel: Kernel;
  readonly #machine: Machine;
  readonly #layerCount: number;

  constructor(keymap: Keymap, options: SessionOptions = {}) {
    this.kernel = new Kernel(options.timerLagMs ?? 0);
    this.#machine = createMachine(keymap, this.kernel, options);
    this.#layerCount = keymap.layers.length;
  }

  /** Presses or releases a key now. What falls due now comes first when `advanceTo` was called for this moment. */
  key(position: number, pressed: boolean): void {
    this.#machine.bus.raise({ type: 'position', position, pressed, timestamp: this.kernel.now, lastListener: -1 });
  }

  advanceTo(time: number): void {
    this.kernel.advanceTo(time);
  }

  /** Switches a layer on or off, as a key elsewhere could. */
  setLayer(layer: number, active: boolean): void {
    this.#machine.layers.set(layer, active);
  }

  /** The binding that would answer if the key went down now. */
  bindingAt(position: number): Binding | undefined {
    const { keymap, layers } = this.#machine;
    for (let layer = keymap.layers.length - 1; layer >= 0; layer--) {
      const binding = layers.isActive(layer) ? keymap.layers[layer]?.bindings[position] : undefined;
      if (binding && keymap.behaviors[binding.behavior]?.kind !== 'transparent') return binding;
    }
    return undefined;
  }

  /** Whether something is still to come without another key: a timer, or a macro's next step. */
  get isWaiting(): boolean {
    return this.kernel.nextDue() !== undefined;
  }

  get state(): SessionState {
    const { hid, layers } = this.#machine;
    const activeLayers = Array.from({ length: this.#layerCount }, (_, layer) => layer).filter((layer) =>
      layers.isActive(layer),
    );
    return { heldUsages: hid.heldUsages(), mods: hid.reportedMods, activeLayers };
  }
}
