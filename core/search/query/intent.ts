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
}>;

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
});
