import { useEffect, useMemo, useState } from 'react';
import { readDrawing } from '#core/keymap-drawing';
import { readKeymap } from '#core/simulator';
import { openFiles } from './openFiles';
import { fromFragment } from './shareLink';
import { exampleState, keysFor, load, save, type Mode, type Saved } from './state';
import { useLayouts, type KnownKeyboard } from './useLayouts';

const start: Saved = { ...exampleState(0), mode: 'see' };

const placesOf = ({ transforms }: KnownKeyboard, transform = ''): { places?: string } => {
  const places = transforms[transform]?.map;
  return places ? { places } : {};
};

/** The keymap on the page, what can be drawn of it and what can be simulated. */
export function usePlayground() {
  const [state, setState] = useState<Saved>(start);
  const [isReady, setIsReady] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const keyboards = useLayouts();
  const { source, shape } = state;

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

  const drawing = useMemo(() => readDrawing(source), [source]);
  const keymap = useMemo(() => readKeymap(source), [source]);
  const keys = useMemo(
    () => keysFor({ source, ...(shape ? { shape } : {}) }, drawing.keyCount),
    [source, shape, drawing],
  );

  /** Another keymap. A layout that has too few or too many keys for it goes. */
  const setSource = (text: string, given: Pick<Saved, 'shape'> = {}) =>
    setState((before) => ({
      source: text,
      mode: before.mode,
      ...('shape' in given ? given : before.shape ? { shape: before.shape } : {}),
    }));

  return {
    ...state,
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
        keyboard && layout
          ? { ...before, shape: { name: id, keys: layout.keys, ...placesOf(keyboard, layout.transform) } }
          : before,
      );
    },
    open: async (files: readonly File[]) => {
      const opened = await openFiles(files);
      setProblems(opened.problems);
      if (opened.source === undefined && !opened.shape) return;
      const count = opened.source === undefined ? drawing.keyCount : readDrawing(opened.source).keyCount;
      const id = opened.name?.replace(/\.\w+$/, '');
      const known = keyboards.find((keyboard) => keyboard.id === id);
      const fitting = known?.layouts.find(({ keys: text }) => text.split(' ').length === count);
      const guess =
        known && fitting ? { name: known.id, keys: fitting.keys, ...placesOf(known, fitting.transform) } : undefined;
      setState(({ shape: before, ...rest }) => {
        const fits = before && before.keys.split(' ').length === count ? before : undefined;
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
