/** The result of the tokenizer. */

export const Kind = {
  word: 1,
  number: 2,
  string: 3,
  char: 4,
  /** `&label` or `&{/path}` */
  reference: 5,
  /** `/delete-node/` and others */
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
  readonly fault: 'open-comment' | 'open-string' | 'open-path' | 'wrong-quotes';
  readonly from: number;
  readonly to: number;
};

/** Parallel arrays: a 1 MB keymap has about 300,000 tokens, and creating objects for them would take longer than parsing. */
export interface Tokens {
  readonly kinds: readonly Kind[];
  readonly froms: readonly number[];
  readonly tos: readonly number[];
  /** The character code of a one-character punctuation mark, or 0 for other tokens. */
  readonly marks: readonly number[];
  readonly comments: readonly Comment[];
  readonly faults: readonly LexicalFault[];
}
