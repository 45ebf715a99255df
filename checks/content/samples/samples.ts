/**
 * Every devicetree sample of docs/ and blog/ works when pasted: it parses, nothing in it is out of date, and what it names
 * exists. A sample that is old or wrong on purpose says so in its fence, and then it has to be:
 *   ```dts old     shows names of the past
 *   ```dts wrong   does not compile
 */
import { nodesOf, type Node } from '#core/devicetree';
import { upgradeKeymap } from '#core/keymap-upgrade';
import type { Check, Finding } from '../../check.ts';
import type { Content } from '../content.ts';
import { fencesOf, hasFlag } from './fences.ts';
import { nameFindings } from './names.ts';
import { readSample, type Sample } from './sample.ts';
import { vocabularyOf } from './vocabulary.ts';

export const samples: Check<Content> = {
  name: 'devicetree samples',
  run: ({ pages, partials }) => [...pages, ...partials].flatMap(({ file, lines }) => sampleFindings(file, lines)),
};

export function sampleFindings(file: string, lines: readonly string[]): readonly Finding[] {
  const read = fencesOf(lines)
    .filter(({ language }) => language === 'dts')
    .map(readSample);
  const sound = read.filter(({ fence }) => !hasFlag(fence, 'wrong'));
  const vocabulary = vocabularyOf(sound);
  const byLabel = new Map<string, Node>();
  for (const { document } of sound) {
    for (const node of nodesOf(document)) for (const label of node.labels) byLabel.set(label.text, node);
  }
  return read.flatMap((sample) => {
    const { fence } = sample;
    if (hasFlag(fence, 'wrong')) return wrongFindings(file, sample);
    const faults = syntaxFindings(file, sample);
    if (faults.length > 0) return faults;
    const names = nameFindings(file, sample, vocabulary, byLabel);
    const old = upgradeFindings(file, sample);
    if (!hasFlag(fence, 'old'))
      return [...old, ...names.filter(({ line }) => !old.some((finding) => finding.line === line))];
    if (old.length > 0 || names.length > 0) return [];
    const fix = 'Remove the word old from the fence, or show what it used to look like.';
    return [{ file, line: fence.line - 1, fault: 'This sample is marked old, but nothing in it is.', fix }];
  });
}

function wrongFindings(file: string, { document, fence }: Sample): readonly Finding[] {
  if (document.problems.length > 0) return [];
  const fix = 'Remove the word wrong from the fence, or show the mistake.';
  return [{ file, line: fence.line - 1, fault: 'This sample is marked wrong, but it is valid devicetree.', fix }];
}

function syntaxFindings(file: string, { document, lineAt }: Sample): readonly Finding[] {
  return document.problems.map(({ from, message }) => ({
    file,
    line: lineAt(from),
    fault: message,
    fix: 'Correct the sample. If it is a mistake to learn from, write ```dts wrong.',
  }));
}

function upgradeFindings(file: string, { text, lineAt }: Sample): readonly Finding[] {
  const { changes, notes } = upgradeKeymap(text);
  const fix = 'Use the present name. If the sample shows the past on purpose, write ```dts old.';
  return [
    ...changes.map(({ replacements, before, after, reason }) => ({
      file,
      line: lineAt(replacements[0].from),
      fault: `"${before}" is out of date${after ? `: now "${after}"` : ''}. ${reason}`,
      fix,
    })),
    ...notes.map(({ from, message }) => ({ file, line: lineAt(from), fault: message, fix })),
  ];
}
