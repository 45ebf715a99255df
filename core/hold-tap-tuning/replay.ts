import type { Hand } from '#core/keyboard-shape';
import { simulate, type BehaviorConfig, type KeyEvent, type Keymap } from '#core/simulator';
import type { Delay, IntendedPress, Misfire, Result, Settings } from './types.ts';

/** What can be tuned in a keymap: its hold-taps with a modifier to hold, and the hand that types each key. */
export type Tunable = Readonly<{ keymap: Keymap; behaviors: readonly string[]; hands: readonly Hand[] }>;

type HoldTap = Extract<BehaviorConfig, { kind: 'hold-tap' }>;

const holdTap = (keymap: Keymap, name: string): HoldTap | undefined => {
  const config = keymap.behaviors[name];
  return config?.kind === 'hold-tap' ? config : undefined;
};

/** The hold-taps of layer 0 that send a key code when held, as home row mods do. */
export function tunableOf(keymap: Keymap, hands: readonly Hand[]): Tunable {
  const used = new Set((keymap.layers[0]?.bindings ?? []).map(({ behavior }) => behavior));
  const behaviors = [...used].filter((name) => {
    const hold = holdTap(keymap, name)?.hold;
    return hold !== undefined && keymap.behaviors[hold]?.kind === 'key-press';
  });
  return { keymap, behaviors, hands };
}

const positionsOf = ({ keymap }: Tunable, name: string): readonly number[] =>
  (keymap.layers[0]?.bindings ?? []).flatMap(({ behavior }, position) => (behavior === name ? [position] : []));

/** The keys that may make a hold-tap a hold when only the other hand's do; none if its keys are on both hands. */
export function triggerPositions(tunable: Tunable, name: string): readonly number[] {
  const own = new Set(positionsOf(tunable, name).map((position) => tunable.hands[position]));
  if (own.size !== 1) return [];
  return tunable.hands.flatMap((hand, position) => (own.has(hand) ? [] : [position]));
}

/** Whether holding with the other hand only can be set: it needs a behavior for each hand. */
export const canSplitHands = (tunable: Tunable): boolean =>
  tunable.behaviors.length > 0 && tunable.behaviors.every((name) => triggerPositions(tunable, name).length > 0);

/** The settings a keymap has now. */
export function currentSettings({ keymap, behaviors }: Tunable): Settings | undefined {
  const config = holdTap(keymap, behaviors[0] ?? '');
  if (!config) return undefined;
  const { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, holdTriggerKeyPositions } = config;
  const oppositeHand = holdTriggerKeyPositions.length > 0;
  return { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, retroTap, oppositeHand };
}

export function withSettings(tunable: Tunable, { oppositeHand, ...settings }: Settings): Keymap {
  const { keymap, behaviors } = tunable;
  const changed = behaviors.flatMap((name) => {
    const config = holdTap(keymap, name);
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

/** Plays the same typing with other settings, and compares each decision with what was meant. */
export function replay(tunable: Tunable, presses: readonly IntendedPress[], settings: Settings): Result {
  const { decisions, presses: answered } = simulate(withSettings(tunable, settings), eventsOf(presses), {
    settleMs: 2000,
  });
  const tuned = new Set(tunable.behaviors.flatMap((name) => positionsOf(tunable, name)));
  const decided = decisions.filter((decision) => decision.kind === 'hold-tap');
  const misfires: Misfire[] = [];
  const letters: number[] = [];
  const modifiers: number[] = [];
  let judged = 0;
  presses.forEach((press, index) => {
    const { at, position, meant, key } = press;
    const start = Math.round(at);
    const end = presses.find((other, later) => later > index && other.position === position)?.at ?? Infinity;
    const mine = <T extends { at: number; position: number }>(item: T) =>
      item.position === position && item.at >= start && item.at < end;
    const own = decided.filter(mine);
    // A retro-tap is a hold that became a tap after all: the last word counts.
    const last = own.at(-1);
    const heard = (own.length > 0 ? last : answered.find(mine))?.at;
    if (heard !== undefined) (meant === 'hold' ? modifiers : letters).push(heard - start);
    if (!tuned.has(position)) return;
    judged++;
    if (last?.outcome !== meant)
      misfires.push({ at: start, position, key, meant, reason: last?.reason ?? 'undecided' });
  });
  return { misfires, judged, letters: delayOf(letters), modifiers: delayOf(modifiers) };
}
