import { startTransition, useEffect, useMemo, useState } from 'react';
import { decodeKeys, encodeKeys } from '#core/keyboard-shape';
import { otherFormat } from '#core/keymap-check';
import { drawingOf, readDrawing } from '#core/keymap-drawing';
import { readKeymapTree } from '#core/simulator';
import { useLayouts } from '@site/src/components/KeyboardDrawing/useLayouts';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import { openFiles } from './openFiles';
import { fromFragment, type Shape } from './shareLink';
import { exampleState, keyCountOf, keysFor, load, save, type Mode, type Saved } from './savedState';

/** The keymap on the page, and those that it replaced, latest last. */
type Page = Readonly<{ state: Saved; replaced: readonly Saved[] }>;

const initial: Saved = { ...exampleState(0), mode: 'see' };

/** Replaces the keymap so that it can be undone. */
const replacing =
  (next: (before: Saved) => Saved) =>
  ({ state: before, replaced }: Page): Page => {
    const state = next(before);
    // If a page with a shared link is reloaded, the keymap in the link is the same as before.
    const isSame = JSON.stringify(state) === JSON.stringify(before);
    return { state, replaced: isSame ? replaced : [...replaced, before] };
  };

/** Restores the keymap that was replaced last. Nothing is lost: the current one is restored after all others. */
const undoing = ({ state, replaced }: Page): Page => ({
  state: { ...(replaced.at(-1) ?? state), mode: state.mode },
  replaced: [state, ...replaced.slice(0, -1)],
});

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

/** The state of the page: the keymap and layout, and the drawing and simulator keymap derived from them. */
export function usePlayground() {
  const [{ state, replaced }, setPage] = useState<Page>({ state: initial, replaced: [] });
  const [isReady, setIsReady] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { layouts, retry: retryLayouts } = useLayouts();
  const source = useAfterPause(state.source);

  useEffect(() => {
    const read = async (saved?: Saved): Promise<void> => {
      const shared = await fromFragment(location.hash);
      if (saved) setPage({ state: saved, replaced: [] });
      // The router finds no element with this hash, so it would keep the scroll position of the page before.
      if (shared !== undefined) scrollTo({ top: 0, behavior: 'instant' });
      if (shared === 'damaged') setProblems(['This link is damaged, so its keymap can’t be read. Ask for a new link.']);
      else if (shared) setPage(replacing(({ mode }) => ({ ...shared, mode })));
      setIsReady(true);
    };
    const onHashChange = (): void => void read();
    void read(load());
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (isReady) save(state);
  }, [isReady, state]);

  const { tree, written, result: keymap } = useMemo(() => readKeymapTree(source, ''), [source]);
  const drawing = useMemo(() => drawingOf(tree), [tree]);
  // A layout with too few keys isn't used, but stays in the state, because the reader may still be pasting.
  const shape = state.shape && keyCountOf(state.shape) >= drawing.keyCount ? state.shape : undefined;
  const { keyCount } = drawing;
  const encodedKeys = useMemo(() => encodeKeys(keysFor(written, shape, keyCount)), [written, shape, keyCount]);
  // If an edit moves no key, these objects stay the same, so that only keys with a new legend are drawn again.
  const keys = useMemo(() => decodeKeys(encodedKeys), [encodedKeys]);

  const other = useMemo(() => (keyCount === 0 ? otherFormat(source) : null), [keyCount, source]);

  /** Changes the page, and removes a shared link from the URL, because a reload would bring back its keymap. */
  const changePage = (next: (before: Page) => Page): void => {
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setPage(next);
  };
  const change = (next: (before: Saved) => Saved): void =>
    changePage((before) => ({ ...before, state: next(before.state) }));
  const replace = (next: (before: Saved) => Saved): void => changePage(replacing(next));

  return {
    ...state,
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
    keys,
    /** A message about text that isn't a ZMK keymap at all, such as a QMK keymap. */
    otherFormat: other,
    /** Changes the latest text, which may be newer than the drawn one. */
    editSource: (edit: (source: string) => string) => change((before) => ({ ...before, source: edit(before.source) })),
    setMode: (mode: Mode) => setPage((before) => ({ ...before, state: { ...before.state, mode } })),
    /** Like `editSource`, for changes that the browser can't undo in the text field. */
    replaceSource: (edit: (source: string) => string) =>
      replace((before) => ({ ...before, source: edit(before.source) })),
    canUndo: replaced.length > 0,
    undo: () => changePage(undoing),
    openExample: (index: number) => replace(({ mode }) => ({ ...exampleState(index), mode })),
    /** Draws the keymap on a layout, or in the rows of the text if there's none. */
    setShape: (next: Shape | undefined) => change((before) => ({ ...before, shape: next })),
    open: async (files: readonly InputFile[]) => {
      const { source: text, name, shapes, problems: found } = await openFiles(files);
      setProblems(found);
      if (text === undefined && shapes.length === 0) return;
      const count = text === undefined ? drawing.keyCount : readDrawing(text).keyCount;
      const fits = (layout: Shape | undefined): boolean => layout !== undefined && keyCountOf(layout) === count;
      const keyboard = name?.replace(/\.\w+$/, '');
      // corneish_zen.keymap is for corneish_zen_v1 and corneish_zen_v2.
      const known = layouts.filter((one) =>
        [one.name, one.name.replace(/_(?:v|rev)\d+$/, '')].includes(keyboard ?? ''),
      );
      replace((before) => ({
        ...before,
        source: text ?? before.source,
        shape: [...shapes, ...known].find(fits) ?? shapes[0] ?? [before.shape].find(fits),
      }));
    },
  };
}

export type PlaygroundState = ReturnType<typeof usePlayground>;
