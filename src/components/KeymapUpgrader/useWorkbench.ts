import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Release } from '#core/configuration';
import {
  activeFile,
  addFiles,
  addStep,
  closeFile,
  editText,
  emptyState,
  openLinked,
  redo,
  replaceFiles,
  setAccepted,
  startHistory,
  undo,
  type History,
  type PageState,
} from './history';
import { linkedKeymap } from './linkedKeymap';
import { retried } from '@site/runtime/client/retried';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import { byWorst, createOpenFile, type OpenFile } from './openFile';
import { canStore, save } from './storage';
import { useReports } from './useReports';
import { useSavedState } from './useSavedState';
import type { SourceFile } from '@site/src/userFiles/readFiles';

export type Workbench = Readonly<{
  /** The open files, worst first. */
  files: readonly OpenFile[];
  /** The file in the editor. */
  file: OpenFile;
  /** The release to upgrade to. Null if the one that's built isn't known. */
  target: Release | null;
  /** What is built, in the configuration's words. */
  built: string;
  /** How many errors are left in the upgraded files, if that was checked. */
  errorsLeft: number | null;
  /** Whether the reports are for the current texts. Only then can results be copied or downloaded. */
  isUpToDate: boolean;
  /** Why some of the opened files can't be used, or can't be kept for the next visit. */
  fileErrors: readonly string[];
  /** Called when the reader types. Typing without a pause is one undo step. */
  setText: (text: string) => void;
  /** What the builds are called in build.yaml. */
  firmwares: readonly string[];
  /** The files as they were when they were opened, by their name now. */
  opened: PageState['opened'];
  /** Replaces all files in one undo step, but only if the reports are for these texts. They're in the order of `files`. */
  replaceFiles: (files: readonly SourceFile[]) => void;
  /** Applies every safe fix in one undo step. */
  fixAll: () => Promise<void>;
  /** How many that were, until something else changes. */
  fixedCount: number | null;
  /** Replaces all open files. */
  openExample: (files: readonly SourceFile[]) => void;
  open: (inputFiles: Promise<readonly InputFile[]>) => Promise<void>;
  /** Calls a function that loads another part of the tool. If that fails, tells the reader and returns undefined. */
  withPart: <Result>(load: () => Promise<Result>) => Promise<Result | undefined>;
  clear: () => void;
  close: (name: string) => void;
  select: (name: string) => void;
  setAccepted: (keys: readonly string[], accepted: boolean) => void;
  setTarget: (target: Release | null) => void;
  /** Null if there is nothing to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}>;

const partNotLoaded = 'A part of this tool couldn’t be loaded. Check your connection, then try again.';
const tooMuchToStore = 'These files are too large for your browser to store. Don’t reload the page before you’re done.';

/** The state of the tool: open files, their reports, and what the reader rejected, with undo and redo. */
export function useWorkbench(): Workbench {
  const [saved, readSaved] = useSavedState();
  const [changed, setChanged] = useState<History | null>(null);
  const [fileErrors, setFileErrors] = useState<readonly string[]>([]);
  const history = useMemo(() => changed ?? startHistory(saved ?? emptyState), [changed, saved]);
  const { files: sources, rejected, target: chosen, active } = history.now;
  const [{ reports, checked, target, built, firmwares, errorsLeft }, repair] = useReports(sources, chosen);
  const [fixedLast, setFixedLast] = useState<Readonly<{ files: readonly SourceFile[]; count: number }> | null>(null);
  const [isSaved, setIsSaved] = useState(true);

  useEffect(() => {
    const linked = linkedKeymap(location.hash);
    if (linked === undefined) return;
    // A reload would open it again.
    window.history.replaceState(window.history.state, '', location.pathname);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server doesn't know the fragment
    setChanged((before) => openLinked(before ?? startHistory(readSaved() ?? emptyState), linked));
  }, [readSaved]);

  useEffect(() => {
    if (!changed) return;
    const isComplete = save(changed.now) || !canStore();
    queueMicrotask(() => setIsSaved(isComplete));
  }, [changed]);

  /** Always starts from the latest state, because it may have changed while files were being read. */
  const change = (next: (before: History) => History | null): void =>
    setChanged((before) => {
      const from = before ?? history;
      return next(from) ?? from;
    });
  const changeInOwnStep = (next: (state: PageState) => PageState): void => {
    setFileErrors([]);
    change((before) => {
      const after = next(before.now);
      return after === before.now ? null : addStep(before, after);
    });
  };
  const withPart: Workbench['withPart'] = async (load) => {
    try {
      return await retried(load);
    } catch {
      setFileErrors([partNotLoaded]);
      return undefined;
    }
  };
  const rejectedSets = useMemo(
    () => new Map(Object.entries(rejected).map(([name, keys]) => [name, new Set(keys)])),
    [rejected],
  );
  const files = useMemo(
    () =>
      sources
        .map((source) => createOpenFile(source, reports.get(source.name) ?? null, rejectedSets.get(source.name)))
        .sort(byWorst),
    [sources, reports, rejectedSets],
  );
  const isUpToDate = checked?.files === sources && checked.target === chosen;
  const shown = active === '' && isUpToDate ? files[0]?.name : activeFile(history.now).name;
  const select = (name: string): void =>
    change((before) => ({ ...before, now: { ...before.now, active: name }, typingUntil: 0 }));
  const keepShown = useEffectEvent(() => {
    if (active === '' && shown !== undefined) select(shown);
  });
  // From now on, another file that gets worse must not take its place.
  useEffect(() => {
    if (isUpToDate) queueMicrotask(() => keepShown());
  }, [isUpToDate]);

  return {
    files,
    file: files.find(({ name }) => name === shown) as OpenFile,
    target: chosen ?? target,
    built,
    errorsLeft,
    firmwares,
    opened: history.now.opened,
    isUpToDate,
    fileErrors: isSaved ? fileErrors : [...fileErrors, tooMuchToStore],
    setText: (text) => {
      const time = Date.now();
      setFileErrors([]);
      // If the reader typed before the saved state was restored, make that state the previous undo step.
      const missed = saved || changed ? null : readSaved();
      const empty = missed && { ...addStep(startHistory(missed), emptyState), typingUntil: Infinity };
      change((before) => editText(empty ?? before, text, time));
    },
    replaceFiles: (next) =>
      changeInOwnStep((state) => {
        if (state.files !== checked?.files) return state;
        const order = new Map(files.map(({ name }, at) => [name, next[at]]));
        return replaceFiles(
          state,
          state.files.map((file) => order.get(file.name) ?? file),
        );
      }),
    fixedCount: fixedLast?.files === sources ? fixedLast.count : null,
    fixAll: async () => {
      const { files: repaired, applied } = await repair({ files: sources, target: chosen }, rejected);
      const next = replaceFiles(history.now, repaired);
      changeInOwnStep((state) =>
        state.files === sources ? { ...replaceFiles(state, repaired), files: next.files } : state,
      );
      setFixedLast({ files: next.files, count: applied });
    },
    openExample: (next) => changeInOwnStep(() => addFiles(emptyState, next)),
    clear: () => changeInOwnStep(() => emptyState),
    open: async (inputFiles) => {
      const part = await withPart(() => import('@site/src/userFiles/readFiles'));
      if (!part) return;
      const read = await part.readFiles(await inputFiles);
      if (read.files.length > 0) changeInOwnStep((state) => addFiles(state, read.files));
      setFileErrors(read.fileErrors);
    },
    withPart,
    close: (name) => changeInOwnStep((state) => closeFile(state, name)),
    select,
    setAccepted: (keys, accepted) =>
      changeInOwnStep((state) => setAccepted(state, activeFile(state).name, keys, accepted)),
    setTarget: (next) => changeInOwnStep((state) => ({ ...state, target: next })),
    undo: history.past.length > 0 ? () => change(undo) : null,
    redo: history.future.length > 0 ? () => change(redo) : null,
  };
}
