/** A piece of a line in a single color, which depends on `kind`. */
export type Run = Readonly<{ text: string; kind?: string }>;

/** A node of the tree that the highlighter makes. */
type TokenNode = Readonly<{
  type: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly TokenNode[];
}>;

/**
 * The kinds of tokens that src/css/code.css styles. If a token has several, the last one in this list applies. Everything
 * else is plain text, because an element for each bracket would double the size of a page with many samples.
 */
export const kinds: readonly string[] = [
  ...['comment', 'keyword', 'boolean', 'attribute', 'string', 'char', 'number', 'constant', 'label', 'variable'],
  ...['parameter', 'reference', 'function', 'node', 'class-name', 'property', 'atrule', 'operator', 'preprocessor'],
  ...['directive', 'important', 'inserted-sign', 'deleted-sign'],
];

function kindOf({ properties }: TokenNode): string | undefined {
  const names = (properties?.className ?? []) as readonly string[];
  return kinds.findLast((kind) => names.includes(kind));
}

const runsOf = (nodes: readonly TokenNode[], kind?: string): readonly Run[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [{ text: node.value ?? '', kind }] : runsOf(node.children ?? [], kindOf(node) ?? kind),
  );

/** Adds a run to the line. Adjacent runs of the same kind, with or without spaces between them, become one. */
function withRun(line: readonly Run[], { text, kind }: Run): readonly Run[] {
  const last = line.at(-1);
  const before = line.at(-2);
  if (!last) return [{ text, kind }];
  if (last.kind === kind) return [...line.slice(0, -1), { text: last.text + text, kind }];
  if (before && before.kind === kind && !last.kind && !last.text.trim()) {
    return [...line.slice(0, -2), { text: before.text + last.text + text, kind }];
  }
  return [...line, { text, kind }];
}

/** The runs of each line. A token that spans several lines is split at each line end. */
export function linesOf(nodes: readonly TokenNode[]): readonly (readonly Run[])[] {
  const lines: (readonly Run[])[] = [[]];
  for (const { text, kind } of runsOf(nodes)) {
    for (const [i, part] of text.split('\n').entries()) {
      const line = i > 0 ? [] : (lines.pop() ?? []);
      // Spaces have no color.
      lines.push(part ? withRun(line, { text: part, kind: part.trim() ? kind : undefined }) : line);
    }
  }
  return lines;
}
