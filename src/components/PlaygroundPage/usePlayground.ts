import { startTransition, useEffect, useMemo, useState } from 'react';
import { decodeKeys, encodeKeys } from '#core/keyboard-shape';
import { drawingOf, readDrawing } from '#core/keymap-drawing';
import { readKeymapTree } from '#core/simulator';
import {
  matrixMapOf,
  useLayouts,
  type KnownKeyboard,
  type KnownLayout,
} from '@site/src/components/KeyboardDrawing/useLayouts';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import { openFiles } from './openFiles';
import { fromFragment } from './shareLink';
import { exampleState, keyCountOf, keysFor, load, save, type Mode, type Saved, type Shape } from './savedState';

const initial: Saved = { ...exampleState(0), mode: 'see' };

const shapeOf = (keyboard: KnownKeyboard, layout: KnownLayout): Shape => {
  const matrixMap = matrixMapOf(keyboard, layout);
  return { name: keyboard.id, keys: layout.keys, ...(matrixMap ? { matrixMap } : {}) };
};

/** Returns the text after a pause in typing. Reading a large keymap takes longer, so it waits for a longer pause. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  const isTyping = Math.abs(text.length - settled.length) < 20;
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(text)), isTyping ? text.length / 500 : 0);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  return settled;
}

/** The state of the page: the keymap and layout, and the drawing and simulator keymap derived from them. */
export function usePlayground() {
  const [state, setState] = useState<Saved>(initial);
  const [isReady, setIsReady] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const keyboards = useLayouts();
  const source = useAfterPause(state.source);

  useEffect(() => {
    const saved = load() ?? initial;
    const read = async (): Promise<void> => {
      const shared = await fromFragment(location.hash);
      if (shared === 'damaged') setProblems(['This link is damaged, so its keymap can’t be read. Ask for a new link.']);
      else if (shared) setState({ ...shared, mode: saved.mode });
      if (shared === undefined || shared === 'damaged') setState(saved);
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
  // A layout with too few keys stays in the state, because the reader may still be pasting.
  const shape = state.shape && keyCountOf(state.shape) >= drawing.keyCount ? state.shape : undefined;
  const { keyCount } = drawing;
  const encodedKeys = useMemo(() => encodeKeys(keysFor(source, shape, keyCount)), [source, shape, keyCount]);
  // Keep the same objects if an edit moves no key, so that only keys with a new legend are drawn again.
  const keys = useMemo(() => decodeKeys(encodedKeys), [encodedKeys]);

  /** After a change, the link in the address bar would bring back the old keymap on reload. */
  const change = (next: (before: Saved) => Saved): void => {
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setState(next);
  };

  return {
    ...state,
    /** The text that is drawn, which may lag behind `source` for a moment. */
    drawnSource: source,
    shape,
    isReady,
    problems,
    keyboards,
    drawing,
    keymap,
    keys,
    setSource: (text: string) => change((before) => ({ ...before, source: text })),
    setMode: (next: Mode) => setState((before) => ({ ...before, mode: next })),
    openExample: (index: number) => change(({ mode }) => ({ ...exampleState(index), mode })),
    /** Draws the keymap on a known layout, or in the rows of the text if there's none with that name. */
    chooseLayout: (id: string, layoutName: string) => {
      const keyboard = keyboards.find((candidate) => candidate.id === id);
      const layout = keyboard?.layouts.find(({ name }) => name === layoutName);
      change(({ shape: _, ...before }) =>
        keyboard && layout ? { ...before, shape: shapeOf(keyboard, layout) } : before,
      );
    },
    open: async (files: readonly InputFile[]) => {
      const opened = await openFiles(files);
      setProblems(opened.problems);
      if (opened.source === undefined && opened.shapes.length === 0) return;
      const count = opened.source === undefined ? drawing.keyCount : readDrawing(opened.source).keyCount;
      const fits = (layout: Pick<Shape, 'keys'>): boolean => keyCountOf(layout) === count;
      const id = opened.name?.replace(/\.\w+$/, '');
      const known = keyboards.find((keyboard) => keyboard.id === id);
      const fittingLayout = known?.layouts.find(fits);
      const guess = known && fittingLayout ? shapeOf(known, fittingLayout) : undefined;
      change(({ shape: before, ...rest }) => {
        const next =
          opened.shapes.find(fits) ?? guess ?? opened.shapes[0] ?? (before && fits(before) ? before : undefined);
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
