/** Word lists that editors maintain: synonyms, descriptions, stop words, and words that show a reader's intent. */
export { concepts } from './concepts.ts';
export { intentPatterns } from './intentPatterns.ts';
export {
  optionContextWords,
  otherOptionWords,
  optionPrefixWords,
  optionWordVariants,
  optionRequestWords,
  questionWords,
} from './optionWords.ts';
export { listsProblems } from './problemSections.ts';
export { fillerWords, stopWords, weakWords } from './stopWords.ts';
export { synonyms } from './synonyms.ts';
