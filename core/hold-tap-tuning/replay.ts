import type { Hand } from '#core/keyboard-shape';
import { simulate, type BehaviorConfig, type KeyEvent, type Keymap } from '#core/simulator';
import type { Delay, IntendedPress, Misfire, MisfireCause, ReplayResult, Settings } from './types.ts';

/** A keymap, the names of its hold-taps to tune, and the hand that types each position. */
export type HomeRowMods = Readonly<{ keymap: Keymap; behaviors: readonly string[]; hands: readonly Hand[] }>;

type HoldTap = Extract<BehaviorConfig, { kind: 'hold-tap' }>;

const holdTapConfig = (keymap: Keymap, name: string): HoldTap | undefined => {
  const config = keymap.behaviors[name];
  return config?.kind === 'hold-tap' ? config : undefined;
};

/** Picks the hold-taps on layer 0 that send a key code whether tapped or held, as home row mods do. */
export function homeRowModsOf(keymap: Keymap, hands: readonly Hand[]): HomeRowMods {
  const used = new Set((keymap.layers[0]?.bindings ?? []).map(({ behavior }) => behavior));
  const behaviors = [...used].filter((name) => {
    const config = holdTapConfig(keymap, name);
    return config && [config.hold, config.tap].every((half) => keymap.behaviors[half]?.kind === 'key-press');
  });
  return { keymap, behaviors, hands };
}

const positionsOf = ({ keymap }: HomeRowMods, name: string): readonly number[] =>
  (keymap.layers[0]?.bindings ?? []).flatMap(({ behavior }, position) => (behavior === name ? [position] : []));

/**
 * Which keys trigger a hold if only the opposite hand should: those in the keymap, or else all keys of that hand. None if
 * both hands use the behavior.
 */
export function oppositeHandTrigger(
  homeRowMods: HomeRowMods,
  name: string,
): Pick<HoldTap, 'holdTriggerKeyPositions' | 'holdTriggerOnRelease'> {
  const config = holdTapConfig(homeRowMods.keymap, name);
  if (config && config.holdTriggerKeyPositions.length > 0) return config;
  const ownHands = new Set(positionsOf(homeRowMods, name).map((position) => homeRowMods.hands[position]));
  const others = homeRowMods.hands.flatMap((hand, position) => (ownHands.has(hand) ? [] : [position]));
  return { holdTriggerKeyPositions: ownHands.size === 1 ? others : [], holdTriggerOnRelease: true };
}

/** Whether holds can be limited to keys of the opposite hand. Behaviors that both hands use stay unlimited. */
export const canSplitHands = (homeRowMods: HomeRowMods): boolean =>
  homeRowMods.behaviors.some((name) => oppositeHandTrigger(homeRowMods, name).holdTriggerKeyPositions.length > 0);

/** The keymap's settings, taken from the first of the behaviors. */
export function currentSettings({ keymap, behaviors }: HomeRowMods): Settings | undefined {
  const config = holdTapConfig(keymap, behaviors[0] ?? '');
  if (!config) return undefined;
  const { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, holdTriggerKeyPositions } = config;
  const oppositeHand = holdTriggerKeyPositions.length > 0;
  return { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, oppositeHand };
}

function withSettings(homeRowMods: HomeRowMods, { oppositeHand, ...settings }: Settings): Keymap {
  const { keymap, behaviors } = homeRowMods;
  const changed = behaviors.flatMap((name) => {
    const config = holdTapConfig(keymap, name);
    const { holdTriggerKeyPositions, holdTriggerOnRelease } = oppositeHandTrigger(homeRowMods, name);
    const trigger = oppositeHand ? { holdTriggerKeyPositions, holdTriggerOnRelease } : { holdTriggerKeyPositions: [] };
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

/** Simulates the presses with these settings and compares each hold-or-tap decision with what was meant. */
export function replay(homeRowMods: HomeRowMods, presses: readonly IntendedPress[], settings: Settings): ReplayResult {
  const run = simulate(withSettings(homeRowMods, settings), eventsOf(presses), { settleMs: 2000 });
  const pressesOf = byPosition(presses);
  const handledOf = byPosition(run.presses);
  const decisionsOf = byPosition(run.decisions.filter((decision) => decision.kind === 'hold-tap'));
  const combosFormed = run.decisions.filter((decision) => decision.kind === 'combo' && decision.outcome === 'formed');
  const tunedPositions = new Set(homeRowMods.behaviors.flatMap((name) => positionsOf(homeRowMods, name)));
  const misfires: Misfire[] = [];
  const letterDelays: number[] = [];
  const modifierDelays: number[] = [];
  let pressCount = 0;
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
    // A layer that was on by mistake sends another letter, but most likely the same modifier.
    const onOtherLayer = handled !== undefined && handled.layer > 0;
    if (decision?.outcome === meant && !(onOtherLayer && meant === 'tap')) continue;
    const combo = combosFormed.find((formed) => isThisPress(formed.at) && formed.positions.includes(position));
    const cause: MisfireCause =
      decision && decision.outcome !== meant
        ? { kind: 'hold-tap', reason: decision.reason }
        : onOtherLayer
          ? { kind: 'layer', layer: handled.layer }
          : combo
            ? { kind: 'combo', name: combo.name }
            : { kind: 'late' };
    misfires.push({ at, position, meant, cause });
  }
  return { misfires, pressCount, letters: delayOf(letterDelays), modifiers: delayOf(modifierDelays) };
}
