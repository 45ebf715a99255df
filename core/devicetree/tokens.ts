/** What the tokenizer makes of a text. */

export const Kind = {
  word: 1,
  number: 2,
  string: 3,
  char: 4,
  /** `&label` or `&{/path}` */
  reference: 5,
  /** `/delete-node/` and its like */
  keyword: 6,
  punctuation: 7,
  /** `#define`, `#if` …: from the `#` to the end of the directive's word */
  directive: 8,
  /** `<path>` or `"path"` after `#include` */
  includePath: 9,
  /** free text after `#error`, `#warning`, `#pragma`, `#line` */
  directiveText: 10,
  /** empty token where a directive's logical line ends */
  directiveEnd: 11,
  unknown: 12,
  endOfFile: 13,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

export interface Comment {
  readonly from: number;
  readonly to: number;
  readonly block: boolean;
}

export type LexicalFault = {
  readonly fault: 'open-comment' | 'open-string' | 'open-path';
  readonly from: number;
  readonly to: number;
};

/** Parallel arrays: a keymap of 1 MB has some 300,000 tokens, and objects for all of them cost more than parsing. */
export interface Tokens {
  readonly kinds: readonly Kind[];
  readonly froms: readonly number[];
  readonly tos: readonly number[];
  /** The character of a one-character punctuation mark, as its code; 0 for every other token. */
  readonly marks: readonly number[];
  readonly comments: readonly Comment[];
  readonly faults: readonly LexicalFault[];
}
