import { BehaviorQueue } from './behaviorQueue.ts';
import { createCapsWord } from './behaviors/capsWord.ts';
import { createHoldTap } from './behaviors/holdTap.ts';
import { createKeyPress } from './behaviors/keyPress.ts';
import { createKeyRepeat } from './behaviors/keyRepeat.ts';
import { createKeyToggle } from './behaviors/keyToggle.ts';
import { createMomentaryLayer, createToggleLayer, createToLayer } from './behaviors/layerKeys.ts';
import { createMacro } from './behaviors/macro.ts';
import { createModMorph } from './behaviors/modMorph.ts';
import { createStickyKey } from './behaviors/stickyKey.ts';
import { createTapDance } from './behaviors/tapDance.ts';
import { createComboListener } from './combos.ts';
import { createConditionalLayerListener } from './conditionalLayers.ts';
import type { Decision } from './decisions.ts';
import { createEventBus, type EventBus, type KeycodeEvent } from './events.ts';
import { createHidListener, HidState } from './hid.ts';
import { Kernel } from './kernel.ts';
import { createKeymapListener, LayerState } from './layers.ts';
import type { BehaviorDriver, BindingEvent, Machine, Outcome } from './machine.ts';
import type { BehaviorKind, Binding, Keymap } from './model.ts';

/** A key event as the firmware reports it. */
export type OutputEvent = Readonly<{
  at: number;
  pressed: boolean;
  page: number;
  code: number;
  implicitMods: number;
  explicitMods: number;
  /** The modifiers the host sees once this event is in the report; a mod-morph may have hidden some. */
  reportedMods: number;
}>;

export type SessionOptions = Readonly<{
  /** What the kernel's tick adds to each delay; see `Kernel`. */
  timerLagMs?: number;
  onOutput?: (event: OutputEvent) => void;
  onDecision?: (decision: Decision) => void;
}>;

/** What is still pressed or switched on. */
export type SessionState = Readonly<{ heldUsages: readonly number[]; mods: number; activeLayers: readonly number[] }>;

/** Behaviors that call behaviors: a few levels in any keymap that works. */
const deepestCall = 100;

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

function createMachine(keymap: Keymap, kernel: Kernel, { onOutput, onDecision }: SessionOptions): Machine {
  const hid = new HidState(keymap.limits);
  const layers = new LayerState(keymap.layers.length, (layer, active) => {
    machine.note({ kind: 'layer', layer, active });
    machine.bus.raise({ type: 'layer', layer, active, lastListener: -1 });
  });
  const report = (event: KeycodeEvent): void => {
    const { pressed, page, code, implicitMods, explicitMods } = event;
    onOutput?.({ at: kernel.now, pressed, page, code, implicitMods, explicitMods, reportedMods: hid.reportedMods });
  };

  // The parts refer to each other through the machine, so it exists before them and is filled in afterwards.
  const machine = {
    keymap,
    kernel,
    hid,
    layers,
    note: (decision) => onDecision?.({ at: kernel.now, ...decision }),
    invoke(binding, event, pressed) {
      const config = keymap.behaviors[binding.behavior];
      if (!config) return 'transparent';
      const driver = drivers[config.kind];
      if (driver) return call(driver, binding, event, pressed);
      if (config.kind !== 'inert') return 'transparent';
      const { compatible } = config;
      if (pressed)
        machine.note({ kind: 'not-simulated', position: event.position, behavior: binding.behavior, compatible });
      return 'opaque';
    },
  } as Omit<Machine, 'bus' | 'queue'> as Machine & { bus: EventBus; queue: BehaviorQueue };

  let depth = 0;
  function call(driver: BehaviorDriver, binding: Binding, event: BindingEvent, pressed: boolean): Outcome {
    if (depth >= deepestCall) {
      machine.note({
        kind: 'error',
        message: `&${binding.behavior} calls itself without end; a keyboard would crash here.`,
      });
      return 'error';
    }
    depth++;
    const outcome = pressed ? driver.pressed(binding, event) : driver.released(binding, event);
    depth--;
    return outcome;
  }

  const holdTap = createHoldTap(machine);
  const stickyKey = createStickyKey(machine);
  const capsWord = createCapsWord(machine);
  const keyRepeat = createKeyRepeat(machine);
  const tapDance = createTapDance(machine);

  /** Kinds that are not listed have no driver in the firmware either: transparent by nature, or only markers. */
  const drivers: Readonly<Partial<Record<BehaviorKind, BehaviorDriver>>> = {
    'key-press': createKeyPress(machine),
    'key-toggle': createKeyToggle(machine),
    'momentary-layer': createMomentaryLayer(machine),
    'to-layer': createToLayer(machine),
    'toggle-layer': createToggleLayer(machine),
    'mod-morph': createModMorph(machine),
    'hold-tap': holdTap.driver,
    'sticky-key': stickyKey.driver,
    'caps-word': capsWord.driver,
    'key-repeat': keyRepeat.driver,
    'tap-dance': tapDance.driver,
    macro: createMacro(machine),
    none: { pressed: () => 'opaque', released: () => 'opaque' },
  };

  machine.queue = new BehaviorQueue(machine);
  machine.bus = createEventBus([
    holdTap.listener,
    stickyKey.listener,
    capsWord.listener,
    keyRepeat.listener,
    tapDance.listener,
    createComboListener(machine),
    createConditionalLayerListener(machine),
    createHidListener(hid, report),
    createKeymapListener(machine),
  ]);
  return machine;
}
