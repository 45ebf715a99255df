import { intentWords } from '../vocabulary/index.ts';
import { isIdentifier, tokenise } from '../words/index.ts';

/** What kind of page a query asks for, apart from its subject. */
export type Intent = Readonly<{
  trouble: boolean;
  news: boolean;
  reference: boolean;
  option: boolean;
  hardware: boolean;
  character: boolean;
  setup: boolean;
}>;

export const intentOf = (query: string, optionInWords = false): Intent => ({
  trouble: intentWords.trouble.test(query),
  news: intentWords.news.test(query),
  reference:
    optionInWords ||
    intentWords.reference.test(query) ||
    tokenise(query).some(({ text }) => isIdentifier(text) && !text.startsWith('&')),
  option: optionInWords || /\bCONFIG_\w/i.test(query),
  hardware: intentWords.hardware.test(query),
  setup: intentWords.setup.test(query) && !intentWords.hardware.test(query),
  character: /^\s*[^\s\w]\s*$/u.test(query),
});
