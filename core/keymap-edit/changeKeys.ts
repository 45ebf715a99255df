import { changeKey, writtenBinding } from './changeKey.ts';
import { keyAt, readKeys, type KeymapKeys, type KeyPlace } from './readKeys.ts';

export type EditResult = Readonly<{ ok: true; text: string } | { ok: false; reason: string }>;

/** A key and the binding that it gets. */
type Assignment = Readonly<{ place: KeyPlace; binding: string }>;

/** Changes several keys, but only those: keys that share a macro get their own binding. */
function assign(keys: KeymapKeys, assignments: readonly Assignment[]): EditResult {
  let now = keys;
  for (const { place, binding } of assignments) {
    if (keyAt(now, place)?.text === binding) continue;
    const change = changeKey(now, place, binding);
    const choice = change.ok ? change.choices.find(({ scope }) => scope === 'key') : undefined;
    if (!choice) {
      const reason = change.ok
        ? `Key ${place.position} comes from the macro ${change.choices[0].macro ?? ''}, which other keys use too. Change its definition instead.`
        : change.reason;
      return { ok: false, reason };
    }
    now = readKeys(choice.text);
  }
  return { ok: true, text: now.source };
}

const noKey = (place: KeyPlace): EditResult => ({
  ok: false,
  reason: `Layer ${place.layer} has no key ${place.position}.`,
});

/** Swaps the bindings of two keys. */
export function swapKeys(keys: KeymapKeys, one: KeyPlace, other: KeyPlace): EditResult {
  const [first, second] = [writtenBinding(keys, one), writtenBinding(keys, other)];
  if (first === undefined) return noKey(one);
  if (second === undefined) return noKey(other);
  return assign(keys, [
    { place: one, binding: second },
    { place: other, binding: first },
  ]);
}

/** Gives other keys the binding of a key. */
export function copyKey(keys: KeymapKeys, from: KeyPlace, to: readonly KeyPlace[]): EditResult {
  const binding = writtenBinding(keys, from);
  if (binding === undefined) return noKey(from);
  return assign(
    keys,
    to.map((place) => ({ place, binding })),
  );
}

/** Makes a key transparent on every layer above the first, so that it does the same on all of them. */
export const clearAbove = (keys: KeymapKeys, position: number): EditResult =>
  assign(
    keys,
    keys.layers.flatMap((layer, index) =>
      index > 0 && position < layer.length ? [{ place: { layer: index, position }, binding: '&trans' }] : [],
    ),
  );
