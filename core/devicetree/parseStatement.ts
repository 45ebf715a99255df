import { editDistance } from '#core/edit-distance';
import type { BodyFrame, Draft } from './frames.ts';
import type { Parser } from './parser.ts';
import { readCommand } from './parseCommand.ts';
import { startCall, takeReference, takeWord } from './parseItems.ts';
import type { MacroStatement, Name, Node, Property, Reference, Word } from './syntax.ts';
import { Kind } from './tokens.ts';

/** Reads one statement of a node or of the document, up to the bracket it opens. */
export function readStatement(parser: Parser, frame: BodyFrame): void {
  const kind = parser.kind();
  if (kind === Kind.reference) return readReferenceNode(parser, frame, readLabels(parser));
  if (kind === Kind.keyword) return readCommand(parser, frame);
  if (kind === Kind.punctuation && !parser.is('#') && !parser.is('.')) return readMark(parser, frame);
  if (kind === Kind.word || kind === Kind.number || kind === Kind.punctuation) return readNamed(parser, frame);
  if (kind === Kind.string) return skipOrphan(parser);
  parser.misplaced("This character doesn't belong here.");
}

function readLabels(parser: Parser): Word[] {
  const labels: Word[] = [];
  while (parser.kind() === Kind.word && parser.is(':', parser.at + 1)) {
    labels.push(takeWord(parser));
    parser.at++;
  }
  return labels;
}

function newNode(frame: BodyFrame, labels: Word[], name: Name, reference: Reference | null, from: number): Draft<Node> {
  const node: Draft<Node> = {
    kind: 'node',
    from,
    to: name.to,
    labels,
    name,
    reference,
    statements: [],
    parent: frame.node,
    close: null,
  };
  frame.statements.push(node);
  return node;
}

function readReferenceNode(parser: Parser, frame: BodyFrame, labels: Word[]): void {
  const from = labels[0]?.from ?? parser.from();
  const name: Name = { from: parser.from(), to: parser.to(), text: parser.slice() };
  if (!parser.is('{', parser.at + 1)) {
    parser.misplaced('A reference can only be a value, or come before { to change a node.');
    parser.missingBraces++;
    return;
  }
  if (frame.node) {
    parser.problems.add(
      'nested-node',
      name,
      `${name.text} { … } goes outside of all nodes, at the top level of the file.`,
    );
  }
  const node = newNode(frame, labels, name, takeReference(parser), from);
  parser.at++;
  parser.openBody(node);
}

function readMark(parser: Parser, frame: BodyFrame): void {
  if (parser.is('}')) closeBody(parser, frame);
  else if (parser.is(';')) readSemicolon(parser, frame);
  else if (parser.is('/') && parser.is('{', parser.at + 1)) openRoot(parser, frame);
  else if (parser.is('{')) openNameless(parser, frame);
  else if (parser.is('<') || parser.is('[') || parser.is('(') || parser.is(',')) skipOrphan(parser);
  else if (parser.is('>') || parser.is(')') || parser.is(']')) parser.strayClose();
  else parser.misplaced("This doesn't start a property or a node.");
}

function closeBody(parser: Parser, frame: BodyFrame): void {
  const hasSemicolon = parser.is(';', parser.at + 1);
  if (!frame.node) {
    const early = parser.closedTooEarly?.close;
    if (parser.missingBraces > 0) parser.missingBraces--;
    else {
      const { from, to } = early ?? { from: parser.from(), to: parser.to() };
      parser.problems.add('stray-close', { from, to }, 'There is one } too many. Remove this one, and the ; after it.');
      parser.closedTooEarly = null;
    }
    parser.at += hasSemicolon ? 2 : 1;
    return;
  }
  const { node } = frame;
  node.close = { from: parser.from(), to: parser.to() };
  compareIndentation(parser, node);
  if (!hasSemicolon) {
    parser.problems.add(
      'missing-semicolon',
      { from: parser.to(), to: parser.to() },
      `Write }; with a semicolon at the end of "${node.name.text}".`,
    );
  }
  parser.at += hasSemicolon ? 2 : 1;
  parser.close(frame, parser.previousEnd);
}

