/** Tables of words, for editors: what readers say, what says little, what tells the kind of page they want. */
export { concepts, type Concept } from './concepts.ts';
export { intentWords, troubleHeading } from './intentWords.ts';
export { besideOption, optionCommon, optionPartsSaid, optionRequest, questionOpeners } from './optionWords.ts';
export { fillers, stopWords, weakWords } from './stopWords.ts';
export { synonyms, type Synonym } from './synonyms.ts';
