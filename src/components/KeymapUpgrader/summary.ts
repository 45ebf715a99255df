import { count, sumOf, type Counts } from './counts';
import { isLog } from './kinds';

/** Said in place of an outcome when the code of the editor did not come. */
export const notLoaded = (isKept: boolean): string =>
  `The editor could not be loaded, so nothing is upgraded yet. ${isKept ? 'Your text is kept. ' : ''}Check your connection and try again. If that doesn't help, ${isKept ? '' : 'copy your text and '}reload the page, or use the command line tool below.`;
export const reloading = 'Loading the editor…';

export type Outcome = Readonly<{ sentence: string; tone: 'plain' | 'good' | 'bad' }>;

/** One sentence about all open files: shown, and read out when it changes. */
export function outcomeOf(files: readonly Readonly<{ name: string; counts: Counts }>[], isEmpty: boolean): Outcome {
  if (isEmpty)
    return {
      sentence: 'Nothing to look at yet. Paste a keymap, open files, or try an example.',
      tone: 'plain',
    };
  const all = files.map(({ counts }) => counts);
  const { errors, warnings, notes, changes, rejected } = sumOf(all);
  if (files.every(({ name }) => isLog(name))) return logOutcome(errors, notes);
  if (errors + warnings + notes + changes === 0)
    return { sentence: 'Nothing to do: no mistake found, and every name is current.', tone: 'good' };
  const inFiles = files.length > 1 ? ` in ${count(all.filter((counts) => counts.errors > 0).length, 'file')}` : '';
  const verdict = errors > 0 ? `${count(errors, 'error')}${inFiles}: this will not build.` : 'No errors.';
  const rest = [
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    changes > 0 ? `${count(changes, 'name is', 'names are')} out of date` : 'no old names',
    ...(rejected > 0 ? [`${rejected} of them rejected`] : []),
    ...(notes > 0 ? [`${count(notes, 'place')} to look at yourself`] : []),
  ].join(', ');
  return {
    sentence: `${verdict} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
    tone: errors > 0 ? 'bad' : 'plain',
  };
}

function logOutcome(errors: number, notes: number): Outcome {
  if (errors > 0) return { sentence: 'This build failed, and the log says why: see below.', tone: 'bad' };
  if (notes > 0)
    return {
      sentence: 'This build failed with an error that is not known here. The lines below say most.',
      tone: 'bad',
    };
  return { sentence: 'There is no error in this log.', tone: 'good' };
}
