import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { decodeKeys, encodeKeys } from '#core/keyboard-shape';
import { drawingOf, readDrawing } from '#core/keymap-drawing';
import { readKeymapTree } from '#core/simulator';
import {
  placesOf,
  useLayouts,
  type KnownKeyboard,
  type KnownLayout,
} from '@site/src/components/KeyboardDrawing/useLayouts';
import { openFiles } from './openFiles';
import { fromFragment } from './shareLink';
import { exampleState, keyCountOf, keysFor, load, save, type Mode, type Saved, type Shape } from './state';

const start: Saved = { ...exampleState(0), mode: 'see' };

const shapeOf = (keyboard: KnownKeyboard, layout: KnownLayout): Shape => {
  const places = placesOf(keyboard, layout);
  return { name: keyboard.id, keys: layout.keys, ...(places ? { places } : {}) };
};

/** The keymap on the page, what can be drawn of it and what can be simulated. */
export function usePlayground() {
  const [state, setState] = useState<Saved>(start);
  const [isReady, setIsReady] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const keyboards = useLayouts();
  // A large keymap takes a while to draw. The text field does not wait for it.
  const source = useDeferredValue(state.source);

  useEffect(() => {
    const kept = load() ?? start;
    const read = async (): Promise<void> => {
      const shared = await fromFragment(location.hash);
      if (shared === 'damaged') setProblems(['The link is damaged, so its keymap cannot be read. Ask for a new link.']);
      else if (shared) setState({ ...shared, mode: kept.mode });
      if (shared === undefined || shared === 'damaged') setState(kept);
      setIsReady(true);
    };
    const onHashChange = (): void => void read();
    onHashChange();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (isReady) save(state);
  }, [isReady, state]);

  const { tree, result: keymap } = useMemo(() => readKeymapTree(source, ''), [source]);
  const drawing = useMemo(() => drawingOf(tree), [tree]);
  // A layout with too few keys is kept: the reader may be in the middle of pasting.
  const shape = state.shape && keyCountOf(state.shape) >= drawing.keyCount ? state.shape : undefined;
  const { keyCount } = drawing;
  const places = useMemo(() => encodeKeys(keysFor(source, shape, keyCount)), [source, shape, keyCount]);
  // An edit that moves no key leaves them the same objects: then only those with another legend are drawn again.
  const keys = useMemo(() => decodeKeys(places), [places]);

  /** Another keymap. A layout that has too few or too many keys for it goes. */
  const setSource = (text: string, given: Pick<Saved, 'shape'> = {}) =>
    setState((before) => ({
      source: text,
      mode: before.mode,
      ...('shape' in given ? given : before.shape ? { shape: before.shape } : {}),
    }));

  return {
    ...state,
    /** The text as it is drawn, which may be a moment behind the one in the text field. */
    drawnSource: source,
    shape,
    isReady,
    problems,
    keyboards,
    drawing,
    keymap,
    keys,
    setSource,
    setMode: (next: Mode) => setState((before) => ({ ...before, mode: next })),
    showExample: (index: number) => setState((before) => ({ ...exampleState(index), mode: before.mode })),
    /** `id layout`, or nothing for the rows of the text. */
    chooseLayout: (id: string, layoutName: string) => {
      const keyboard = keyboards.find((candidate) => candidate.id === id);
      const layout = keyboard?.layouts.find(({ name }) => name === layoutName);
      setState(({ shape: _, ...before }) =>
        keyboard && layout ? { ...before, shape: shapeOf(keyboard, layout) } : before,
      );
    },
    open: async (files: readonly File[]) => {
      const opened = await openFiles(files);
      setProblems(opened.problems);
      if (opened.source === undefined && !opened.shape) return;
      const count = opened.source === undefined ? drawing.keyCount : readDrawing(opened.source).keyCount;
      const id = opened.name?.replace(/\.\w+$/, '');
      const known = keyboards.find((keyboard) => keyboard.id === id);
      const fitting = known?.layouts.find((layout) => keyCountOf(layout) === count);
      const guess = known && fitting ? shapeOf(known, fitting) : undefined;
      setState(({ shape: before, ...rest }) => {
        const fits = before && keyCountOf(before) === count ? before : undefined;
        const next = opened.shape ?? guess ?? fits;
        return {
          ...rest,
          ...(opened.source === undefined ? {} : { source: opened.source }),
          ...(next ? { shape: next } : {}),
        };
      });
    },
  };
}

export type PlaygroundState = ReturnType<typeof usePlayground>;
