import { isEditable, type BehaviorConfig, type Keymap, type NodeRef } from '#core/simulator';

/** A property that can be changed; `undefined` is not set. */
export type Field =
  | Readonly<{ kind: 'number'; property: string; value: number | undefined; required: boolean }>
  | Readonly<{ kind: 'flag'; property: string; value: boolean }>
  | Readonly<{ kind: 'choice'; property: string; value: string; choices: readonly string[] }>;

export type Tunable = Readonly<{ title: string; ref: NodeRef; fields: readonly Field[] }>;

const flavors = ['hold-preferred', 'balanced', 'tap-preferred', 'tap-unless-interrupted'];

const ms = (property: string, value: number): Field => ({ kind: 'number', property, value, required: true });
const optionalMs = (property: string, value: number): Field => ({
  kind: 'number',
  property,
  value: value < 0 ? undefined : value,
  required: false,
});
const flag = (property: string, value: boolean): Field => ({ kind: 'flag', property, value });

function fieldsOf(config: BehaviorConfig): readonly Field[] {
  switch (config.kind) {
    case 'hold-tap':
      return [
        { kind: 'choice', property: 'flavor', value: config.flavor, choices: flavors },
        ms('tapping-term-ms', config.tappingTermMs),
        optionalMs('quick-tap-ms', config.quickTapMs),
        optionalMs('require-prior-idle-ms', config.requirePriorIdleMs),
        flag('retro-tap', config.retroTap),
        flag('hold-while-undecided', config.holdWhileUndecided),
        flag('hold-while-undecided-linger', config.holdWhileUndecidedLinger),
        ...(config.holdTriggerKeyPositions.length > 0
          ? [flag('hold-trigger-on-release', config.holdTriggerOnRelease)]
          : []),
      ];
    case 'sticky-key':
      return [
        ms('release-after-ms', config.releaseAfterMs),
        flag('quick-release', config.quickRelease),
        flag('lazy', config.lazy),
        flag('ignore-modifiers', config.ignoreModifiers),
      ];
    case 'tap-dance':
      return [ms('tapping-term-ms', config.tappingTermMs)];
    default:
      return [];
  }
}

/** What can be tuned in the text of a keymap: the behaviors its keys use, and its combos. */
export function tunablesOf(keymap: Keymap, source: string): readonly Tunable[] {
  const used = new Set(keymap.layers.flatMap(({ bindings }) => bindings.map(({ behavior }) => behavior)));
  const behaviors = [...used].flatMap((label): readonly Tunable[] => {
    const config = keymap.behaviors[label];
    const fields = config ? fieldsOf(config) : [];
    return fields.length > 0 ? [{ title: `&${label}`, ref: { label }, fields }] : [];
  });
  const combos = keymap.combos.map(({ name, timeoutMs, requirePriorIdleMs, slowRelease }) => ({
    title: `Combo ${name}`,
    ref: { name },
    fields: [
      ms('timeout-ms', timeoutMs),
      optionalMs('require-prior-idle-ms', requirePriorIdleMs),
      flag('slow-release', slowRelease),
    ],
  }));
  return [...behaviors, ...combos].filter(({ ref }) => isEditable(source, ref));
}
