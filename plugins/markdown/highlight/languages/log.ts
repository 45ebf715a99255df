import type { Refractor } from 'refractor/core';
import { addGrammar } from './addGrammar.ts';

/** Zephyr log lines: `[00:00:01.250,000] <dbg> zmk: message`. */
export default function log(prism: Refractor): void {
  addGrammar(prism, 'log', {
    comment: /^\[[\d:.,]+\]/m,
    keyword: /<(?:dbg|inf)>/,
    preprocessor: /<(?:wrn|err)>.*/,
    property: /\b\w+(?=: )/,
    number: /\b(?:0x[\da-f]+|\d+)\b/i,
  });
}
log.displayName = 'log';
