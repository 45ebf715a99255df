import type { Draft, PropertyFrame } from './frames.ts';
import type { Parser } from './parser.ts';
import { startCall, startGroup, takeReference, takeWord } from './parseItems.ts';
import type { Bytes, Cells, Item, Value } from './syntax.ts';
import { Kind } from './tokens.ts';

/** Reads one token of a property's value, outside all brackets. */
export function readValue(parser: Parser, frame: PropertyFrame): void {
  switch (parser.kind()) {
    case Kind.punctuation:
      return readMark(parser, frame);
    case Kind.string:
      expectComma(parser, frame);
      add(frame, { kind: 'string', from: parser.from(), to: parser.to(), text: parser.slice() });
      parser.at++;
      return;
    case Kind.reference:
      if (parser.is('{', parser.at + 1)) return endEarly(parser, frame);
      if (isMissingAngle(parser, frame)) return openMissingAngle(parser, frame);
      expectComma(parser, frame);
      add(frame, takeReference(parser));
      return;
    case Kind.word:
      return readWord(parser, frame);
    case Kind.keyword:
      return parser.slice() === '/bits/' ? readBits(parser, frame) : endEarly(parser, frame);
    case Kind.number:
      if (isMissingAngle(parser, frame)) return openMissingAngle(parser, frame);
      return parser.nameEnd() > parser.at + 1 || parser.is('{', parser.at + 1)
        ? endEarly(parser, frame)
        : parser.misplaced('Numbers go between angle brackets: <200>.');
    default:
      parser.misplaced("This character doesn't belong in a value.");
  }
}

function add(frame: PropertyFrame, value: Value): void {
  frame.property.values.push(value);
  // A macro can contain the comma, or several values.
  frame.needsComma = value.kind !== 'word' && value.kind !== 'call';
}

function expectComma(parser: Parser, frame: PropertyFrame): void {
  if (!frame.needsComma || parser.kind(parser.at - 1) === Kind.directiveEnd) return;
  parser.reportMissing('missing-comma', 'Separate the values of a property with commas.');
}

/** `= &kp A>` or `= 1>`: a `<` is missing before the first value if it isn't the only one. */
function isMissingAngle(parser: Parser, { property }: PropertyFrame): boolean {
  const next = parser.at + 1;
  const kind = parser.kind(next);
  if (property.values.length > 0 || !parser.is('=', parser.at - 1)) return false;
  if (kind !== Kind.word) return parser.is('>', next) || kind === Kind.reference || kind === Kind.number;
  // The word may also start the next statement.
  const end = parser.nameEnd(next);
  return !['=', '{', ';', ':'].some((mark) => parser.is(mark, end));
}

/** Continues as if the `<` were there. */
function openMissingAngle(parser: Parser, frame: PropertyFrame): void {
  const from = parser.from();
  parser.reportMissing('missing-angle', missingAngle);
  const cells: Draft<Cells> = { kind: 'cells', from, to: from, items: [], bits: null };
  add(frame, cells);
  parser.openItems({ type: 'cells', part: cells }, false);
}

const missingAngle = 'This value needs a < before it.';

/** The next statement starts here, so the semicolon of this one is missing. */
function endEarly(parser: Parser, frame: PropertyFrame): void {
  if (frame.up) parser.abandon(frame, frame.up);
}

function readMark(parser: Parser, frame: PropertyFrame): void {
  const mark = parser.slice();
  const { values } = frame.property;
  const bare = values[values.findLastIndex(({ kind }) => kind === 'cells') + 1];
  if (mark === ';') {
    if (parser.is('=', parser.at - 1)) {
      const { name } = frame.property;
      parser.problems.add(
        'missing-value',
        { from: name.from, to: parser.to() },
        `"${name.text}" has no value after the =.`,
      );
    }
    parser.close(frame, parser.to());
    parser.at++;
  } else if (mark === ',') {
    frame.needsComma = false;
    parser.at++;
  } else if (mark === '<' || mark === '[') openBrackets(parser, frame, mark);
  else if (mark === '(') {
    const group = startGroup(parser);
    add(frame, group);
    parser.openItems({ type: 'group', part: group }, false);
  } else if (mark === '}' || mark === '{' || mark === '#' || (mark === '/' && parser.is('{', parser.at + 1)))
    endEarly(parser, frame);
  else if (mark === '>' && bare) {
    parser.problems.add('stray-close', { from: bare.from, to: bare.from }, missingAngle);
    parser.at++;
  } else if (mark === '&' && parser.touches(parser.at + 1) && parser.nameEnd(parser.at + 1) > parser.at + 1)
    parser.invalidLabel(parser.to(), parser.nameEnd(parser.at + 1));
  else if (mark === '>' || mark === ')' || mark === ']') parser.strayClose();
  else parser.misplaced("This character doesn't belong in a value.");
}

function openBrackets(parser: Parser, frame: PropertyFrame, mark: '<' | '[', bits: Item | null = null): void {
  expectComma(parser, frame);
  const part = { from: parser.from(), to: parser.to(), items: [] };
  parser.at++;
  if (mark === '<') {
    const cells: Draft<Cells> = { kind: 'cells', ...part, bits };
    add(frame, cells);
    parser.openItems({ type: 'cells', part: cells }, false);
  } else {
    const bytes: Draft<Bytes> = { kind: 'bytes', ...part };
    add(frame, bytes);
    parser.openItems({ type: 'bytes', part: bytes }, false);
  }
}

function readBits(parser: Parser, frame: PropertyFrame): void {
  const from = parser.from();
  parser.at++;
  if (parser.kind() !== Kind.number && parser.kind() !== Kind.word) {
    parser.problems.add('misplaced', { from, to: parser.previousEnd }, '/bits/ needs a width: /bits/ 8 <…>.');
    return;
  }
  const kind = parser.kind() === Kind.number ? 'number' : 'word';
  const width: Item = { kind, from: parser.from(), to: parser.to(), text: parser.slice() };
  parser.at++;
  if (parser.is('<')) openBrackets(parser, frame, '<', width);
}

function readWord(parser: Parser, frame: PropertyFrame): void {
  const end = parser.nameEnd();
  const isLabel = parser.is(':', parser.at + 1);
  // In `FOO, <1>` the comma is part of the name, so only what follows tells a macro from the next statement.
  const isFlag = frame.needsComma && end > parser.at + 1 && parser.is(';', end);
  if (parser.is('=', end) || parser.is('{', end) || isFlag || (isLabel && frame.needsComma))
    return endEarly(parser, frame);
  if (isLabel) {
    parser.at += 2;
    return;
  }
  const text = parser.text.slice(parser.from(), parser.to(end - 1));
  if (/^\w[\w,.]*-[\w,.-]*\w$/.test(text)) {
    const span = { from: parser.from(), to: parser.to(end - 1) };
    parser.problems.add('missing-quotes', span, `Write "${text}", in quotes.`);
    parser.at = end;
    return;
  }
  if (!parser.is('(', parser.at + 1)) return add(frame, takeWord(parser));
  const { call, argument } = startCall(parser);
  add(frame, call);
  parser.openItems({ type: 'call', part: call, argument, statement: null }, false);
}
