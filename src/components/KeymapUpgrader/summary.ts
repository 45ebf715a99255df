import { isLog } from '#core/config-files';
import { pluralize, type OpenFile } from './openFile';
import type { CheckResult, FileReport } from './types';

export const editorNotLoaded = (isStored: boolean): string =>
  `The editor couldn’t be loaded, so nothing is upgraded yet. ${isStored ? 'Your text is saved. ' : ''}Check your connection and try again. If that doesn’t help, ${isStored ? '' : 'copy your text and '}reload the page, or use the command-line tool below.`;
export const reloading = 'Loading the editor…';

export type Summary = Readonly<{
  verdict: string;
  /** What follows the verdict. */
  details?: string;
  tone: 'plain' | 'good' | 'bad';
}>;

/** What a configuration is checked for: `Checked for v0.3: corne_left and corne_right.` Empty if it doesn't say what it builds. */
export function scopeOf({ built, firmwares }: Pick<CheckResult, 'built' | 'firmwares'>): string {
  if (firmwares.length === 0) return '';
  const names = [...new Set(firmwares)];
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    names.length > maxNamed ? [...names.slice(0, maxNamed), `${names.length - maxNamed} more`] : names,
  );
  return `Checked for ${built}: ${list}.`;
}

/** More firmwares are only counted. */
const maxNamed = 6;

/**
 * Sums up all open files. `report` is that of the file in the editor, and `errorsLeft` the number of errors in the files with
 * all changes, if that was checked. `fixedCount` is how many fixes "Fix all" has just applied.
 */
export function summarize(
  files: readonly OpenFile[],
  report: FileReport | null,
  errorsLeft: number | null = null,
  fixedCount: number | null = null,
  scope = '',
): Summary {
  const { details, ...summary } = sumUp(files, report, errorsLeft);
  const fixed = fixedCount === null ? '' : `Fix all applied ${pluralize(fixedCount, 'fix', 'fixes')}.`;
  const whole = [fixed, details ?? '', report?.status === 'done' ? scope : ''].filter((part) => part !== '').join(' ');
  return whole === '' ? summary : { ...summary, details: whole };
}

function sumUp(files: readonly OpenFile[], report: FileReport | null, errorsLeft: number | null): Summary {
  if (report?.status === 'refused') return { verdict: report.reason, tone: 'bad' };
  if (files.every(({ text }) => text === ''))
    return {
      verdict: 'Nothing to check yet.',
      details: 'Paste a keymap, open files, or try an example.',
      tone: 'plain',
    };
  if (!report) return { verdict: 'Checking…', tone: 'plain' };
  if (files.every(({ name }) => isLog(name))) return summarizeLogs(files);
  const total = (pick: (file: OpenFile) => number): number => files.reduce((sum, file) => sum + pick(file), 0);
  const errors = total((file) => file.errors);
  const warnings = total((file) => file.warnings);
  const notes = total((file) => file.notes);
  const changes = total((file) => file.changes);
  const rejected = changes - total((file) => file.accepted.length);
  const dismissed = total((file) => file.dismissed);
  if (errors + warnings + notes + changes === 0 && dismissed > 0)
    return {
      verdict: 'Nothing else found.',
      details: `You dismissed ${pluralize(dismissed, 'finding')}.`,
      tone: 'plain',
    };
  if (errors + warnings + notes + changes === 0)
    return { verdict: 'Nothing to do:', details: 'no problems found, and all names are current.', tone: 'good' };
  const [other] = files.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'other-format'));
  if (other && errors === 1) return { verdict: other.message, tone: 'bad' };
  const inFiles = files.length > 1 ? ` in ${pluralize(files.filter((file) => file.errors > 0).length, 'file')}` : '';
  const hasUnchecked = files.some(({ findings }) => findings.some(({ rule }) => rule === 'unchecked'));
  const verdict =
    errors > 0
      ? `${pluralize(errors, 'error')}${inFiles}: this will not build.`
      : hasUnchecked
        ? 'No errors in what could be checked.'
        : 'No errors.';
  const fixed = errorsLeft === null || rejected > 0 ? 0 : errors - errorsLeft;
  const rest = [
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(changes > 0
      ? [`${pluralize(changes, 'name is', 'names are')} out of date`]
      : errors > 0
        ? []
        : ['no old names']),
    ...(rejected > 0 ? [`${rejected} of them rejected`] : []),
    ...(notes > 0 ? [pluralize(notes, 'note')] : []),
    ...(dismissed > 0 ? [`${dismissed} dismissed`] : []),
  ].join(', ');
  const sentence = rest && `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
  return {
    verdict,
    details: `${fixedByUpgrade(fixed, errors)}${sentence}`,
    tone: errors > 0 ? 'bad' : 'plain',
  };
}

function fixedByUpgrade(fixed: number, errors: number): string {
  if (fixed <= 0) return '';
  return `The upgrade fixes ${fixed < errors ? `${fixed} of them` : errors === 1 ? 'it' : errors === 2 ? 'both' : 'all of them'}. `;
}

function summarizeLogs(files: readonly OpenFile[]): Summary {
  const findings = files.flatMap((file) => file.findings);
  const cause = findings.find(({ severity }) => severity === 'error');
  if (cause) return { verdict: 'This build failed.', details: cause.message, tone: 'bad' };
  if (findings.length > 0)
    return {
      verdict: 'This build failed',
      details: 'with an error that this tool doesn’t recognize. The most useful lines are below.',
      tone: 'bad',
    };
  return { verdict: 'There are no errors in this log.', tone: 'good' };
}
