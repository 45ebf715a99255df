/**
 * Text → flat tokens, by the rules of the C preprocessor and the devicetree compiler together. Tokens don't depend on context:
 * a property name such as `tapping-term-ms` is a series of adjacent words and dashes, which the parser joins.
 * Whitespace is the gap between tokens, and comments are in a separate list. It's one pass without backtracking, so the cost is
 * linear.
 */
import { Kind, type Comment, type LexicalFault, type Tokens } from './tokens.ts';

const tab = 9;
const newline = 10;
const carriageReturn = 13;
const space = 32;
const quote = 34;
const hash = 35;
const ampersand = 38;
const apostrophe = 39;
const star = 42;
const slash = 47;
const lessThan = 60;
const backslash = 92;
const openBrace = 123;
const byteOrderMark = 0xfeff;

const namedDirectivePattern =
  /(include|define|undef|ifdef|ifndef|if|elifdef|elifndef|elif|else|endif|error|warning|pragma|line)(?![\w-])/y;
const freeTextDirectives: ReadonlySet<string> = new Set(['error', 'warning', 'pragma', 'line']);
const keywordPattern =
  /\/(?:dts-v1|plugin|memreserve|include|incbin|bits|delete-node|delete-property|omit-if-no-ref)\//y;
const referencePattern = /&(?:[A-Za-z_]\w*|\{[\w,.+*#?@/-]*\})/y;
/** A string can span lines. Unlike one with a missing quote, it ends soon, and where a value can end. */
const stringOverLinesPattern = /"[^"\n]*\n[^"\n]{0,200}(?:\n[^"\n]{0,200})?"(?=[ \t]*[;,])/y;
/** Text in curly quotes, which some programs put in place of straight ones, or in single quotes. */
const wrongQuotesPattern = /[“”„][^“”„"\r\n]*[“”"]|'[^'"\r\n;<>{}]*'(?=[ \t]*[;,])/y;
const characterPattern = /'(?:[^'\\\r\n]|\\[^\r\n]{1,4}?)'/y;
const pairs = new Set(
  ['<<', '>>', '&&', '||', '==', '!=', '##'].map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1)),
);
const isPair = (first: number, second: number): boolean => pairs.has(first * 256 + second);

