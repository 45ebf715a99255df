import { createMachine, type MachineOptions } from './createMachine.ts';
import { Kernel } from './kernel.ts';
import type { Machine } from './machine.ts';
import type { Keymap } from './model.ts';

export type { OutputEvent } from './createMachine.ts';

type SessionOptions = MachineOptions &
  Readonly<{
    /** Added to each delay; see `Kernel`. */
    timerLagMs?: number;
  }>;

/** The keys and modifiers that are pressed and the layers that are active. */
export type SessionState = Readonly<{ heldUsages: readonly number[]; mods: number; activeLayers: readonly number[] }>;

/** A simulated keyboard, turned on at 0 ms. Time only passes when `advanceTo` is called. */
export class Session {
  readonly kernel: Kernel;
  readonly #machine: Machine;
  readonly #layerCount: number;

  constructor(keymap: Keymap, options: SessionOptions = {}) {
    this.kernel = new Kernel(options.timerLagMs ?? 0);
    this.#machine = createMachine(keymap, this.kernel, options);
    this.#layerCount = keymap.layers.length;
  }

  /** Presses or releases a key now. Call `advanceTo` first to run the timers that are due. */
  key(position: number, pressed: boolean): void {
    this.#machine.bus.raise({ type: 'position', position, pressed, timestamp: this.kernel.now, lastListener: -1 });
  }

  advanceTo(time: number): void {
    this.kernel.advanceTo(time);
  }

  setLayer(layer: number, active: boolean): void {
    this.#machine.layers.set(layer, active);
  }

  /** Whether a timer is running, so that something will happen without another key event. */
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
