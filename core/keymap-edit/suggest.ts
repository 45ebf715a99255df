import { behaviorOf, behaviorsIn } from './behaviors.ts';
import { joinBinding, splitBinding } from './bindingText.ts';
import type { KeymapKeys } from './readKeys.ts';

/** A binding that a reader may mean. */
export type Suggestion = Readonly<{ binding: string; title: string; note?: string | undefined }>;

/** What was found, and what to say about it: why a binding can't be used, or why there is none. */
export type Suggestions = Readonly<{ bindings: readonly Suggestion[]; message?: string | undefined }>;

/** Finds the firmware's bindings for what a reader types, such as the finder of key codes. */
type Find = (query: string) => Readonly<{ answers: readonly Suggestion[]; message?: string | undefined }>;

const maxShown = 6;

/** The keymap, and the binding of the key that's changed. Its behavior comes before others that fit as well. */
type Context = Readonly<{ keys: KeymapKeys; layerNames: readonly string[]; current?: string }>;

/** Bindings for what a reader types: what `find` knows, and the behaviors and layer names of the keymap. */
export function suggest({ keys, layerNames, current = '' }: Context, query: string, find: Find): Suggestions {
  const text = query.trim();
  if (text === '') return { bindings: [] };
  const isBinding = text.startsWith('&');
  const fault = isBinding ? faultOf(keys, text) : undefined;
  // Something else than what's written would be a surprise.
  if (fault) return { bindings: [], message: fault };
  const own = isBinding ? [asTyped(keys, text)] : ownBehaviors(keys, text);
  const { answers, message } = find(withLayerNumber(text, layerNames));
  const found = answers
    // Two bindings are two keys.
    .filter(({ binding }) => !binding.includes(' &'))
    .flatMap((answer) => [...ownHoldTaps(keys, answer, splitBinding(current).label), answer]);
  const bindings = unique([...own, ...found]).slice(0, maxShown);
  return { bindings, message: bindings.length === 0 ? (message ?? 'Nothing found.') : undefined };
}

const unique = (list: readonly Suggestion[]): readonly Suggestion[] =>
  list.filter(({ binding }, index) => list.findIndex((other) => other.binding === binding) === index);

function asTyped(keys: KeymapKeys, text: string): Suggestion {
  const binding = joinBinding(splitBinding(text));
  return { binding, title: behaviorOf(keys, splitBinding(text).label)?.name ?? '' };
}

/** Why a binding can't work in this keymap. */
export function faultOf(keys: KeymapKeys, binding: string): string | undefined {
  const { label, parameters } = splitBinding(binding);
  const behavior = behaviorOf(keys, label);
  if (!behavior) return keys.tree.labels.has(label) ? undefined : `There’s no behavior &${label} in this keymap.`;
  const [first] = behavior.parameters;
  // A name that isn't in the table may stand for two parameters, such as `RGB_COLOR_HSB(…)` or a macro.
  const isKnown = first?.constants.includes(parameters[0] ?? '') ?? true;
  if (first?.kind === 'constant' && !isKnown && parameters.length > 0 && parameters.length <= 2) return undefined;
  const wanted = behavior.parameters.length + (first?.withNumber.includes(parameters[0] ?? '') ? 1 : 0);
  if (parameters.length === wanted) return undefined;
  return `&${label} takes ${wanted === 0 ? 'no parameters' : wanted === 1 ? '1 parameter' : `${wanted} parameters`}, not ${parameters.length}.`;
}

/** Macros and other behaviors of the keymap that need no parameters, by their label. */
function ownBehaviors(keys: KeymapKeys, text: string): readonly Suggestion[] {
  const squash = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');
  const wanted = squash(text);
  if (wanted.length < 2) return [];
  return behaviorsIn(keys)
    .filter(({ label, parameters, isOwn }) => isOwn && parameters.length === 0 && squash(label).startsWith(wanted))
    .map(({ label, name }) => ({ binding: `&${label}`, title: name }));
}

/** `&hml LSHFT A` for `&mt LSHFT A`, if the keymap has its own hold-taps for keys. */
function ownHoldTaps(keys: KeymapKeys, { binding, title }: Suggestion, preferred: string): readonly Suggestion[] {
  const { label, parameters } = splitBinding(binding);
  if (label !== 'mt') return [];
  return behaviorsIn(keys)
    .filter(
      (behavior) =>
        behavior.isOwn &&
        behavior.parameters.length === 2 &&
        behavior.parameters.every(({ kind }) => kind === 'key-code'),
    )
    .sort((a, b) => Number(b.label === preferred) - Number(a.label === preferred))
    .map((behavior) => ({ binding: joinBinding({ label: behavior.label, parameters }), title }));
}

/** Replaces the name of a layer by its number: "layer nav" becomes "layer 1". */
function withLayerNumber(text: string, layerNames: readonly string[]): string {
  const words = text.split(/\s+/);
  if (!words.some((word) => /^layer$/i.test(word))) return text;
  const numberOf = (word: string) => layerNames.findIndex((name) => name.toLowerCase() === word.toLowerCase());
  return words.map((word) => (numberOf(word) < 0 ? word : String(numberOf(word)))).join(' ');
}
