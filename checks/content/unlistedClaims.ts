import { boards, buildNames, shields } from '#core/firmware';
import type { Check, Finding } from '../check.ts';
import type { Content, ContentPage } from './content.ts';
import { inlineCode } from './references/prose.ts';

const listed: ReadonlySet<string> = new Set([...boards, ...shields].flatMap(buildNames));

/** "(`rpi_pico`, not listed)", and the rows of the table under "These build without being listed". */
const claims = /`[^`]+`, not listed\b|(?<=without being listed[^#]*)^\|.*`.*\|$/gm;

const pageFindings = ({ file, text }: ContentPage): readonly Finding[] =>
  [...text.matchAll(claims)].flatMap(({ 0: claim, index }) => {
    const names = inlineCode([claim]).map((code) => code.text.replace(/^(board|shield): /, ''));
    if (names.some((name) => !listed.has(name))) return [];
    const fault = `Says that ${names.join(' and ')} isn't on the hardware list, but core/firmware/hardware has it.`;
    return [{ file, line: text.slice(0, index).split('\n').length, fault, fix: 'Remove it here.' }];
  });

/** If a page says that a board or shield isn't on the hardware list, that's true. */
export const unlistedClaims: Check<Content> = {
  name: 'unlisted hardware',
  run: ({ pages }) => pages.flatMap(pageFindings),
};