/** Remembers nodes that start and end at different columns, in case the braces don't add up. */
function compareIndentation(parser: Parser, node: Draft<Node>): void {
  const start = parser.indentationOf(node.from);
  const end = node.close && parser.indentationOf(node.close.from);
  if (start === null || end === null || start === end) return;
  if (end < start) parser.closedTooLate.push(node);
  else parser.closedTooEarly ??= node;
}

function readSemicolon(parser: Parser, frame: BodyFrame): void {
  const last = frame.statements.at(-1);
  if (last?.kind === 'macro' && last.to === parser.previousEnd) (last as Draft<MacroStatement>).to = parser.to();
  else parser.report('stray-semicolon', 'This semicolon ends nothing. Remove it.');
  parser.at++;
}

function openRoot(parser: Parser, frame: BodyFrame): void {
  const name: Name = { from: parser.from(), to: parser.to(), text: '/' };
  if (frame.node) {
    parser.problems.add(
      'nested-node',
      name,
      "The root node / { … } can't be inside another node. Is a } missing above?",
    );
  }
  const node = newNode(frame, [], name, null, name.from);
  parser.at += 2;
  parser.openBody(node);
}

function openNameless(parser: Parser, frame: BodyFrame): void {
  const last = frame.statements.at(-1);
  const madeByMacro = last?.kind === 'macro' && last.to === parser.previousEnd;
  const name: Name = madeByMacro
    ? { from: last.from, to: last.to, text: parser.text.slice(last.from, last.to) }
    : { from: parser.from(), to: parser.to(), text: '' };
  if (madeByMacro) frame.statements.pop();
  else parser.report('missing-name', 'This { has no node name before it.');
  const node = newNode(frame, [], name, null, name.from);
  parser.at++;
  parser.openBody(node);
}

/** Skips values without a property, up to the end of the statement. */
function skipOrphan(parser: Parser): void {
  const hint = parser.is(';', parser.at - 1) ? ', or a comma instead of the ; above' : '';
  const message = `This value doesn't belong to a property. Write name = before it${hint}.`;
  parser.report('missing-name', message);
  while (!parser.is(';') && !parser.is('{') && !parser.is('}') && parser.kind() !== Kind.endOfFile) parser.at++;
  if (parser.is(';')) parser.at++;
}

function readNamed(parser: Parser, frame: BodyFrame): void {
  const labels = readLabels(parser);
  if (isLabelWithoutColon(parser)) {
    const message = `Write a : after "${parser.slice()}" if it's a label. The name of a node has no spaces.`;
    parser.problems.add('missing-colon', { from: parser.to(), to: parser.to() }, message);
    labels.push(takeWord(parser));
  }
  const from = labels[0]?.from ?? parser.from();
  if (parser.kind() === Kind.reference) return readReferenceNode(parser, frame, labels);
  const end = parser.nameEnd();
  if (end === parser.at) {
    const label = labels.at(-1);
    if (label && parser.is('{')) openUnnamed(parser, frame, labels, label);
    else if (!parser.is('/'))
      parser.problems.add(
        'missing-name',
        { from, to: parser.previousEnd },
        'A label needs a node or a property after it.',
      );
    return;
  }
  const name: Name = {
    from: parser.from(),
    to: parser.to(end - 1),
    text: parser.text.slice(parser.from(), parser.to(end - 1)),
  };
  if (parser.is(':', end)) {
    parser.invalidLabel(name.from, end);
    parser.at++;
  } else if (parser.is('{', end)) {
    const node = newNode(frame, labels, name, null, from);
    parser.at = end + 1;
    parser.openBody(node);
  } else if (parser.is(';', end) && !frame.node && end === parser.at + 1 && parser.isMacroName(name.text))
    readMacro(parser, frame, name, end);
  else if (parser.is('=', end) || parser.is(';', end)) readProperty(parser, frame, labels, name, from, end);
  else if (frame.node && isValueStart(parser, end) && !parser.isMacroName(name.text)) {
    const { to, text } = name;
    parser.problems.add('missing-equals', { from: to, to }, `Write = between "${text}" and its value.`);
    readProperty(parser, frame, labels, name, from, end);
  } else readMacro(parser, frame, name, end);
}

