import { expect, it } from 'vitest';
import { answersFor } from './answer';
import { examples } from './examples';
import type { Answer, SourceFile } from './types';

function answerFor(file: SourceFile): Answer {
  const [answer] = answersFor([file]).answers;
  if (!answer) throw new Error('There is no answer.');
  return answer;
}

it('places what it found, and gives equal changes keys of their own', () => {
  const answer = answerFor({ name: 'my.keymap', text: '&reset { };\n&reset { };\n&mt { global-quick-tap; }\n' });
  if (answer.status !== 'done') throw new Error(answer.reason);
  expect(answer.changes.map(({ place, key }) => [place.line, key])).toEqual([
    [1, 'behavior &reset 1'],
    [2, 'behavior &reset 2'],
  ]);
  expect(answer.notes.map(({ place }) => place)).toEqual([{ line: 3, column: 7 }]);
  expect(answer.findings.map(({ place }) => place)).toEqual([{ line: 3, column: 26 }]);
});

it('refuses what is no text', () => {
  expect(answerFor({ name: 'my.keymap', text: 'a\0b' }).status).toBe('refused');
});

it.each(Object.entries(examples))('the example «%s» has something to show', (_, files) => {
  const { answers } = answersFor(files);
  const all = answers.flatMap((answer) => (answer.status === 'done' ? [...answer.findings, ...answer.changes] : []));
  expect(all.length).toBeGreaterThan(0);
});

it('the examples have what their names say', () => {
  const errors = (files: readonly SourceFile[]) =>
    answersFor(files).answers.flatMap((answer) =>
      answer.status === 'done' ? answer.findings.filter(({ severity }) => severity === 'error') : [],
    ).length;
  expect(errors(examples.old)).toBe(0);
  expect(errors(examples.broken)).toBeGreaterThan(5);
  expect(errors(examples.configuration)).toBeGreaterThan(2);
  expect(errors(examples.log)).toBe(1);
});

it('a log leads to the file it names, when that is open', () => {
  const { answers } = answersFor([...examples.log, ...examples.configuration]);
  expect(answers[0]).toMatchObject({
    findings: [{ severity: 'error', place: { line: 6 }, leadsTo: { name: 'config/corne.keymap', line: 23 } }],
  });
});

it('changes of all files are for the release that is chosen, or the one that is built', () => {
  const { answers, target } = answersFor(examples.configuration);
  const changesIn = (list: readonly Answer[]) =>
    list.flatMap((answer) => (answer.status === 'done' ? answer.changes.map(({ after }) => after) : []));
  expect(target).toBe('v0.3');
  expect(changesIn(answers)).toContain('v0.3');
  expect(changesIn(answersFor(examples.configuration, 'main').answers)).toContain('nice_nano//zmk');
});
