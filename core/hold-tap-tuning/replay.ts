import type { Hand } from '#core/keyboard-shape';
import { simulate, type BehaviorConfig, type KeyEvent, type Keymap } from '#core/simulator';
import type { Delay, IntendedPress, Misfire, ReplayResult, Settings } from './types.ts';

/** A keymap, the names of its hold-taps to tune, and the hand that types each position. */
export type Tunable = Readonly<{ keymap: Keymap; behaviors: readonly string[]; hands: readonly Hand[] }>;

type HoldTap = Extract<BehaviorConfig, { kind: 'hold-tap' }>;

const holdTapConfig = (keymap: Keymap, name: string): HoldTap | undefined => {
  const config = keymap.behaviors[name];
  return config?.kind === 'hold-tap' ? config : undefined;
};

/** Picks the hold-taps on layer 0 that send a key code when held, as home row mods do. */
export function tunableOf(keymap: Keymap, hands: readonly Hand[]): Tunable {
  const used = new Set((keymap.layers[0]?.bindings ?? []).map(({ behavior }) => behavior));
  const behaviors = [...used].filter((name) => {
    const hold = holdTapConfig(keymap, name)?.hold;
    return hold !== undefined && keymap.behaviors[hold]?.kind === 'key-press';
  });
  return { keymap, behaviors, hands };
}

const positionsOf = ({ keymap }: Tunable, name: string): readonly number[] =>
  (keymap.layers[0]?.bindings ?? []).flatMap(({ behavior }, position) => (behavior === name ? [position] : []));

/** The positions of the opposite hand, for `hold-trigger-key-positions`. Empty if both hands use the behavior. */
export function triggerPositions(tunable: Tunable, name: string): readonly number[] {
  const ownHands = new Set(positionsOf(tunable, name).map((position) => tunable.hands[position]));
  if (ownHands.size !== 1) return [];
  return tunable.hands.flatMap((hand, position) => (ownHands.has(hand) ? [] : [position]));
}

/** Whether holds can be limited to keys of the opposite hand, which takes a separate behavior for each hand. */
export const canSplitHands = (tunable: Tunable): boolean =>
  tunable.behaviors.length > 0 && tunable.behaviors.every((name) => triggerPositions(tunable, name).length > 0);

/** The keymap's settings, taken from the first of the behaviors. */
export function currentSettings({ keymap, behaviors }: Tunable): Settings | undefined {
  const config = holdTapConfig(keymap, behaviors[0] ?? '');
  if (!config) return undefined;
  const { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, holdTriggerKeyPositions } = config;
  const oppositeHand = holdTriggerKeyPositions.length > 0;
  return { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, oppositeHand };
}

function withSettings(tunable: Tunable, { oppositeHand, ...settings }: Settings): Keymap {
  const { keymap, behaviors } = tunable;
  const changed = behaviors.flatMap((name) => {
    const config = holdTapConfig(keymap, name);
    const trigger = oppositeHand
      ? { holdTriggerKeyPositions: triggerPositions(tunable, name), holdTriggerOnRelease: true }
      : { holdTriggerKeyPositions: [] };
    return config ? [[name, { ...config, ...settings, ...trigger }] as const] : [];
  });
  return { ...keymap, behaviors: { ...keymap.behaviors, ...Object.fromEntries(changed) } };
}

const eventsOf = (presses: readonly IntendedPress[]): readonly KeyEvent[] =>
  presses
    .flatMap(({ at, until, position }): KeyEvent[] => [
      { at: Math.round(at), position, pressed: true },
      { at: Math.max(Math.round(until), Math.round(at) + 1), position, pressed: false },
    ])
    .sort((a, b) => a.at - b.at);

function delayOf(values: readonly number[]): Delay {
  const sum = values.reduce((total, value) => total + value, 0);
  return { meanMs: values.length === 0 ? 0 : sum / values.length, worstMs: Math.max(0, ...values) };
}

/** Simulates the presses with these settings and compares each hold-or-tap decision with what was meant. */
export function replay(tunable: Tunable, presses: readonly IntendedPress[], settings: Settings): ReplayResult {
  const { decisions, presses: handledPresses } = simulate(withSettings(tunable, settings), eventsOf(presses), {
    settleMs: 2000,
  });
  const tunedPositions = new Set(tunable.behaviors.flatMap((name) => positionsOf(tunable, name)));
  const holdTapDecisions = decisions.filter((decision) => decision.kind === 'hold-tap');
  const misfires: Misfire[] = [];
  const letterDelays: number[] = [];
  const modifierDelays: number[] = [];
  let judged = 0;
  presses.forEach((press, index) => {
    const { at, position, meant, key } = press;
    const start = Math.round(at);
    const end = presses.find((other, later) => later > index && other.position === position)?.at ?? Infinity;
    const isForThisPress = <T extends { at: number; position: number }>(item: T) =>
      item.position === position && item.at >= start && item.at < end;
    // The last decision wins: a retro-tap is first decided as a hold and becomes a tap later.
    const decision = holdTapDecisions.findLast(isForThisPress);
    const sentAt = (decision ?? handledPresses.find(isForThisPress))?.at;
    if (sentAt !== undefined) (meant === 'hold' ? modifierDelays : letterDelays).push(sentAt - start);
    if (!tunedPositions.has(position)) return;
    judged++;
    if (decision?.outcome !== meant) misfires.push({ at: start, position, key, meant, reason: decision?.reason });
  });
  return { misfires, judged, letters: delayOf(letterDelays), modifiers: delayOf(modifierDelays) };
}
