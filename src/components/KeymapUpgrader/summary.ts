import type { Answer } from './types';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Said in place of an outcome when the code of the editor did not come. */
export const notLoaded = (isKept: boolean): string =>
  `The editor could not be loaded, so nothing is upgraded yet. ${isKept ? 'Your text is kept. ' : ''}Check your connection and try again. If that doesn't help, ${isKept ? '' : 'copy your text and '}reload the page, or use the command line tool below.`;
export const reloading = 'Loading the editor…';

/** One sentence about the outcome: shown, and read out when it changes. */
export function summarize(answer: Answer | null, isEmpty: boolean, rejected: number): string {
  if (isEmpty) return 'Nothing to look at yet. Paste a keymap, open a file, or try the example.';
  if (!answer) return 'Checking…';
  if (answer.status === 'refused') return answer.reason;
  const { changes, notes, findings } = answer;
  const number = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  const errors = number('error');
  if (changes.length + notes.length + findings.length === 0)
    return 'Nothing to do: no mistake found, and every name is current.';
  const parts = [
    ...(number('warning') > 0 ? [count(number('warning'), 'warning', 'warnings')] : []),
    changes.length > 0 ? count(changes.length, 'change', 'changes') : 'no old names',
    ...(rejected > 0 ? [`${rejected} of them rejected`] : []),
    ...(notes.length > 0 ? [`${count(notes.length, 'place', 'places')} to look at yourself`] : []),
  ];
  const verdict = errors > 0 ? `${count(errors, 'error', 'errors')}: this will not build.` : 'No errors.';
  const rest = parts.join(', ');
  return `${verdict} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
}

/** Good: nothing is left to do. Bad: it will not build, or could not be read. */
export function toneOf(answer: Answer | null, isEmpty: boolean): 'plain' | 'good' | 'bad' {
  if (isEmpty || !answer) return 'plain';
  if (answer.status === 'refused') return 'bad';
  const { changes, notes, findings } = answer;
  if (findings.some(({ severity }) => severity === 'error')) return 'bad';
  return changes.length + notes.length + findings.length === 0 ? 'good' : 'plain';
}