const isWordStart = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** What follows a `#` that is alone on its line, which is allowed. */
const isNullDirective = /^(?:$|[\r\n]|\/[/*])/;
const isWordPart = (code: number): boolean => isWordStart(code) || isDigit(code);
const isBlank = (code: number): boolean => code === space || code === tab || code === 11 || code === 12;

/** The end of the line break after the backslash at `at`, or -1 if there is none. */
function spliceEnd(text: string, at: number): number {
  let end = at + 1;
  while (isBlank(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) === carriageReturn) end++;
  return text.charCodeAt(end) === newline ? end + 1 : -1;
}

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

export function tokenize(text: string): Tokens {
  return new Tokenizer(text).run();
}

class Tokenizer implements Tokens {
  readonly kinds: Kind[] = [];
  readonly froms: number[] = [];
  readonly tos: number[] = [];
  readonly marks: number[] = [];
  readonly comments: Comment[] = [];
  readonly faults: LexicalFault[] = [];
  private readonly text: string;
  private pos = 0;
  /** Whether this line has no token yet. Only there does `#` start a directive. */
  private lineIsBlank = true;
  private inDirective = false;

  constructor(text: string) {
    this.text = text;
  }

  run(): Tokens {
    const { text } = this;
    if (text.charCodeAt(0) === byteOrderMark) this.pos = 1;
    while (this.pos < text.length) this.step(text.charCodeAt(this.pos));
    if (this.inDirective) this.push(Kind.directiveEnd, this.pos);
    this.push(Kind.endOfFile, text.length);
    return this;
  }

  private push(kind: Kind, to: number): void {
    this.kinds.push(kind);
    this.froms.push(this.pos);
    this.tos.push(to);
    this.marks.push(kind === Kind.punctuation && to - this.pos === 1 ? this.text.charCodeAt(this.pos) : 0);
    this.pos = to;
    this.lineIsBlank = false;
  }

  private step(code: number): void {
    const { text, pos } = this;
    if (code === newline) this.lineBreak();
    else if (isBlank(code) || code === carriageReturn) this.pos++;
    else if (isWordStart(code)) this.push(Kind.word, this.wordEnd(pos + 1));
    else if (isDigit(code)) this.push(Kind.number, this.wordEnd(pos + 1));
    else if (code === ampersand) this.referenceOrOperator();
    else if (code === slash) this.slash();
    else if (code === quote) this.string();
    else if (code === hash && this.lineIsBlank && !this.inDirective) this.directiveOrHash();
    else if (code === backslash && spliceEnd(text, pos) > 0) this.pos = spliceEnd(text, pos);
    else if (code === apostrophe && match(characterPattern, text, pos) > 0)
      this.push(Kind.char, match(characterPattern, text, pos));
    else this.operator();
  }

  private wordEnd(from: number): number {
    let end = from;
    while (isWordPart(this.text.charCodeAt(end))) end++;
    return end;
  }

  private lineBreak(): void {
    if (this.inDirective) {
      const end = this.text.charCodeAt(this.pos - 1) === carriageReturn ? this.pos - 1 : this.pos;
      const after = this.pos + 1;
      this.pos = end;
      this.push(Kind.directiveEnd, end);
      this.inDirective = false;
      this.pos = after;
    } else this.pos++;
    this.lineIsBlank = true;
  }

  private referenceOrOperator(): void {
    const next = this.text.charCodeAt(this.pos + 1);
    const end = isWordStart(next) || next === openBrace ? match(referencePattern, this.text, this.pos) : -1;
    if (end > 0) this.push(Kind.reference, end);
    else this.operator();
  }

  private operator(): void {
    const { text, pos } = this;
    const code = text.charCodeAt(pos);
    const quoteEnd = code > 0x2000 || code === apostrophe ? match(wrongQuotesPattern, text, pos) : -1;
    if (quoteEnd > 0) {
      this.faults.push({ fault: 'wrong-quotes', from: pos, to: quoteEnd });
      this.push(Kind.string, quoteEnd);
    } else if (code < 33 || code > 126 || code === backslash || code === 36 || code === apostrophe || code === 96) {
      // A whole character, so that a range never splits a surrogate pair.
      const wide = code >= 0xd800 && code <= 0xdbff && pos + 1 < text.length;
      this.push(Kind.unknown, pos + (wide ? 2 : 1));
    } else this.push(Kind.punctuation, pos + (isPair(code, text.charCodeAt(pos + 1)) ? 2 : 1));
  }

  private slash(): void {
    const { text, pos } = this;
    const next = text.charCodeAt(pos + 1);
    if (next === slash) this.lineComment();
    else if (next === star) this.blockComment();
    else {
      const end = match(keywordPattern, text, pos);
      this.push(end > 0 ? Kind.keyword : Kind.punctuation, end > 0 ? end : pos + 1);
    }
  }

  private lineComment(): void {
    const from = this.pos;
    const end = this.logicalLineEnd(from + 2);
    this.comments.push({ from, to: end, block: false });
    this.pos = end;
  }

  private blockComment(): void {
    const from = this.pos;
    const close = this.text.indexOf('*/', from + 2);
    const to = close < 0 ? this.text.length : close + 2;
    if (close < 0) this.faults.push({ fault: 'open-comment', from, to: from + 2 });
    this.comments.push({ from, to, block: true });
    this.pos = to;
  }

  /** The end of the line that `from` is on, before its line break. A backslash continues it on the next line. */
  private logicalLineEnd(from: number): number {
    const { text } = this;
    let lineFeed = text.indexOf('\n', from);
    while (lineFeed >= 0) {
      let end = lineFeed;
      if (end > from && text.charCodeAt(end - 1) === carriageReturn) end--;
      let last = end - 1;
      while (last > from && isBlank(text.charCodeAt(last))) last--;
      if (last < from || text.charCodeAt(last) !== backslash) return end;
      lineFeed = text.indexOf('\n', lineFeed + 1);
    }
    return text.length;
  }

  private string(): void {
    const { text, pos } = this;
    let end = pos + 1;
    for (;;) {
      const code = text.charCodeAt(end);
      if (code === quote) return this.push(Kind.string, end + 1);
      if (end >= text.length || code === newline || code === carriageReturn) break;
      const splice = code === backslash ? spliceEnd(text, end) : -1;
      end = splice > 0 ? splice : end + (code === backslash && text.charCodeAt(end + 1) !== carriageReturn ? 2 : 1);
    }
    const later = match(stringOverLinesPattern, text, pos);
    if (later > 0) return this.push(Kind.string, later);
    end = Math.min(end, text.length);
    this.faults.push({ fault: 'open-string', from: pos, to: end });
    this.push(Kind.string, end);
  }

  private directiveOrHash(): void {
    const { text, pos } = this;
    let wordStart = pos + 1;
    while (isBlank(text.charCodeAt(wordStart))) wordStart++;
    const end = match(namedDirectivePattern, text, wordStart);
    if (end < 0) {
      if (!isNullDirective.test(text.slice(wordStart, wordStart + 2))) return this.operator();
      this.push(Kind.directive, pos + 1);
      this.inDirective = true;
      return;
    }
    const word = text.slice(wordStart, end);
    this.push(Kind.directive, end);
    this.inDirective = true;
    while (isBlank(text.charCodeAt(this.pos))) this.pos++;
    if (freeTextDirectives.has(word)) {
      const textEnd = this.logicalLineEnd(this.pos);
      if (textEnd > this.pos) this.push(Kind.directiveText, textEnd);
    } else if (word === 'include') this.includePath();
  }

  private includePath(): void {
    const { text, pos } = this;
    const open = text.charCodeAt(pos);
    if (open !== lessThan && open !== quote) return;
    const lineEnd = this.logicalLineEnd(pos);
    // Search this line only: searching the rest of the file for each unclosed path would take quadratic time.
    const close = pos + 1 + text.slice(pos + 1, lineEnd).indexOf(open === lessThan ? '>' : '"');
    if (close === pos) {
      this.faults.push({ fault: 'open-path', from: pos, to: lineEnd });
      this.push(Kind.includePath, lineEnd);
    } else this.push(Kind.includePath, close + 1);
  }
}
