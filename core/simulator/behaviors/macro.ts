import type { BindingEvent } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import type { Binding, MacroConfig, MacroControl } from '../model.ts';
import { configOf } from './configOf.ts';

/** Where a step's parameter comes from: the step itself, or a parameter of the macro. */
type ParamSource = 'own' | 'macro-1' | 'macro-2';

type MacroState = {
  mode: 'tap' | 'press' | 'release';
  tapMs: number;
  waitMs: number;
  param1From: ParamSource;
  param2From: ParamSource;
};

const initialState = (tapMs: number, waitMs: number): MacroState => ({
  mode: 'tap',
  tapMs,
  waitMs,
  param1From: 'own',
  param2From: 'own',
});

/** What each control changes for the steps after it. `param` is the parameter of its binding. */
const controlChanges: Readonly<
  Record<Exclude<MacroControl, 'pause-for-release'>, (param: number) => Partial<MacroState>>
> = {
  'control-mode-tap': () => ({ mode: 'tap' }),
  'control-mode-press': () => ({ mode: 'press' }),
  'control-mode-release': () => ({ mode: 'release' }),
  'control-tap-time': (tapMs) => ({ tapMs }),
  'control-wait-time': (waitMs) => ({ waitMs }),
  'param-1to1': () => ({ param1From: 'macro-1' }),
  'param-1to2': () => ({ param2From: 'macro-1' }),
  'param-2to1': () => ({ param1From: 'macro-2' }),
  'param-2to2': () => ({ param2From: 'macro-2' }),
};

const paramFrom = (source: ParamSource, own: number, macro: Binding): number =>
  source === 'own' ? own : source === 'macro-1' ? macro.param1 : macro.param2;

/** Queues its steps when pressed. Steps after `&macro_pause_for_release` are queued when released. */
export function createMacro(machine: Machine): BehaviorDriver {
  const controlOf = (binding: Binding): MacroControl | undefined => {
    const config = machine.keymap.behaviors[binding.behavior];
    return config?.kind === 'macro-control' ? config.control : undefined;
  };

  /** The state after the controls before the pause. As in the firmware, the times start at 0 instead of the macro's settings. */
  function stateAtRelease(bindings: readonly Binding[]): MacroState {
    const state = initialState(0, 0);
    for (const binding of bindings) {
      const control = controlOf(binding);
      if (control && control !== 'pause-for-release') Object.assign(state, controlChanges[control](binding.param1));
      else {
        // Parameters are only forwarded to the next step.
        state.param1From = 'own';
        state.param2From = 'own';
      }
    }
    return state;
  }

  function enqueue(event: BindingEvent, steps: readonly Binding[], state: MacroState, macro: Binding): void {
    let full = false;
    const add = (binding: Binding, pressed: boolean, waitMs: number): void => {
      if (!machine.queue.add(event, binding, pressed, waitMs)) full = true;
    };
    for (const step of steps) {
      const control = controlOf(step);
      if (control && control !== 'pause-for-release') {
        Object.assign(state, controlChanges[control](step.param1));
        continue;
      }
      const binding: Binding = {
        behavior: step.behavior,
        param1: paramFrom(state.param1From, step.param1, macro),
        param2: paramFrom(state.param2From, step.param2, macro),
      };
      state.param1From = 'own';
      state.param2From = 'own';
      if (state.mode === 'tap') {
        add(binding, true, state.tapMs);
        add(binding, false, state.waitMs);
      } else {
        add(binding, state.mode === 'press', state.waitMs);
      }
    }
    if (full)
      machine.note({ kind: 'macro', outcome: 'queue-full', position: event.position, behavior: macro.behavior });
  }

  const pauseIndex = ({ bindings }: MacroConfig): number => {
    const index = bindings.findIndex((binding) => controlOf(binding) === 'pause-for-release');
    return index < 0 ? bindings.length : index;
  };

  return {
    pressed(binding, event) {
      const config = configOf(machine, binding, 'macro');
      machine.note({ kind: 'macro', outcome: 'started', position: event.position, behavior: binding.behavior });
      enqueue(event, config.bindings.slice(0, pauseIndex(config)), initialState(config.tapMs, config.waitMs), binding);
      return 'opaque';
    },
    released(binding, event) {
      const config = configOf(machine, binding, 'macro');
      const pause = pauseIndex(config);
      if (pause >= config.bindings.length) return 'opaque';
      machine.note({ kind: 'macro', outcome: 'resumed', position: event.position, behavior: binding.behavior });
      enqueue(event, config.bindings.slice(pause + 1), stateAtRelease(config.bindings.slice(0, pause)), binding);
      return 'opaque';
    },
  };
}
