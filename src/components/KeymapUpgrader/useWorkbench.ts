import { useEffect, useMemo, useState } from 'react';
import { applyEdit } from './lineEnds';
import { save, type Saved } from './storage';
import { useAnswer } from './useAnswer';
import { useKept } from './useKept';
import type { Answer, SourceFile } from './types';

const untitled = 'my.keymap';
const emptyFile: SourceFile = { name: untitled, text: '' };
const nothing: Saved = { files: [emptyFile], active: 0 };

/** What is on the page. `version` counts the times that another text took the place of the one before. */
type Shown = Saved & Readonly<{ version: number }>;

export type Workbench = Readonly<{
  files: readonly SourceFile[];
  active: number;
  version: number;
  file: SourceFile;
  answer: Answer | null;
  /** Whether the answer is about the text as it stands. Only then may a result leave the page. */
  isSettled: boolean;
  rejected: ReadonlySet<string>;
  refusals: readonly string[];
  setText: (text: string) => void;
  show: (files: readonly SourceFile[]) => void;
  open: (list: readonly File[]) => Promise<void>;
  clear: () => void;
  select: (index: number) => void;
  accept: (keys: readonly string[], accepted: boolean) => void;
  /** Brings back the files that others took the place of. Not there when none did. */
  bringBack: (() => void) | null;
}>;

const isEmpty = (files: readonly SourceFile[]): boolean => files.every(({ text }) => text === '');

/** The state of the page: the files, which one is shown, and which of its changes are rejected. */
export function useWorkbench(): Workbench {
  const [kept, readKept] = useKept();
  const [changed, setChanged] = useState<Shown | null>(null);
  // What was there before it was cleared, or before other files were opened. Undo takes the last, and what it takes the place
  // of goes first: pressed once too often, it comes round again, and no edit is lost.
  const [past, setPast] = useState<readonly Saved[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // By place: two files may have the same name.
  const [rejectedByFile, setRejected] = useState<ReadonlyMap<number, ReadonlySet<string>>>(new Map());
  const { files, active, version } = changed ?? { ...(kept ?? nothing), version: 0 };
  const file = files[active] ?? files[0] ?? emptyFile;
  const { answer, about } = useAnswer(file, files);
  const isSettled = about === file.text;
  const rejected = useMemo(() => rejectedByFile.get(active) ?? new Set<string>(), [rejectedByFile, active]);

  useEffect(() => {
    if (changed) save(changed);
  }, [changed]);

  const own: readonly Saved[] = isEmpty(files) ? [] : [{ files, active }];

  function replaceWith(next: Saved): void {
    setChanged({ files: next.files, active: next.active, version: version + 1 });
    setRejected(new Map());
    setRefusals([]);
  }

  function show(next: readonly SourceFile[]): void {
    setPast([...past, ...own]);
    replaceWith({ files: next, active: 0 });
  }

  /** A second drop adds to the first. A file with the same name takes the place of the one before. */
  function addFiles(added: readonly SourceFile[]): void {
    const names = new Set(added.map(({ name }) => name));
    const kept = files.filter(({ name, text }) => text !== '' && !names.has(name));
    setPast([...past, ...own]);
    replaceWith({ files: [...kept, ...added], active: kept.length });
  }

  const before = past.at(-1);
  return {
    files,
    active,
    version,
    file,
    answer,
    isSettled,
    rejected,
    refusals,
    show,
    clear: () => show(nothing.files),
    bringBack: before
      ? () => {
          setPast([...own, ...past.slice(0, -1)]);
          replaceWith(before);
        }
      : null,
    setText: (text) => {
      // Typed into the server's page, before what was kept could be shown: Undo brings that back.
      const missed = kept || changed ? null : readKept();
      if (missed) setPast([missed]);
      setChanged({
        files: files.map((one, i) => (i === active ? { ...one, text: applyEdit(one.text, text) } : one)),
        active,
        version,
      });
    },
    select: (index) => setChanged({ files, active: index, version: version + 1 }),
    open: async (list) => {
      const { readFiles } = await import('./readFiles');
      const read = await readFiles(list);
      if (read.files.length > 0) addFiles(read.files);
      setRefusals(read.refusals);
    },
    accept: (keys, accepted) => {
      const next = new Set(rejected);
      for (const key of keys) {
        if (accepted) next.delete(key);
        else next.add(key);
      }
      setRejected(new Map(rejectedByFile).set(active, next));
    },
  };
}
