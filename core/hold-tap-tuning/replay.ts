import type { Hand } from '#core/keyboard-shape';
import { simulate, usageLabel, type Flavor, type HoldTapConfig, type KeyEvent, type Keymap } from '#core/simulator';
import type { Delay, IntendedPress, Misfire, MisfireCause, ReplayResult, HoldTapSettings } from './types.ts';

/** A keymap, the names of its hold-taps to tune, and the hand that types each position. */
export type HomeRowMods = Readonly<{ keymap: Keymap; behaviors: readonly string[]; hands: readonly Hand[] }>;

const holdTapConfig = (keymap: Keymap, name: string): HoldTapConfig | undefined => {
  const config = keymap.behaviors[name];
  return config?.kind === 'hold-tap' ? config : undefined;
};

/** Picks the hold-taps on layer 0 that send a character if tapped, and another key if held. The code of a locale name is 0. */
export function homeRowModsOf(keymap: Keymap, hands: readonly Hand[]): HomeRowMods {
  const typing = (keymap.layers[0]?.bindings ?? []).filter(
    ({ param2 }) => param2 === 0 || usageLabel(param2).length === 1,
  );
  const used = new Set(typing.map(({ behavior }) => behavior));
  const behaviors = [...used].filter((name) => {
    const config = holdTapConfig(keymap, name);
    return config && [config.hold, config.tap].every((half) => keymap.behaviors[half]?.kind === 'key-press');
  });
  return { keymap, behaviors, hands };
}

export const positionsOf = (keymap: Keymap, name: string): readonly number[] =>
  (keymap.layers[0]?.bindings ?? []).flatMap(({ behavior }, position) => (behavior === name ? [position] : []));

/** Whether the flavor can wait until another key is released. The others decide when another key is pressed. */
export const decidesOnRelease = (flavor: Flavor): boolean => flavor === 'balanced' || flavor === 'tap-preferred';

type Trigger = Pick<HoldTapConfig, 'holdTriggerKeyPositions' | 'holdTriggerOnRelease'>;

/**
 * Which keys trigger a hold if keys of the same hand shouldn't: those in the keymap, or else the opposite hand and the
 * thumbs. None if both hands use the behavior.
 */
export function oppositeHandTrigger({ keymap, hands }: HomeRowMods, name: string, flavor: Flavor): Trigger {
  const config = holdTapConfig(keymap, name);
  const ownHands = new Set(positionsOf(keymap, name).map((position) => hands[position]));
  ownHands.delete('thumb');
  const others = hands.flatMap((hand, position) => (ownHands.has(hand) ? [] : [position]));
  const inKeymap = config && config.holdTriggerKeyPositions.length > 0 ? config : undefined;
  return {
    holdTriggerKeyPositions: inKeymap?.holdTriggerKeyPositions ?? (ownHands.size === 1 ? others : []),
    holdTriggerOnRelease: decidesOnRelease(flavor) && (inKeymap?.holdTriggerOnRelease ?? true),
  };
}

/** Whether holds can be limited to the opposite hand and the thumbs. Behaviors that both hands use stay unlimited. */
export const canSplitHands = (homeRowMods: HomeRowMods): boolean =>
  homeRowMods.behaviors.some(
    (name) => oppositeHandTrigger(homeRowMods, name, 'balanced').holdTriggerKeyPositions.length > 0,
  );

/** The keymap's settings, taken from the first of the behaviors. */
export function currentSettings({ keymap, behaviors }: HomeRowMods): HoldTapSettings | undefined {
  const config = holdTapConfig(keymap, behaviors[0] ?? '');
  if (!config) return undefined;
  const { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, holdTriggerKeyPositions } = config;
  const oppositeHand = holdTriggerKeyPositions.length > 0;
  return { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, oppositeHand };
}

