import type { Check, Finding } from '../check.ts';
import type { Content, ContentPage } from './content.ts';
import { proseLines } from './references/prose.ts';

const isRow = (line = '') => /^\s*\|/.test(line);
const isRule = (line = '') => /^\s*\|[\s|:-]+\|\s*$/.test(line);

function pageFindings({ file, lines }: ContentPage): readonly Finding[] {
  return proseLines(lines).flatMap((line, index, all) =>
    isRow(line) && !isRow(all[index - 1]) && !isRule(all[index + 1])
      ? [
          {
            file,
            line: index + 1,
            fault: 'This table row has no header, so readers see its text with the pipes.',
            fix: 'Remove the blank line above it, or add a header.',
          },
        ]
      : [],
  );
}

/** Every table starts with a header, because a blank line between rows ends a table. */
export const tables: Check<Content> = {
  name: 'tables',
  run: ({ pages, partials }) => [...pages, ...partials].flatMap(pageFindings),
};
