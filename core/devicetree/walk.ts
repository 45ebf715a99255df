import { nothingDefined } from './cells.ts';
import { expand } from './expand.ts';
import type { Document } from './parse.ts';
import type { Preprocessed } from './preprocess.ts';
import type { Argument, Call, Directive, Item, Node, Property, Statement } from './syntax.ts';

/** Every statement in source order, at any depth. */
export function* statementsOf(document: Document): Generator<Statement> {
  const rest: Statement[] = [...document.statements].reverse();
  for (let statement = rest.pop(); statement; statement = rest.pop()) {
    yield statement;
    if (statement.kind === 'node')
      for (let i = statement.statements.length - 1; i >= 0; i--) rest.push(statement.statements[i] as Statement);
  }
}

export function* nodesOf(document: Document): Generator<Node> {
  for (const statement of statementsOf(document)) if (statement.kind === 'node') yield statement;
}

export function* propertiesOf(document: Document): Generator<Property> {
  for (const statement of statementsOf(document)) if (statement.kind === 'property') yield statement;
}

/** The items and everything inside their parentheses, in source order. A call comes before its arguments. */
export function* itemsWithin(items: readonly Item[]): Generator<Item> {
  const rest: Item[] = [...items].reverse();
  for (let item = rest.pop(); item; item = rest.pop()) {
    yield item;
    const inner: readonly Item[] = item.kind === 'group' ? item.items : item.kind === 'call' ? argumentItems(item) : [];
    for (let i = inner.length - 1; i >= 0; i--) rest.push(inner[i] as Item);
  }
}

function argumentItems(call: Call): readonly Item[] {
  return call.args.length === 1 ? (call.args[0] as Argument).items : call.args.flatMap((argument) => argument.items);
}

/** A property in the node's braces. If it's there twice, the last one applies, as in the compiler. */
export function findProperty(node: Node, name: string): Property | null {
  for (let i = node.statements.length - 1; i >= 0; i--) {
    const statement = node.statements[i];
    if (statement?.kind === 'property' && statement.name.text === name) return statement;
  }
  return null;
}

/** The value of a string property, or the first string in a list. Macros are expanded. */
export function stringValue(property: Property | null, context: Preprocessed = nothingDefined): string | null {
  const items = (property?.values ?? []).flatMap((value): readonly Item[] => {
    if (value.kind === 'string') return [value];
    return value.kind === 'word' || value.kind === 'call' ? expand([value], context) : [];
  });
  const text = items.find((item) => item.kind === 'string');
  return text ? readString(text.text) : null;
}

/** All strings of a property such as `compatible`. */
export function stringValues(property: Property | null): readonly string[] {
  return (property?.values ?? []).flatMap((value) => (value.kind === 'string' ? [readString(value.text)] : []));
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

/** The text between the quotes, unescaped. */
const readString = (literal: string): string =>
  literal
    .replace(/^"|"$/g, '')
    .replace(/((?:\\x[\da-f]{1,2})+)|\\(.)/gis, (_, bytes: string | undefined, escaped: string) =>
      bytes ? decodeBytes(bytes) : (escapes[escaped] ?? escaped),
    );

/** Bytes as in `\xC3\xA9`, which are UTF-8. */
function decodeBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replace(/\\x(?=.(?:\\|$))/gi, '%0').replace(/\\x/gi, '%'));
  } catch {
    return '\ufffd';
  }
}

/** The macros that the file defines in any branch, by name. If there are several definitions, the last one. */
export function definedMacros(document: Document): ReadonlyMap<string, Directive> {
  const macros = new Map<string, Directive>();
  for (const directive of document.directives) {
    if (directive.name === 'define' && directive.macro) macros.set(directive.macro.text, directive);
  }
  return macros;
}
