import { flavors, isEditable, type BehaviorConfig, type Keymap, type NodeRef } from '#core/simulator';

/** A property with its current value. A number that isn't set is `undefined`. */
export type PropertyField =
  | Readonly<{ kind: 'number'; property: string; value: number | undefined; required: boolean }>
  | Readonly<{ kind: 'flag'; property: string; value: boolean }>
  | Readonly<{ kind: 'choice'; property: string; value: string; choices: readonly string[] }>;

/** A behavior or combo whose properties readers can change. */
export type EditableNode = Readonly<{ title: string; ref: NodeRef; fields: readonly PropertyField[] }>;

/** A field for a time. `value` is negative if the property isn't set. */
const ms = (property: string, value: number, required = false): PropertyField => ({
  kind: 'number',
  property,
  value: value < 0 ? undefined : value,
  required,
});
const flag = (property: string, value: boolean): PropertyField => ({ kind: 'flag', property, value });

function fieldsOf(config: BehaviorConfig): readonly PropertyField[] {
  switch (config.kind) {
    case 'hold-tap':
      return [
        { kind: 'choice', property: 'flavor', value: config.flavor, choices: flavors },
        ms('tapping-term-ms', config.tappingTermMs, true),
        ms('quick-tap-ms', config.quickTapMs),
        ms('require-prior-idle-ms', config.requirePriorIdleMs),
        flag('retro-tap', config.retroTap),
        flag('hold-while-undecided', config.holdWhileUndecided),
        flag('hold-while-undecided-linger', config.holdWhileUndecidedLinger),
        ...(config.holdTriggerKeyPositions.length > 0
          ? [flag('hold-trigger-on-release', config.holdTriggerOnRelease)]
          : []),
      ];
    case 'sticky-key':
      return [
        ms('release-after-ms', config.releaseAfterMs, true),
        flag('quick-release', config.quickRelease),
        flag('lazy', config.lazy),
        flag('ignore-modifiers', config.ignoreModifiers),
      ];
    case 'tap-dance':
      return [ms('tapping-term-ms', config.tappingTermMs, true)];
    default:
      return [];
  }
}

/** The behaviors that keys use, and the combos, but only those that can be edited in the text of the keymap. */
export function editableNodesIn(keymap: Keymap, source: string): readonly EditableNode[] {
  const used = new Set(keymap.layers.flatMap(({ bindings }) => bindings.map(({ behavior }) => behavior)));
  const behaviors = [...used].flatMap((label): readonly EditableNode[] => {
    const config = keymap.behaviors[label];
    const fields = config ? fieldsOf(config) : [];
    return fields.length > 0 ? [{ title: `&${label}`, ref: { label }, fields }] : [];
  });
  const combos = keymap.combos.map(({ name, timeoutMs, requirePriorIdleMs, slowRelease }) => ({
    title: `Combo ${name}`,
    ref: { name },
    fields: [
      ms('timeout-ms', timeoutMs, true),
      ms('require-prior-idle-ms', requirePriorIdleMs),
      flag('slow-release', slowRelease),
    ],
  }));
  return [...behaviors, ...combos].filter(({ ref }) => isEditable(source, ref));
}
