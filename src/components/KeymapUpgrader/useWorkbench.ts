import { useEffect, useMemo, useState } from 'react';
import type { Target } from '#core/config-check';
import {
  accept,
  addTo,
  close,
  emptyDesk,
  record,
  redo,
  shownIn,
  startWith,
  type,
  undo,
  type Desk,
  type History,
} from './desk';
import type { Dropped } from './readFiles';
import { save } from './storage';
import { useAnswers } from './useAnswers';
import { useKept } from './useKept';
import type { Answer, SourceFile } from './types';

export type Workbench = Readonly<{
  files: readonly SourceFile[];
  file: SourceFile;
  target: Target;
  answers: ReadonlyMap<string, Answer>;
  answer: Answer | null;
  /** Whether the answers are about the texts as they are. Only then may a result leave the page. */
  isSettled: boolean;
  rejected: (name: string) => ReadonlySet<string>;
  refusals: readonly string[];
  setText: (text: string) => void;
  /** The same, as a step that is undone by itself. */
  fixText: (text: string) => void;
  show: (files: readonly SourceFile[]) => void;
  open: (dropped: Promise<readonly Dropped[]>) => Promise<void>;
  clear: () => void;
  close: (name: string) => void;
  select: (name: string) => void;
  accept: (keys: readonly string[], accepted: boolean) => void;
  setTarget: (target: Target) => void;
  /** Null when there is nothing to undo, or to do once more. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}>;

/** The state of the page: the files, which one is shown, and which of its changes and findings are rejected. */
export function useWorkbench(): Workbench {
  const [kept, readKept] = useKept();
  const [changed, setChanged] = useState<History | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const history = useMemo(() => changed ?? startWith(kept ?? emptyDesk), [changed, kept]);
  const { files, rejected: rejectedByFile, target: chosen } = history.now;
  const file = shownIn(history.now);
  const { answers, about, target } = useAnswers(files, chosen);

  useEffect(() => {
    if (changed) save(changed.now);
  }, [changed]);

  /** From the newest state, whenever that may be: files take a while to be read. */
  const change = (next: (before: History) => History | null): void =>
    setChanged((before) => {
      const from = before ?? history;
      return next(from) ?? from;
    });
  const step = (next: (desk: Desk) => Desk): void => {
    setRefusals([]);
    change((before) => record(before, next(before.now)));
  };
  const rejected = useMemo(() => {
    const sets = new Map(Object.entries(rejectedByFile).map(([name, keys]) => [name, new Set(keys)]));
    const none: ReadonlySet<string> = new Set();
    return (name: string): ReadonlySet<string> => sets.get(name) ?? none;
  }, [rejectedByFile]);

  return {
    files,
    file,
    target: chosen ?? target,
    answers,
    answer: answers.get(file.name) ?? null,
    isSettled: about?.files === files && about.target === chosen,
    rejected,
    refusals,
    setText: (text) => {
      const time = Date.now();
      // Typed into the server's page, before what was kept could be shown: Undo brings that back.
      const missed = kept || changed ? null : readKept();
      const empty = missed && { ...record(startWith(missed), emptyDesk), typingUntil: Infinity };
      change((before) => type(empty ?? before, text, time));
    },
    fixText: (text) => change((before) => type({ ...before, typingUntil: 0 }, text, 0)),
    show: (next) => step((desk) => addTo({ ...emptyDesk, target: desk.target }, next)),
    clear: () => step((desk) => ({ ...emptyDesk, target: desk.target })),
    open: async (dropped) => {
      const { readFiles } = await import('./readFiles');
      const read = await readFiles(await dropped);
      if (read.files.length > 0) step((desk) => addTo(desk, read.files));
      setRefusals(read.refusals);
    },
    close: (name) => step((desk) => close(desk, name)),
    select: (name) => change((before) => ({ ...before, now: { ...before.now, active: name }, typingUntil: 0 })),
    accept: (keys, accepted) => step((desk) => accept(desk, shownIn(desk).name, keys, accepted)),
    setTarget: (next) => step((desk) => ({ ...desk, target: next })),
    undo: history.past.length > 0 ? () => change(undo) : null,
    redo: history.future.length > 0 ? () => change(redo) : null,
  };
}
