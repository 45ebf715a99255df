import { bindingLabel, readExample, type Binding, type Keymap } from '#core/simulator';

export type MacroStep =
  | Readonly<{ kind: 'tap'; label: string; tapMs: number; waitMs: number }>
  | Readonly<{ kind: 'press' | 'release'; label: string; waitMs: number }>
  | Readonly<{ kind: 'pause' }>;

/** What a macro does step by step, with the times that apply at each. */
export function macroSteps(behaviors: string, name: string): readonly MacroStep[] {
  const read = readExample({ layers: ['&none'], behaviors });
  if (!read.ok) throw new Error(read.reason);
  if (read.notes.length > 0) throw new Error(read.notes.join(' '));
  const macro = read.keymap.behaviors[name];
  if (macro?.kind !== 'macro') throw new Error(`There is no macro &${name}.`);

  let mode: 'tap' | 'press' | 'release' = 'tap';
  let fallback = { tapMs: macro.tapMs, waitMs: macro.waitMs };
  const set: { tapMs?: number; waitMs?: number } = {};
  let parameters: readonly string[] = [];

  function step(binding: Binding): readonly MacroStep[] {
    const { tapMs, waitMs } = { ...fallback, ...set };
    const label = parameters.join(' and ') || stepLabel(keymap, binding);
    parameters = [];
    return [mode === 'tap' ? { kind: mode, label, tapMs, waitMs } : { kind: mode, label, waitMs }];
  }

  const { keymap } = read;
  return macro.bindings.flatMap((binding) => {
    const config = keymap.behaviors[binding.behavior];
    if (config?.kind !== 'macro-control') return step(binding);
    switch (config.control) {
      case 'tap-mode':
        mode = 'tap';
        return [];
      case 'press-mode':
        mode = 'press';
        return [];
      case 'release-mode':
        mode = 'release';
        return [];
      case 'tap-time':
        set.tapMs = binding.param1;
        return [];
      case 'wait-time':
        set.waitMs = binding.param1;
        return [];
      case 'pause-for-release':
        // After the pause the firmware does not use the macro's own times, only those set by a control.
        fallback = { tapMs: 0, waitMs: 0 };
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
