// Replaces the results page of theme-search-algolia 3.7.0: the same route and words, over whichever provider answers.
export { default } from '@site/src/components/SearchPage';
