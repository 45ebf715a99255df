import type { Answer } from './types';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Said in place of an outcome when the code of the editor did not come. */
export const notLoaded =
  'The editor could not be loaded, so nothing is upgraded yet. Your text is kept. Check your connection and try again; if that does not help, reload the page or use the command line tool below.';
export const reloading = 'Loading the editor…';

/** One sentence about the outcome: shown, and read out when it changes. */
export function summarize(answer: Answer | null, isEmpty: boolean, rejected: number): string {
  if (isEmpty) return 'Nothing to look at yet. Paste a keymap, open a file, or try the example.';
  if (!answer) return 'Looking for old names…';
  if (answer.status === 'refused') return answer.reason;
  const { changes, notes, problems } = answer;
  const parts = [
    changes.length > 0
      ? count(changes.length, 'change', 'changes')
      : notes.length > 0
        ? 'Nothing was changed'
        : 'Nothing to upgrade: every name in this keymap is current',
    ...(rejected > 0 ? [`${rejected} of them rejected`] : []),
    ...(notes.length > 0 ? [`${count(notes.length, 'place', 'places')} to look at yourself`] : []),
    ...(problems.length > 0 ? [count(problems.length, 'syntax problem', 'syntax problems')] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** Good: nothing is left to do. Bad: nothing could be done. */
export function toneOf(answer: Answer | null, isEmpty: boolean): 'plain' | 'good' | 'bad' {
  if (isEmpty || !answer) return 'plain';
  if (answer.status === 'refused') return 'bad';
  const { changes, notes, problems } = answer;
  return changes.length + notes.length + problems.length === 0 ? 'good' : 'plain';
}
