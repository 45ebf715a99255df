import { figures, type FigureId } from '#core/power-model';
import type { Check, Finding } from '../check.ts';
import { proseLines } from './references/prose.ts';
import type { Content, ContentPage } from './content.ts';

type Subject = Readonly<{ figure: FigureId; words: readonly RegExp[] }>;

/** A sentence with all of the words and an amount is about the figure. */
const subjects: readonly Subject[] = [
  { figure: 'glowLedDarkMicroA', words: [/\bLEDs?\b/, /\b(dark|black|turned off)\b/] },
  { figure: 'glowLedFullMicroA', words: [/\b(LEDs?|WS2812|lit one)\b/, /\bfull white\b/] },
  { figure: 'oledLitMicroA', words: [/\bOLED\b/] },
  { figure: 'centralIdleMicroA', words: [/\bcentral\b/, /\blisten/] },
  { figure: 'hostConnectionMicroA', words: [/\bhosts\b/, /\beach\b/] },
];

const amount = /(?:(\d+(?:\.\d+)?) to )?(\d+(?:\.\d+)?) (mA|µA)(?!h)/g;
const microAmperes = (number: string, unit: string | undefined): number => Number(number) * (unit === 'mA' ? 1000 : 1);
const inDigits = (sentence: string): string =>
  sentence.replaceAll('half a milliampere', '0.5 mA').replaceAll(/\ba milliampere/g, '1 mA');
/** The total for a chain of LEDs, which depends on its length. */
const wholeChain = /\d+ of them can draw \d+ mA/g;

function sentenceFindings(sentence: string, file: string, line: number): readonly Finding[] {
  const subject = subjects.find(({ words }) => words.every((word) => word.test(sentence)));
  if (!subject) return [];
  const { low, high, label } = figures[subject.figure];
  const stated = [...inDigits(sentence).replaceAll(wholeChain, '').matchAll(amount)].flatMap(
    ([, from, to = '', unit]) =>
      [...(from === undefined ? [] : [from]), to].map((number) => microAmperes(number, unit)),
  );
  return stated
    .filter((value) => value < low || value > high)
    .map((value) => ({
      file,
      line,
      fault: `${value} µA is not within ${low} to ${high} µA, the power model's range for ${label}.`,
      fix: `Correct the sentence or ${subject.figure} in core/power-model/data/figures.ts.`,
    }));
}

const pageFindings = ({ file, lines }: ContentPage): readonly Finding[] =>
  proseLines(lines).flatMap((text, index) =>
    text.split(/(?<=[.:!?]) /).flatMap((sentence) => sentenceFindings(sentence, file, index + 1)),
  );

/** Currents in the docs agree with the figures of the power model. */
export const currents: Check<Content> = {
  name: 'currents',
  run: ({ pages, partials }) => [...pages, ...partials].filter(({ kind }) => kind === 'doc').flatMap(pageFindings),
};
