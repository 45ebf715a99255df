import { useState, type ReactElement } from 'react';
import { isLog } from '#core/config-files';
import { download, downloadZip } from '@site/src/userFiles/download';
import { isUnreadable, type OpenFile } from './openFile';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Pick<Workbench, 'file' | 'files' | 'opened' | 'withPart'>;
  /** The upgraded text of a file. Null while nothing can be downloaded. */
  getResult: ((file: OpenFile) => string) | null;
  getPatch: (() => string) | null;
}>;

/** Logs and text that isn't a keymap have no result. */
export const isExported = (file: OpenFile): boolean => file.text !== '' && !isLog(file.name) && !isUnreadable(file);

const choices = [
  ['file', 'This file'],
  ['all', 'All files (zip)'],
  ['changed', 'Changed files (zip)'],
  ['patch', 'Patch for Git'],
] as const;
type Choice = (typeof choices)[number][0];

/** Takes the result home: the file shown, the whole configuration, only what's different, or a patch. */
export default function Download({ workbench, getResult, getPatch }: Props): ReactElement {
  const { file, files, opened } = workbench;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const exported = files.filter(isExported);
  const choice = chosen ?? (exported.length > 1 ? 'all' : 'file');
  const isChanged = (each: OpenFile): boolean => {
    const before = opened[each.name];
    return before?.name !== each.name || before.text !== getResult?.(each);
  };

  function save(): void {
    if (!getResult) return;
    const zip = (list: readonly OpenFile[]): void =>
      void workbench.withPart(() => downloadZip(list.map((each) => ({ name: each.name, text: getResult(each) }))));
    if (choice === 'file') download(file.name, getResult(file));
    else if (choice === 'all') zip(exported);
    else if (choice === 'changed') zip(exported.filter(isChanged));
    else download('zmk-config.patch', getPatch?.() ?? '', 'text/x-diff;charset=utf-8');
  }

  const canSave =
    getResult !== null &&
    (choice === 'file'
      ? isExported(file)
      : choice === 'all'
        ? exported.length > 0
        : exported.some(isChanged) && (choice === 'changed' || Object.keys(opened).length > 0));
  return (
    <span className={styles.download}>
      <select
        aria-label="What to download"
        className={styles.select}
        value={choice}
        onChange={({ target: { value } }) => setChosen(choices.find(([id]) => id === value)?.[0] ?? null)}
      >
        {choices.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" className={styles.button} disabled={!canSave} onClick={save}>
        Download
      </button>
    </span>
  );
}
