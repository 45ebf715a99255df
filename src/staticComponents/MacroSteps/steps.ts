import { bindingLabel, readExample, type Binding, type Keymap } from '#core/simulator';

export type MacroStep =
  | Readonly<{ kind: 'tap'; label: string; tapMs: number; waitMs: number }>
  | Readonly<{ kind: 'press' | 'release'; label: string; waitMs: number }>
  | Readonly<{ kind: 'pause' }>;

/** The steps of a macro, with the times that apply to each. */
export function macroSteps(behaviors: string, name: string): readonly MacroStep[] {
  const read = readExample({ layers: ['&none'], behaviors });
  if (!read.ok) throw new Error(read.reason);
  if (read.notes.length > 0) throw new Error(read.notes.join(' '));
  const macro = read.keymap.behaviors[name];
  if (macro?.kind !== 'macro') throw new Error(`There is no macro &${name}.`);

  let mode: 'tap' | 'press' | 'release' = 'tap';
  let defaults = { tapMs: macro.tapMs, waitMs: macro.waitMs };
  const overrides: { tapMs?: number; waitMs?: number } = {};
  let parameters: readonly string[] = [];

  function toStep(binding: Binding): readonly MacroStep[] {
    const { tapMs, waitMs } = { ...defaults, ...overrides };
    const label = parameters.join(' and ') || stepLabel(keymap, binding);
    parameters = [];
    return [mode === 'tap' ? { kind: mode, label, tapMs, waitMs } : { kind: mode, label, waitMs }];
  }

  const { keymap } = read;
  return macro.bindings.flatMap((binding) => {
    const config = keymap.behaviors[binding.behavior];
    if (config?.kind !== 'macro-control') return toStep(binding);
    switch (config.control) {
      case 'control-mode-tap':
        mode = 'tap';
        return [];
      case 'control-mode-press':
        mode = 'press';
        return [];
      case 'control-mode-release':
        mode = 'release';
        return [];
      case 'control-tap-time':
        overrides.tapMs = binding.param1;
        return [];
      case 'control-wait-time':
        overrides.waitMs = binding.param1;
        return [];
      case 'pause-for-release':
        // After the pause, the firmware only uses times from control bindings, not the macro's properties.
        defaults = { tapMs: 0, waitMs: 0 };
        return [{ kind: 'pause' }];
      default:
        parameters = [...parameters, `parameter ${config.control.startsWith('param-1') ? 1 : 2}`];
        return [];
    }
  });
}

function stepLabel(keymap: Keymap, binding: Binding): string {
  const label = bindingLabel(keymap, binding);
  return keymap.behaviors[binding.behavior]?.kind === 'key-press' ? label : `&${label}`;
}
