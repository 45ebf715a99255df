import { intentPatterns } from '../vocabulary/index.ts';
import { isIdentifier, tokenize } from '../words/index.ts';

/** What kind of page a query asks for, whatever its topic. See vocabulary/intentPatterns.ts. */
export type Intent = Readonly<{
  trouble: boolean;
  news: boolean;
  reference: boolean;
  option: boolean;
  hardware: boolean;
  character: boolean;
  /** The query is a sentence, not a few words for a topic. */
  question: boolean;
  /** The query describes what the reader sees rather than what they want: "only half of the LEDs light up". */
  symptom: boolean;
}>;

/** Shorter queries name a topic or a section. */
const minQuestionWords = 4;
const isQuestion = (query: string) => query.trim().split(/\s+/).length >= minQuestionWords;

export const intentOf = (query: string, namesOption = false): Intent => ({
  trouble: intentPatterns.trouble.test(query),
  news: intentPatterns.news.test(query),
  reference:
    namesOption ||
    intentPatterns.reference.test(query) ||
    tokenize(query).some(({ text }) => isIdentifier(text) && !text.startsWith('&')),
  option: namesOption || /\bCONFIG_\w/i.test(query),
  hardware: intentPatterns.hardware.test(query),
  character: /^\s*[^\s\w]\s*$/u.test(query),
  question: isQuestion(query) && !namesOption,
  symptom: isQuestion(query) && !intentPatterns.task.test(query),
});
