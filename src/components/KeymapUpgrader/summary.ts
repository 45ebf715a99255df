import { pluralize, sumCounts, type Counts } from './counts';
import { isLog } from '#core/config-files';
import type { FileReport } from './types';

export const editorNotLoaded = (isStored: boolean): string =>
  `The editor couldn’t be loaded, so nothing is upgraded yet. ${isStored ? 'Your text is saved. ' : ''}Check your connection and try again. If that doesn’t help, ${isStored ? '' : 'copy your text and '}reload the page, or use the command-line tool below.`;
export const reloading = 'Loading the editor…';

/** The cause that a log's report gives. */
export const causeIn = (report: FileReport | null | undefined): string | undefined =>
  report?.status === 'done'
    ? report.findings.find(({ id, severity }) => id === 'log' && severity === 'error')?.message
    : undefined;

export type Summary = Readonly<{ sentence: string; tone: 'plain' | 'good' | 'bad' }>;

/** `cause`: what a log says about the failed build. */
type FileSummary = Readonly<{ name: string; counts: Counts; cause?: string | undefined }>;

/** Sums up all open files in one sentence. For a failed build, adds its cause. */
export function summarize(files: readonly FileSummary[], isEmpty: boolean): Summary {
  if (isEmpty)
    return {
      sentence: 'Nothing to check yet. Paste a keymap, open files, or try an example.',
      tone: 'plain',
    };
  const all = files.map(({ counts }) => counts);
  const { errors, warnings, notes, changes, rejected } = sumCounts(all);
  if (files.every(({ name }) => isLog(name)))
    return summarizeLog(errors, notes, files.find(({ cause }) => cause)?.cause);
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

function summarizeLog(errors: number, notes: number, cause = ''): Summary {
  if (errors > 0) return { sentence: `This build failed. ${cause}`.trimEnd(), tone: 'bad' };
  if (notes > 0)
    return {
      sentence: 'This build failed with an error that this tool doesn’t recognize. The most useful lines are below.',
      tone: 'bad',
    };
  return { sentence: 'There are no errors in this log.', tone: 'good' };
}
