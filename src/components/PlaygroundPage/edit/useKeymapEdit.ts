import { useMemo, useReducer, useState } from 'react';
import {
  addCombo,
  changeKey,
  clearAbove,
  copyKey,
  readKeys,
  swapKeys,
  type Choice,
  type EditResult,
  type KeymapKeys,
  type KeyPlace,
} from '#core/keymap-edit';
import type { PlaygroundState } from '../usePlayground';
import { changeSelection, startSelection } from './selection';

/** What the last change did, or why it couldn't be made. */
type Message = Readonly<{ text: string; isProblem: boolean }>;

const none: Message = { text: '', isProblem: false };

/** The selection and the changes of keys. Each change is one undo step of the page. */
export function useKeymapEdit(
  { source, drawnSource, drawing, replaceSource }: PlaygroundState,
  start: KeyPlace | undefined,
) {
  const [selection, dispatch] = useReducer(changeSelection, start, startSelection);
  const [message, setMessage] = useState<Message>(none);
  const [choices, setChoices] = useState<readonly Choice[]>();
  const keys = useMemo(() => readKeys(drawnSource), [drawnSource]);
  /** The keys of the latest text, which may not be drawn yet. */
  const latest = (): KeymapKeys => (source === drawnSource ? keys : readKeys(source));

  const layer = Math.min(selection.layer, Math.max(0, keys.layers.length - 1));
  const size = keys.layers[layer]?.length ?? 0;
  const active = Math.min(selection.active, Math.max(0, size - 1));
  const selected = selection.selected.filter((position) => position < size);
  const place: KeyPlace = { layer, position: active };

  const nameOf = (at: KeyPlace): string => `Key ${at.position} on ${drawing.layers[at.layer]?.name ?? at.layer}`;
  const fail = (reason: string): boolean => {
    setMessage({ text: reason, isProblem: true });
    return false;
  };
  const write = (text: string, done: string): true => {
    setChoices(undefined);
    setMessage({ text: done, isProblem: false });
    replaceSource(() => text);
    return true;
  };
  const apply = (result: EditResult, done: string): boolean =>
    result.ok ? write(result.text, done) : fail(result.reason);

  return {
    ...selection,
    ...place,
    place,
    selected,
    keys,
    message,
    choices,
    dispatch,
    clearMessage: () => {
      setMessage(none);
      setChoices(undefined);
    },
    /** Returns whether the change was made. If there are several ways to make it, the reader has to choose first. */
    setBinding: (binding: string): boolean => {
      const change = changeKey(latest(), place, binding);
      if (!change.ok) return fail(change.reason);
      const [first, second] = change.choices;
      if (!second && first.others.length === 0 && !first.elsewhere)
        return write(first.text, `${nameOf(place)} is now ${binding}.`);
      setMessage(none);
      setChoices(change.choices);
      return false;
    },
    choose: ({ text, scope, macro }: Choice): boolean =>
      write(text, scope === 'key' ? `${nameOf(place)} is changed.` : `${macro ?? 'The shared text'} is changed.`),
    swap: (one: KeyPlace, other: KeyPlace): boolean =>
      apply(swapKeys(latest(), one, other), `${nameOf(one)} and ${nameOf(other)} are swapped.`),
    copy: (from: KeyPlace, to: readonly KeyPlace[]): boolean =>
      apply(copyKey(latest(), from, to), `${nameOf(from)} is copied to ${to.map(nameOf).join(', ')}.`),
    clearAbove: (): boolean =>
      apply(clearAbove(latest(), active), `Key ${active} is transparent on all layers above the first.`),
    addCombo: (binding: string): boolean =>
      apply(
        addCombo(latest(), { positions: selected, binding }),
        `Keys ${selected.join(' and ')} together are ${binding}.`,
      ),
  };
}

export type KeymapEdit = ReturnType<typeof useKeymapEdit>;
