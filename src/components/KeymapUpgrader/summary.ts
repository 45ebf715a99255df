import { pluralize, sumCounts, type Counts } from './counts';
import { isLog } from '@site/src/files/fileKinds';

export const editorNotLoaded = (isStored: boolean): string =>
  `The editor couldn’t be loaded, so nothing is upgraded yet. ${isStored ? 'Your text is saved. ' : ''}Check your connection and try again. If that doesn’t help, ${isStored ? '' : 'copy your text and '}reload the page, or use the command-line tool below.`;
export const reloading = 'Loading the editor…';

export type Summary = Readonly<{ sentence: string; tone: 'plain' | 'good' | 'bad' }>;

/** Sums up all open files in one sentence. */
export function summarize(files: readonly Readonly<{ name: string; counts: Counts }>[], isEmpty: boolean): Summary {
  if (isEmpty)
    return {
      sentence: 'Nothing to check yet. Paste a keymap, open files, or try an example.',
      tone: 'plain',
    };
  const all = files.map(({ counts }) => counts);
  const { errors, warnings, notes, changes, rejected } = sumCounts(all);
  if (files.every(({ name }) => isLog(name))) return summarizeLog(errors, notes);
  if (errors + warnings + notes + changes === 0)
    return { sentence: 'Nothing to do: no problems found, and all names are current.', tone: 'good' };
  const inFiles = files.length > 1 ? ` in ${pluralize(all.filter((counts) => counts.errors > 0).length, 'file')}` : '';
  const verdict = errors > 0 ? `${pluralize(errors, 'error')}${inFiles}: this will not build.` : 'No errors.';
  const rest = [
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    changes > 0 ? `${pluralize(changes, 'name is', 'names are')} out of date` : 'no old names',
    ...(rejected > 0 ? [`${rejected} of them rejected`] : []),
    ...(notes > 0 ? [`${pluralize(notes, 'place')} to look at yourself`] : []),
  ].join(', ');
  return {
    sentence: `${verdict} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
    tone: errors > 0 ? 'bad' : 'plain',
  };
}

function summarizeLog(errors: number, notes: number): Summary {
  if (errors > 0) return { sentence: 'This build failed, and the log says why: see below.', tone: 'bad' };
  if (notes > 0)
    return {
      sentence: 'This build failed with an error that this tool doesn’t recognize. The most useful lines are below.',
      tone: 'bad',
    };
  return { sentence: 'There are no errors in this log.', tone: 'good' };
}