function withSettings(homeRowMods: HomeRowMods, { oppositeHand, ...settings }: HoldTapSettings): Keymap {
  const { keymap, behaviors } = homeRowMods;
  const changed = behaviors.flatMap((name) => {
    const config = holdTapConfig(keymap, name);
    const trigger = oppositeHand
      ? oppositeHandTrigger(homeRowMods, name, settings.flavor)
      : { holdTriggerKeyPositions: [] };
    return config ? [[name, { ...config, ...settings, ...trigger }] as const] : [];
  });
  return { ...keymap, behaviors: { ...keymap.behaviors, ...Object.fromEntries(changed) } };
}

const eventsOf = (presses: readonly IntendedPress[]): readonly KeyEvent[] =>
  presses
    .flatMap(({ at, until, position }): KeyEvent[] => [
      { at, position, pressed: true },
      { at: Math.max(until, at + 1), position, pressed: false },
    ])
    .sort((a, b) => a.at - b.at);

function delayOf(values: readonly number[]): Delay | undefined {
  if (values.length === 0) return undefined;
  const sum = values.reduce((total, value) => total + value, 0);
  return { meanMs: sum / values.length, worstMs: Math.max(...values) };
}

function byPosition<T extends { position: number }>(items: readonly T[]): (position: number) => readonly T[] {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(item.position);
    if (group) group.push(item);
    else groups.set(item.position, [item]);
  }
  return (position) => groups.get(position) ?? [];
}

/** Simulates the presses and compares what each sends with what was meant. By default, with the keymap's own settings. */
export function replay(
  homeRowMods: HomeRowMods,
  presses: readonly IntendedPress[],
  settings?: HoldTapSettings,
): ReplayResult {
  const keymap = settings ? withSettings(homeRowMods, settings) : homeRowMods.keymap;
  const run = simulate(keymap, eventsOf(presses), { settleMs: 2000 });
  const pressesOf = byPosition(presses);
  const handledOf = byPosition(run.presses);
  const decisionsOf = byPosition(run.decisions.filter((decision) => decision.kind === 'hold-tap'));
  const combosFormed = run.decisions.filter((decision) => decision.kind === 'combo' && decision.outcome === 'formed');
  const tunedPositions = new Set(homeRowMods.behaviors.flatMap((name) => positionsOf(keymap, name)));
  const misfires: Misfire[] = [];
  const letterDelays: number[] = [];
  const modifierDelays: number[] = [];
  let pressCount = 0;
  /** What a key sends on a layer. A hold-tap's first parameter is the one for holding. */
  const codeOf = (layer: number, position: number, outcome: 'tap' | 'hold' | undefined): number | undefined =>
    keymap.layers[layer]?.bindings[position]?.[outcome === 'tap' ? 'param2' : 'param1'];
  for (const { at, position, meant } of presses) {
    const nextAt = pressesOf(position).find((other) => other.at > at)?.at ?? Infinity;
    // The firmware may be busy with earlier keys, and see this one a few milliseconds later.
    const isThisPress = (time: number): boolean => time >= at && time < nextAt;
    const handled = handledOf(position).find((press) => isThisPress(press.at));
    // The last decision wins: a retro-tap is first decided as a hold and becomes a tap later.
    const decision = decisionsOf(position).findLast(({ pressedAt }) => isThisPress(pressedAt));
    const sentAt = decision?.at ?? handled?.handledAt;
    if (sentAt !== undefined) (meant === 'hold' ? modifierDelays : letterDelays).push(sentAt - at);
    if (!tunedPositions.has(position)) continue;
    pressCount++;
    if (handled && codeOf(handled.layer, position, decision?.outcome) === codeOf(0, position, meant)) continue;
    const combo = combosFormed.find((formed) => isThisPress(formed.at) && formed.positions.includes(position));
    const cause: MisfireCause =
      decision && decision.outcome !== meant
        ? { kind: 'hold-tap', reason: decision.reason }
        : handled && handled.layer > 0
          ? { kind: 'layer', layer: handled.layer }
          : combo
            ? { kind: 'combo', name: combo.name }
            : { kind: 'late' };
    misfires.push({ at, position, meant, cause });
  }
  return { misfires, pressCount, letters: delayOf(letterDelays), modifiers: delayOf(modifierDelays) };
}
