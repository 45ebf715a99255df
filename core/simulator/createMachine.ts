import { BehaviorQueue } from './behaviorQueue.ts';
import { createCapsWord } from './behaviors/capsWord.ts';
import { HoldTaps } from './behaviors/holdTap.ts';
import { createKeyPress } from './behaviors/keyPress.ts';
import { createKeyRepeat } from './behaviors/keyRepeat.ts';
import { createKeyToggle } from './behaviors/keyToggle.ts';
import { createMomentaryLayer, createToggleLayer, createToLayer } from './behaviors/layerKeys.ts';
import { createMacro } from './behaviors/macro.ts';
import { createModMorph } from './behaviors/modMorph.ts';
import { StickyKeys } from './behaviors/stickyKey.ts';
import { createTapDance } from './behaviors/tapDance.ts';
import { ComboListener } from './combos.ts';
import { createConditionalLayerListener } from './conditionalLayers.ts';
import type { Decision } from './decisions.ts';
import { createEventBus, type EventBus, type KeycodeEvent, type Listener } from './events.ts';
import { createHidListener, HidState } from './hid.ts';
import type { Kernel } from './kernel.ts';
import { createKeymapListener, type HandledPress } from './keymapListener.ts';
import { LayerState } from './layerState.ts';
import type { BehaviorDriver, Machine } from './machine.ts';
import type { BehaviorKind, Keymap } from './model.ts';

/** A key event that the firmware sends to the computer. */
export type OutputEvent = Readonly<{
  at: number;
  pressed: boolean;
  page: number;
  code: number;
  implicitMods: number;
  explicitMods: number;
  /** The modifiers in the report after this event. A mod-morph can hide some. */
  reportedMods: number;
}>;

export type MachineOptions = Readonly<{
  onOutput?: (event: OutputEvent) => void;
  onDecision?: (decision: Decision) => void;
  onPress?: (press: HandledPress) => void;
}>;

/** Working keymaps only have a few levels of behaviors that invoke other behaviors. */
const maxCallDepth = 100;

/** Creates the machine first and then the behaviors and listeners, which need a reference to it. */
export function createMachine(keymap: Keymap, kernel: Kernel, options: MachineOptions): Machine {
  const { onOutput, onDecision, onPress } = options;
  const hid = new HidState(keymap.limits);
  const layers = new LayerState(keymap.layers.length, (layer, active) => {
    machine.note({ kind: 'layer', layer, active });
    machine.bus.raise({ type: 'layer', layer, active, lastListener: -1 });
  });
  const report = (event: KeycodeEvent): void => {
    const { pressed, page, code, implicitMods, explicitMods } = event;
    onOutput?.({ at: kernel.now, pressed, page, code, implicitMods, explicitMods, reportedMods: hid.reportedMods });
  };
  const machine = {
    keymap,
    kernel,
    hid,
    layers,
    note: (decision) => onDecision?.({ at: kernel.now, ...decision }),
  } as Partial<Machine> as Machine & { bus: EventBus; queue: BehaviorQueue; invoke: Machine['invoke'] };

  const { drivers, listeners } = createBehaviors(machine);
  machine.invoke = createInvoke(machine, drivers);
  machine.queue = new BehaviorQueue(machine);
  machine.bus = createEventBus([
    ...listeners,
    new ComboListener(machine),
    createConditionalLayerListener(machine),
    createHidListener(hid, report),
    createKeymapListener(machine, onPress),
  ]);
  return machine;
}

/** Kinds without a driver are transparent, except `inert`, which does nothing. */
type Drivers = Readonly<Partial<Record<BehaviorKind, BehaviorDriver>>>;

function createBehaviors(machine: Machine): Readonly<{ drivers: Drivers; listeners: readonly Listener[] }> {
  const holdTap = new HoldTaps(machine);
  const stickyKey = new StickyKeys(machine);
  const capsWord = createCapsWord(machine);
  const keyRepeat = createKeyRepeat(machine);
  const tapDance = createTapDance(machine);
  return {
    drivers: {
      'key-press': createKeyPress(machine),
      'key-toggle': createKeyToggle(machine),
      'momentary-layer': createMomentaryLayer(machine),
      'to-layer': createToLayer(machine),
      'toggle-layer': createToggleLayer(machine),
      'mod-morph': createModMorph(machine),
      'hold-tap': holdTap,
      'sticky-key': stickyKey,
      'caps-word': capsWord.driver,
      'key-repeat': keyRepeat.driver,
      'tap-dance': tapDance.driver,
      macro: createMacro(machine),
      none: { pressed: () => 'opaque' },
    },
    listeners: [holdTap, stickyKey, capsWord, keyRepeat, tapDance].map(({ listener }) => listener),
  };
}

/** Invokes the driver of a behavior. Stops behaviors that invoke themselves. */
function createInvoke({ keymap, note }: Pick<Machine, 'keymap' | 'note'>, drivers: Drivers): Machine['invoke'] {
  let depth = 0;
  // After reaching the maximum depth, all calls fail until the first one has returned. Otherwise, two calls at each level
  // would add up to 2^100.
  let isStopped = false;
  return (binding, event, pressed) => {
    const { behavior } = binding;
    const config = keymap.behaviors[behavior];
    const driver = config && drivers[config.kind];
    if (!driver) {
      if (config?.kind !== 'inert') return 'transparent';
      const { compatible } = config;
      if (pressed) note({ kind: 'not-simulated', position: event.position, behavior, compatible });
      return 'opaque';
    }
    if (depth === 0) isStopped = false;
    if (isStopped) return 'error';
    if (depth >= maxCallDepth) {
      isStopped = true;
      note({ kind: 'error', message: `&${behavior} calls itself endlessly. A keyboard would crash here.` });
      return 'error';
    }
    depth++;
    const outcome = pressed ? driver.pressed(binding, event) : (driver.released?.(binding, event) ?? 'opaque');
    depth--;
    return outcome;
  };
}