/** `my_macro my_macro {`. */
const isLabelWithoutColon = (parser: Parser): boolean => {
  const next = parser.at + 1;
  const isWord = parser.kind() === Kind.word && parser.kind(next) === Kind.word;
  return isWord && !parser.touches(next) && parser.is('{', parser.nameEnd(next)) && !parser.isMacroName(parser.slice());
};

const isValueStart = (parser: Parser, index: number): boolean =>
  parser.is('<', index) || parser.is('[', index) || parser.kind(index) === Kind.string;

/** `label: {`. The label stands in for the name, so that the rest of the node is read. */
function openUnnamed(parser: Parser, frame: BodyFrame, labels: Word[], label: Word): void {
  const { from, to, text } = label;
  parser.problems.add(
    'missing-name',
    { from, to: parser.previousEnd },
    `Write the node's name after the label, as in ${text}: ${text} { … }.`,
  );
  const node = newNode(frame, labels, { from, to, text }, null, labels[0]?.from ?? from);
  parser.at++;
  parser.openBody(node);
}

function readProperty(parser: Parser, frame: BodyFrame, labels: Word[], name: Name, from: number, end: number): void {
  const property: Draft<Property> = {
    kind: 'property',
    from,
    to: parser.to(end),
    labels,
    name,
    values: [],
    parent: frame.node,
  };
  if (!frame.node) {
    parser.problems.add(
      'outside-node',
      name,
      `The property "${name.text}" isn't inside a node. That only works in a file that another one includes inside a node.`,
    );
  }
  frame.statements.push(property);
  const isFlag = parser.is(';', end);
  parser.at = isFlag || parser.is('=', end) ? end + 1 : end;
  if (!isFlag) parser.openProperty(property);
}

function readMacro(parser: Parser, frame: BodyFrame, name: Name, end: number): void {
  const isWord = end === parser.at + 1 && parser.kind() === Kind.word;
  const parent = frame.node as Node | null;
  if (isWord && parser.is('(', end)) {
    const { call, argument } = startCall(parser);
    const statement: Draft<MacroStatement> = {
      kind: 'macro',
      from: call.from,
      to: call.to,
      use: call,
      parent,
    };
    frame.statements.push(statement);
    parser.openItems({ type: 'call', part: call, argument, statement }, true);
    return;
  }
  const isMacro = isWord && parser.isMacroName(name.text);
  if (isMacro) frame.statements.push({ kind: 'macro', from: name.from, to: name.to, use: takeWord(parser), parent });
  else {
    const directive = misspelledDirective(name.text);
    if (directive || name.text === '#' || (name.text.startsWith('#') && parser.kind(end) === Kind.word))
      return skipLine(parser, name, directive);
    parser.problems.addToken(
      parser.at,
      'missing-semicolon',
      { from: name.to, to: name.to },
      `After "${name.text}", write { to start a node, = to set a value, or ; to set a flag.`,
    );
    parser.missingBraces++;
    parser.at = end;
  }
}

const directives = ['include', 'define', 'undef', 'ifdef', 'ifndef', 'endif', 'else', 'elif', 'pragma'];

/** The directive that `#defin`, `#inlcude`, or `include` should be. */
function misspelledDirective(name: string): string | undefined {
  if (/^#\w{4,}$/.test(name)) return directives.find((other) => editDistance(name.slice(1), other, 2) <= 2);
  return ['include', 'define'].find((directive) => directive === name);
}

/** Skips a line such as `# my comment` or `#defin NAV 1`. */
function skipLine(parser: Parser, { from, to, text }: Name, directive: string | undefined): void {
  if (directive) parser.problems.add('directive', { from, to }, `There is no ${text}. Did you mean #${directive}?`);
  else parser.problems.add('misplaced', { from, to }, 'A comment starts with //, not with #.');
  const lineEnd = parser.text.indexOf('\n', to);
  while (parser.kind() !== Kind.endOfFile && (lineEnd < 0 || parser.from() < lineEnd)) parser.at++;
}
