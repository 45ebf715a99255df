import { useEffect, useMemo, useState } from 'react';
import { applyChanges } from '#core/keymap-upgrade';
import { readFiles } from './readFiles';
import { loadSaved, save } from './storage';
import { useAnswer } from './useAnswer';
import type { Answer, SourceFile } from './types';

const UNTITLED = 'my.keymap';

export type Workbench = Readonly<{
  files: readonly SourceFile[];
  active: number;
  file: SourceFile;
  answer: Answer | null;
  /** The text with the changes that are not rejected. */
  result: string;
  /** Whether the result is that of the text as it stands. Only then may it leave the page. */
  isSettled: boolean;
  rejected: ReadonlySet<string>;
  refusals: readonly string[];
  setText: (text: string) => void;
  show: (files: readonly SourceFile[]) => void;
  open: (list: readonly File[]) => Promise<void>;
  clear: () => void;
  select: (index: number) => void;
  accept: (keys: readonly string[], accepted: boolean) => void;
}>;

/** The editor knows only LF; a file that came with CR LF leaves with them. */
const withLineEndsOf = (before: string, text: string): string =>
  before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

/** The state of the page: the files, which one is shown, and which of its changes are rejected. */
export function useWorkbench(typedBefore: string): Workbench {
  const [{ files, active }, setSaved] = useState(
    () => (typedBefore ? null : loadSaved()) ?? { files: [{ name: UNTITLED, text: typedBefore }], active: 0 },
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // By place: two files may have the same name.
  const [rejectedByFile, setRejected] = useState<ReadonlyMap<number, ReadonlySet<string>>>(new Map());
  const file = files[active] ?? files[0] ?? { name: UNTITLED, text: '' };
  const { answer, about } = useAnswer(file.text);
  const isSettled = about === file.text;
  const rejected = useMemo(() => rejectedByFile.get(active) ?? new Set<string>(), [rejectedByFile, active]);

  useEffect(() => save({ files, active }), [files, active]);

  const result = useMemo(() => {
    if (answer?.status !== 'done') return file.text;
    const accepted = answer.changes.filter(({ key }) => !rejected.has(key));
    // Until the worker has seen the newest text its changes belong to the one before: good enough to look at.
    const fits = accepted.every(({ replacements }) => replacements.every(({ to }) => to <= file.text.length));
    return fits ? applyChanges(file.text, accepted) : file.text;
  }, [answer, file.text, rejected]);

  function show(shown: readonly SourceFile[]): void {
    if (shown.length > 0) setSaved({ files: shown, active: 0 });
    setRejected(new Map());
    setRefusals([]);
  }

  return {
    files,
    active,
    file,
    answer,
    result,
    isSettled,
    rejected,
    refusals,
    show,
    clear: () => show([{ name: UNTITLED, text: '' }]),
    setText: (text) =>
      setSaved((saved) => ({
        ...saved,
        files: saved.files.map((one, i) =>
          i === saved.active ? { ...one, text: withLineEndsOf(one.text, text) } : one,
        ),
      })),
    select: (index) => setSaved((saved) => ({ ...saved, active: index })),
    open: async (list) => {
      const read = await readFiles(list);
      if (read.files.length > 0) show(read.files);
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
