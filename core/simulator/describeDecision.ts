import type { Decision, HoldTapReason } from './decisions.ts';
import type { HoldTapConfig, Keymap } from './model.ts';
import { labelWithMods } from './outcome.ts';

const listFormat = new Intl.ListFormat('en-US');

type HoldTapTimes = Pick<HoldTapConfig, 'flavor' | 'tappingTermMs' | 'quickTapMs' | 'requirePriorIdleMs'>;

/** Why a hold-tap became a hold or a tap, as the second half of a sentence. */
export function describeReason(
  reason: HoldTapReason,
  { tappingTermMs, quickTapMs, requirePriorIdleMs, flavor }: HoldTapTimes,
): string {
  switch (reason) {
    case 'timer':
      return flavor === 'tap-unless-interrupted'
        ? `you pressed no other key within ${tappingTermMs} ms`
        : `you held it for ${tappingTermMs} ms`;
    case 'key-up':
      return `you released it within ${tappingTermMs} ms`;
    case 'other-key-down':
      return `you pressed another key within ${tappingTermMs} ms`;
    case 'other-key-up':
      return `you pressed and released another key within ${tappingTermMs} ms`;
    case 'quick-tap':
      return `you had tapped it less than ${quickTapMs} ms before`;
    case 'prior-idle':
      return `you had pressed another key less than ${requirePriorIdleMs} ms before`;
    case 'other-position':
      return 'the other key isn’t one of its hold-trigger-key-positions';
    case 'retro-tap':
      return 'you released it without pressing another key';
    case 'retro-interrupt':
      return 'you pressed another key while it was down';
  }
}

/** `lower` for `lower_layer`, and `Layer 2` for `layer_2`. */
export const shortLayerName = (name: string): string =>
  name.replace(/^layer[ _]?(?=\d+$)/i, 'Layer ').replace(/^layer[ _](?=[a-z])|(?<=.)[ _]layer$/i, '');

/** What to call a layer after the word "layer". */
export const layerName = ({ layers }: Keymap, layer: number): string =>
  shortLayerName(layers[layer]?.name ?? String(layer)).replace('Layer ', '');

/** Describes a decision in a sentence, such as "F is held: you pressed another key within 200 ms." */
export function describeDecision(decision: Decision, keymap: Keymap, keys: readonly string[]): string {
  // Combos have positions after those of the keys.
  const key = (position: number): string => keys[position] ?? 'The combo';
  const config = 'behavior' in decision ? keymap.behaviors[decision.behavior] : undefined;
  switch (decision.kind) {
    case 'hold-tap': {
      const { outcome, reason, position } = decision;
      const result = outcome === 'hold' ? 'held' : reason === 'retro-tap' ? 'tapped after all' : 'tapped';
      const why = config?.kind === 'hold-tap' ? `: ${describeReason(reason, config)}` : '';
      return `${key(position)} is ${result}${why}.`;
    }
    case 'hold-while-undecided':
      return `${key(decision.position)} acts as held right away, but can still become a tap.`;
    case 'combo': {
      const pressed = listFormat.format(decision.positions.map(key));
      if (decision.outcome === 'released') return `You released the combo ${decision.name}.`;
      if (decision.outcome === 'given-up')
        return `${pressed} ${decision.positions.length > 1 ? 'aren’t' : 'isn’t part of'} a combo: ${comboReasons[decision.reason]}.`;
      const timeoutMs = keymap.combos.find(({ name }) => name === decision.name)?.timeoutMs;
      return `You pressed ${pressed} within ${timeoutMs} ms, which is the combo ${decision.name}.`;
    }
    case 'layer':
      return `Layer ${layerName(keymap, decision.layer)} is ${decision.active ? 'on' : 'off'}.`;
    case 'conditional-layer':
      return `The conditional layer ${decision.name} turns layer ${layerName(keymap, decision.layer)} ${decision.active ? 'on' : 'off'}.`;
    case 'tap-dance': {
      const termMs = config?.kind === 'tap-dance' ? config.tappingTermMs : 0;
      const why = {
        timer: `there was no other tap within ${termMs} ms`,
        'last-tap': 'it has no binding for more taps',
        'other-key': 'then you pressed another key',
      };
      return `You tapped ${key(decision.position)} ${times(decision.taps)}: ${why[decision.reason]}.`;
    }
    case 'sticky-key': {
      const waitMs = config?.kind === 'sticky-key' ? config.releaseAfterMs : 0;
      const texts = {
        waiting: `stays on for the next key, for up to ${waitMs} ms`,
        used: 'applies to this key',
        'timed-out': `is off again: you pressed no other key within ${waitMs} ms`,
      };
      return `${key(decision.position)} ${texts[decision.outcome]}.`;
    }
    case 'mod-morph':
      return decision.morphed
        ? `${key(decision.position)} uses its second binding, because one of its modifiers is held.`
        : `${key(decision.position)} uses its first binding, because none of its modifiers is held.`;
    case 'caps-word':
      if (decision.active) return 'Caps word is on.';
      return decision.reason === 'other-key'
        ? 'Caps word is off: this key isn’t part of a word.'
        : 'Caps word is off: you pressed its key again.';
    case 'key-repeat':
      return `The last key is sent again: ${labelWithMods(decision.page, decision.code, decision.mods)}.`;
    case 'macro':
      return `The macro ${decision.behavior} ${macroTexts[decision.outcome]}.`;
    case 'not-simulated':
      return `&${decision.behavior} isn’t simulated, so this key does nothing here.`;
    case 'error':
      return decision.message;
  }
}

const comboReasons = {
  timeout: 'you didn’t press the other keys in time',
  'other-key': 'no combo includes the key you pressed next',
  'key-up': 'you released a key too early',
};

const macroTexts = {
  started: 'starts',
  resumed: 'continues, because you released its key',
  'queue-full': 'loses steps, because too many are waiting',
};

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
