import type { BodyFrame } from './frames.ts';
import type { Parser } from './parser.ts';
import { takeReference, takeWord } from './parseItems.ts';
import type { Command, Item } from './syntax.ts';
import { Kind } from './tokens.ts';

/** Reads a command between slashes with its operand, such as `/delete-node/ &label;`. */
export function readCommand(parser: Parser, frame: BodyFrame): void {
  const from = parser.from();
  const command = parser.slice().slice(1, -1);
  parser.at++;
  if (command === 'omit-if-no-ref') return;
  const items: Item[] = [];
  const operandStart = parser.at;
  while (isOperand(parser)) {
    if (parser.kind() === Kind.reference) items.push(takeReference(parser));
    else if (parser.kind() === Kind.word) items.push(takeWord(parser));
    else {
      const kind = parser.kind() === Kind.string ? 'string' : parser.kind() === Kind.number ? 'number' : 'operator';
      items.push({ kind, from: parser.from(), to: parser.to(), text: parser.slice() });
      parser.at++;
    }
  }
  const operand = parser.at > operandStart ? parser.text.slice(parser.from(operandStart), parser.previousEnd) : '';
  const needsSemicolon = command !== 'include';
  if (needsSemicolon && !parser.is(';')) {
    parser.reportMissing('missing-semicolon', `/${command}/ needs a ; at its end.`);
  }
  if (parser.is(';')) parser.at++;
  const statement: Command = {
    kind: 'command',
    from,
    to: parser.previousEnd,
    command,
    items,
    operand,
    parent: frame.node,
  };
  frame.statements.push(statement);
}

function isOperand(parser: Parser): boolean {
  const kind = parser.kind();
  if (kind === Kind.word || kind === Kind.number || kind === Kind.string || kind === Kind.reference) return true;
  return kind === Kind.punctuation && ['-', ',', '.', '@', '+', '#', '_', '?'].includes(parser.slice());
}
