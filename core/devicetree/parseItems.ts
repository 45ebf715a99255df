import type { Draft, ItemsFrame } from './frames.ts';
import type { Parser } from './parser.ts';
import type { Argument, Call, Group, Reference, Word } from './syntax.ts';
import { Kind } from './tokens.ts';

/** Reads one token inside brackets, macro arguments or a preprocessor line. */
export function readItem(parser: Parser, frame: ItemsFrame): void {
  const kind = parser.kind();
  const isString = kind === Kind.string;
  if (frame.owner.type === 'cells' && (isString || isBareSymbol(parser, frame))) {
    const message = isString ? 'Remove the quotes. Names inside < > have none.' : `${parser.slice()} isn't a key code.`;
    parser.problems.add(isString ? 'quoted-cell' : 'bare-symbol', { from: parser.from(), to: parser.to() }, message);
    parser.at++;
    return;
  }
  switch (kind) {
    case Kind.word:
      if (parser.is('(', parser.at + 1) && parser.touches(parser.at + 1)) openCall(parser, frame);
      else frame.items.push(takeWord(parser));
      return;
    case Kind.number:
      return push(parser, frame, 'number');
    case Kind.string:
    case Kind.includePath:
      return push(parser, frame, 'string');
    case Kind.char:
      return push(parser, frame, 'char');
    case Kind.reference:
      frame.items.push(takeReference(parser));
      return;
    case Kind.punctuation:
      return readMark(parser, frame);
    case Kind.keyword:
      return frame.loose ? push(parser, frame, 'operator') : giveUp(parser, frame);
    default:
      if (!frame.loose) parser.report('misplaced', "This character doesn't belong here.");
      push(parser, frame, 'operator');
  }
}

/** The semicolon in `<&kp ; &kp A>`. */
function isBareSymbol(parser: Parser, frame: ItemsFrame): boolean {
  const next = parser.at + 1;
  return (
    frame.items.at(-1)?.kind === 'reference' &&
    !parser.touches(parser.at) &&
    /^[!-~]$/.test(parser.slice()) &&
    /[^\w&>,]/.test(parser.slice()) &&
    (parser.kind(next) === Kind.reference || parser.is('>', next))
  );
}

function push(parser: Parser, frame: ItemsFrame, kind: 'number' | 'string' | 'char' | 'operator'): void {
  frame.items.push({ kind, from: parser.from(), to: parser.to(), text: parser.slice() });
  parser.at++;
}

export function takeWord(parser: Parser): Word {
  const word: Word = { kind: 'word', from: parser.from(), to: parser.to(), text: parser.slice() };
  parser.at++;
  return word;
}

export function takeReference(parser: Parser): Reference {
  const text = parser.slice();
  const path = text.startsWith('&{') ? text.slice(2, -1) : null;
  const reference: Reference = {
    kind: 'reference',
    from: parser.from(),
    to: parser.to(),
    label: path === null ? text.slice(1) : null,
    path,
  };
  parser.at++;
  return reference;
}

/** Reads `name(` and leaves the parser in the first argument. */
export function startCall(parser: Parser): { call: Draft<Call>; argument: Draft<Argument> } {
  const name = takeWord(parser);
  const start = parser.to();
  const argument: Draft<Argument> = { from: start, to: start, items: [] };
  const call: Draft<Call> = {
    kind: 'call',
    from: name.from,
    to: start,
    name,
    args: [argument],
    closed: false,
  };
  parser.at++;
  return { call, argument };
}

function openCall(parser: Parser, frame: ItemsFrame): void {
  const { call, argument } = startCall(parser);
  frame.items.push(call);
  parser.openItems({ type: 'call', part: call, argument, statement: null }, frame.loose);
}

export function startGroup(parser: Parser): Draft<Group> {
  const group: Draft<Group> = { kind: 'group', from: parser.from(), to: parser.to(), items: [], closed: false };
  parser.at++;
  return group;
}

function readMark(parser: Parser, frame: ItemsFrame): void {
  const mark = parser.slice();
  const { owner } = frame;
  if (mark === '(') {
    const group = startGroup(parser);
    frame.items.push(group);
    parser.openItems({ type: 'group', part: group }, frame.loose);
  } else if (owner.type === 'group' || owner.type === 'call') readInParentheses(parser, frame, mark);
  else if (owner.type === 'directive') push(parser, frame, 'operator');
  else readInBrackets(parser, frame, mark);
}

