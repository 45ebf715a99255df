import type { Replacement } from '#core/keymap-check';
import { compare } from './compare.ts';
import { macroOf, ownSpan, replaceDefinition, replaceOwn, replaceUse } from './places.ts';
import { keyAt, readKeys, type KeyBinding, type KeymapKeys, type KeyPlace } from './readKeys.ts';
import { replaceAll } from './replacements.ts';

/** A way to change a key. */
export type Choice = Readonly<{
  /** Only this key, or the definition of the macro that it comes from. */
  scope: 'key' | 'definition';
  /** The macro that the key comes from. */
  macro: string | undefined;
  replacements: readonly Replacement[];
  /** The text with the change. */
  text: string;
  /** Other keys that change too. */
  others: readonly KeyPlace[];
  /** Whether something other than keys changes too, such as a combo. */
  elsewhere: boolean;
}>;

export type KeyChange = Readonly<{ ok: true; choices: readonly [Choice, ...Choice[]] } | { ok: false; reason: string }>;

const refuse = (reason: string): KeyChange => ({ ok: false, reason });

/** The binding as it's written, with the macros that it uses, or as it's expanded if a macro makes more than this key. */
export function writtenBinding(keys: KeymapKeys, place: KeyPlace): string | undefined {
  const key = keyAt(keys, place);
  const span = key && ownSpan(keys, key);
  const text = span && keys.source.slice(span.from, span.to);
  // A comment or a line break inside a binding stays where it is.
  return text === undefined || /[\n/]/.test(text) ? key?.text : text.replace(/\s+/g, ' ');
}

/** The range of a key's binding in the text. If a macro makes it, the range of the macro's name and arguments. */
export function spanOfKey(keys: KeymapKeys, place: KeyPlace): Readonly<{ from: number; to: number }> | undefined {
  const key = keyAt(keys, place);
  if (!key) return undefined;
  const own = keys.tokens.slice(key.first, key.end);
  const from = Math.min(...own.map((token) => token.from));
  return from < 0 ? undefined : { from, to: Math.max(...own.map((token) => token.to)) };
}

/** The ways to write a binding for a key. Each has been tried: the text still parses, and no other key changes unnoticed. */
export function changeKey(keys: KeymapKeys, place: KeyPlace, binding: string): KeyChange {
  const key = keyAt(keys, place);
  if (!key) return refuse(`Layer ${place.layer} has no key ${place.position}.`);
  const wanted = binding.trim().replace(/\s+/g, ' ');
  if (!/^&[A-Za-z_]\w*(?: |$)/.test(wanted) && !isMacroUse(wanted))
    return refuse(`${wanted || 'This'} isn’t a binding. A binding starts with & and the label of a behavior.`);
  if (/[;{}<>"#&]/.test(wanted.slice(1)) || wanted.includes('//') || wanted.includes('/*'))
    return refuse(`${wanted} isn’t a single binding.`);
  if (isUnbalanced(wanted)) return refuse(`${wanted} has a parenthesis too many or too few.`);
  const macro = macroOf(keys, key);
  if (wanted === key.text || wanted === writtenBinding(keys, place)) {
    const same = { scope: 'key', macro, replacements: [], text: keys.source, others: [], elsewhere: false } as const;
    return { ok: true, choices: [same] };
  }
  const attempt = (scope: Choice['scope'], replacements: readonly Replacement[] | undefined): readonly Choice[] => {
    if (!replacements) return [];
    const text = replaceAll(keys.source, replacements);
    const effect = compare(keys, readKeys(text));
    if (!effect) return [];
    const others = effect.changed.filter(({ layer, position }) => layer !== place.layer || position !== place.position);
    if (scope === 'key' && (others.length > 0 || effect.elsewhere)) return [];
    return [{ scope, macro, replacements, text, others, elsewhere: effect.elsewhere }];
  };
  const [own] = [
    ...attempt('key', replaceOwn(keys, key, wanted)),
    ...(macro === undefined ? [] : attempt('key', replaceUse(keys, key, wanted))),
  ];
  // The argument of a macro may be used for several keys.
  const shared =
    macro === undefined ? (own ? undefined : replaceOwn(keys, key, wanted)) : replaceDefinition(keys, key, wanted);
  const [first, ...others] = [...(own ? [own] : []), ...attempt('definition', shared)];
  if (first) return { ok: true, choices: [first, ...others] };
  return refuse(explain(macro, key));
}

function explain(macro: string | undefined, { text }: KeyBinding): string {
  return macro === undefined
    ? `This key (${text}) comes from a file that isn’t open, or from text that can’t be changed on its own. Change it in the text.`
    : `This key (${text}) comes from the macro ${macro}, which makes more than this key. Change it in the text.`;
}

/** A macro of the keymap can stand for a binding: `HRM(LSHFT, A)` or `___`. */
const isMacroUse = (text: string): boolean => /^[A-Za-z_]\w*(?:\s*\(.*\))?$/.test(text);

function isUnbalanced(text: string): boolean {
  let depth = 0;
  for (const mark of text.match(/[()]/g) ?? []) {
    depth += mark === '(' ? 1 : -1;
    if (depth < 0) return true;
  }
  return depth !== 0;
}
