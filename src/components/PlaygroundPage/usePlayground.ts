import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { decodeKeys, encodeKeys } from '#core/keyboard-shape';
import { otherFormat } from '#core/keymap-check';
import { drawingOf, readDrawing } from '#core/keymap-drawing';
import { readKeymapTree, standIns } from '#core/simulator';
import { loadLayouts, useLayouts } from '@site/src/components/KeyboardDrawing/useLayouts';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import { addFiles } from './addFiles';
import { chooseShape } from './chooseShape';
import { examples } from './examples';
import { changeHistory, initialHistory, type Action } from './history';
import { openFiles } from './openFiles';
import { fromFragment, type Shape } from './shareLink';
import { exampleState, keyCountOf, keysFor, load, save, type Mode } from './savedState';

/** Returns the text after a pause in typing, or right away if it was pasted. The larger the keymap, the longer the pause. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  const isTyping = Math.abs(text.length - settled.length) < 20;
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(text)), isTyping ? text.length / 500 : 0);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  return settled;
}

/** The shape on the page, unless it only belongs to an example. Another keymap with as many keys may be for another keyboard. */
const chosenShape = (shape: Shape | undefined): Shape | undefined =>
  examples.some(({ keys }) => keys === shape?.keys) ? undefined : shape;

const damagedLink = 'This link is damaged, so its keymap can’t be read. Ask for a new link.';

/** The state of the page: the keymap and layout with their undo history, and the drawing and simulator keymap derived from them. */
export function usePlayground() {
  const [history, dispatch] = useReducer(changeHistory, initialHistory);
  const { now, mode, isReady, problems } = history;
  const [isPicking, setIsPicking] = useState(false);
  /** What may name the keyboard of the opened keymap. */
  const clues = useRef<readonly string[]>([]);
  const source = useAfterPause(now.source);

  useEffect(() => {
    const readLink = async (): Promise<Action | undefined> => {
      const shared = await fromFragment(location.hash);
      // The router finds no element with this hash, so it would keep the scroll position of the page before.
      if (shared !== undefined) scrollTo({ top: 0, behavior: 'instant' });
      if (shared === 'damaged') return { type: 'report', problems: [damagedLink] };
      return shared && { type: 'open', shared };
    };
    const start = async (): Promise<void> => {
      const saved = load();
      const linked = await readLink();
      dispatch({ type: 'restore', saved });
      if (linked) dispatch(linked);
    };
    const onHashChange = (): void => void readLink().then((linked) => linked && dispatch(linked));
    void start();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (isReady) save({ ...now, mode });
  }, [isReady, now, mode]);

  const { tree, written, missing, result: keymap } = useMemo(() => readKeymapTree(source, '', standIns), [source]);
  const drawing = useMemo(() => drawingOf(tree), [tree]);
  // A layout with too few keys isn't used, but stays in the state, because the reader may still be pasting.
  const shape = now.shape && keyCountOf(now.shape) >= drawing.keyCount ? now.shape : undefined;
  const { keyCount } = drawing;
  // Without a shape, the page offers those with as many keys.
  const { layouts, retry: retryLayouts } = useLayouts(isPicking || (isReady && !shape && keyCount > 0));
  const encodedKeys = useMemo(() => encodeKeys(keysFor(written, shape, keyCount)), [written, shape, keyCount]);
  // If an edit moves no key, these objects stay the same, so that only keys with a new legend are drawn again.
  const keys = useMemo(() => decodeKeys(encodedKeys), [encodedKeys]);

  const other = useMemo(() => (keyCount === 0 ? otherFormat(source) : null), [keyCount, source]);

  /** Changes the page, and removes a shared link from the URL, because a reload would bring back its keymap. */
  const change = (action: Action): void => {
    if (location.hash) window.history.replaceState(window.history.state, '', location.pathname);
    dispatch(action);
  };

  return {
    ...now,
    mode,
    /** The text that is drawn, which may lag behind `source` for a moment. */
    drawnSource: source,
    shape,
    isReady,
    problems,
    layouts,
    /** Loads the layouts again, if that has failed. */
    retryLayouts,
    drawing,
    keymap,
    missing,
    keys,
    /** A message about text that isn't a ZMK keymap at all, such as a QMK keymap. */
    otherFormat: other,
    /** Called when the reader types. Typing without a pause is one undo step. */
    typeSource: (text: string) => change({ type: 'type', text, time: Date.now() }),
    setMode: (next: Mode) => dispatch({ type: 'switch to', mode: next }),
    /** Changes the latest text, which may be newer than the drawn one, in an undo step of its own. */
    replaceSource: (edit: (source: string) => string) => change({ type: 'edit', edit }),
    /** Undefined if there's nothing to undo or redo. */
    undo: history.past.length > 0 ? () => change({ type: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => change({ type: 'redo' }) : undefined,
    openExample: (index: number) => change({ type: 'open', shared: exampleState(index) }),
    /** Loads the layouts, because the reader is about to pick one. */
    preparePicker: () => setIsPicking(true),
    /** Draws the keymap on a layout, or in the rows of the text if there's none. */
    setShape: (next: Shape | undefined) => change({ type: 'draw on', shape: next }),
    /** Adds files that the keymap includes. */
    addFiles: async (files: readonly InputFile[]) => {
      const { source: text, problems: faults } = await addFiles(now.source, files);
      const added = { shapes: [], clues: clues.current, keyCount: readDrawing(text, standIns).keyCount };
      const next = chooseShape(await loadLayouts(), { ...added, current: now.shape });
      change({ type: 'open', shared: { source: text, shape: next }, problems: faults });
    },
    open: async (files: readonly InputFile[]) => {
      const { source: text, shapes, clues: found, problems: faults } = await openFiles(files);
      dispatch({ type: 'report', problems: faults });
      clues.current = found;
      if (text === undefined && shapes.length === 0) return;
      const count = text === undefined ? keyCount : readDrawing(text, standIns).keyCount;
      const next = chooseShape(await loadLayouts(), {
        shapes,
        clues: found,
        keyCount: count,
        current: chosenShape(now.shape),
      });
      if (text === undefined) change({ type: 'draw on', shape: next });
      else change({ type: 'open', shared: { source: text, shape: next }, problems: faults });
    },
  };
}

export type PlaygroundState = ReturnType<typeof usePlayground>;