function readInParentheses(parser: Parser, frame: ItemsFrame, mark: string): void {
  const { owner } = frame;
  if (mark === ')' && (owner.type === 'group' || owner.type === 'call')) {
    owner.part.closed = true;
    parser.close(frame, parser.to());
    parser.at++;
  } else if (mark === ',' && owner.type === 'call') {
    owner.argument.to = parser.from();
    const argument: Draft<Argument> = { from: parser.to(), to: parser.to(), items: [] };
    owner.argument = argument;
    owner.part.args.push(argument);
    frame.items = argument.items;
    parser.at++;
  } else if (!frame.loose && endsValue(parser, mark)) giveUp(parser, frame);
  else push(parser, frame, 'operator');
}

/** Whether this mark inside a value's parentheses means that a parenthesis was left open. A lone `>` can be "greater than". */
function endsValue(parser: Parser, mark: string): boolean {
  if (mark === ';' || mark === '{' || mark === '}') return true;
  if (mark !== '>') return false;
  const next = parser.at + 1;
  return (
    parser.is(';', next) ||
    parser.is('}', next) ||
    parser.kind(next) === Kind.endOfFile ||
    (parser.is(',', next) && parser.is('<', next + 1))
  );
}

function readInBrackets(parser: Parser, frame: ItemsFrame, mark: string): void {
  const cells = frame.owner.type === 'cells';
  if (mark === (cells ? '>' : ']')) {
    parser.close(frame, parser.to());
    parser.at++;
  } else if (mark === ';' || mark === '{' || mark === '}') giveUp(parser, frame);
  else if (mark === ')' || mark === ']' || mark === '>') parser.strayClose();
  else if (cells && mark === '>>') {
    parser.problems.add('stray-close', { from: parser.from() + 1, to: parser.to() }, 'One > too many.');
    parser.close(frame, parser.from() + 1);
    parser.at++;
  } else if (mark === '=') {
    complain(
      parser,
      frame,
      'open-angle',
      'This < is still open when the next property starts. Close it with > and a semicolon.',
    );
    push(parser, frame, 'operator');
  } else if (mark === ',') {
    complain(parser, frame, 'misplaced', 'Separate values inside < > with spaces, not commas.');
    parser.at++;
  } else if (mark === '<' || mark === '<<' || mark === '[') {
    parser.misplaced("A bracket can't open inside another one. Close the first one, then write a comma.");
  } else if (mark === '&' && !parser.touches(parser.at + 1)) {
    parser.misplaced('Write the name of a behavior right after the &, without a space.');
  } else if (mark === '&' && parser.nameEnd(parser.at + 1) > parser.at + 1) {
    parser.invalidLabel(parser.to(), parser.nameEnd(parser.at + 1));
  } else if (frame.items.at(-1)?.kind === 'reference' && parser.touches(parser.at) && parser.nameEnd() > parser.at) {
    parser.invalidLabel(parser.from(parser.at - 1) + 1, parser.nameEnd());
  } else {
    complain(parser, frame, 'bare-expression', 'Put an expression in parentheses: <(1 + 2)>.');
    push(parser, frame, 'operator');
  }
}

function complain(
  parser: Parser,
  frame: ItemsFrame,
  code: 'open-angle' | 'misplaced' | 'bare-expression',
  message: string,
): void {
  if (!frame.complained) {
    const opening = code === 'open-angle';
    const { part } = frame.owner;
    parser.problems.add(
      code,
      { from: opening ? part.from : parser.from(), to: opening ? part.from + 1 : parser.to() },
      message,
    );
  }
  frame.complained = true;
}

/** A closing bracket is missing: ends the frame here, and the one around it reads this token again. */
function giveUp(parser: Parser, frame: ItemsFrame): void {
  if (frame.up) parser.abandon(frame, frame.up);
  // One missing bracket explains the ones around it.
  if (parser.top.kind === 'items' && parser.top.owner.type !== 'cells') parser.top.complained = true;
}
