/**
 * Every devicetree sample in docs/ and blog/ works when pasted: it parses, nothing in it is outdated, and its names exist.
 * The fence of a sample that's intentionally old or wrong says so, and then the sample has to be:
 *   ```dts old     uses outdated names
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
  const valid = read.filter(({ fence }) => !hasFlag(fence, 'wrong'));
  const vocabulary = vocabularyOf(valid);
  const byLabel = new Map<string, Node>();
  for (const { document } of valid) {
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
    const fix = 'Remove the word old from the fence, or show something outdated.';
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
    fix: 'Correct the sample. If the mistake is intentional, write ```dts wrong.',
  }));
}

function upgradeFindings(file: string, { text, lineAt }: Sample): readonly Finding[] {
  const { changes, notes } = upgradeKeymap(text);
  const fix = 'Use the current name. If the old one is intentional, write ```dts old.';
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
