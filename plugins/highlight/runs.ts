/** A piece of a line that looks the same throughout. */
export type Run = Readonly<{ text: string; kind?: string }>;

/** A node of the tree that the highlighter makes. */
type TokenNode = Readonly<{
  type: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly TokenNode[];
}>;

/**
 * The kinds of token that src/css/code.css gives a look; of a token that has several, the last one in this list counts. All
 * else is plain text: an element for each bracket would double the size of a page with many samples.
 */
export const kinds: readonly string[] = [
  ...['comment', 'keyword', 'boolean', 'attribute', 'builtin', 'string', 'char', 'url', 'number', 'constant'],
  ...['label', 'variable', 'parameter', 'reference', 'function', 'macro', 'node', 'class-name', 'type'],
  ...['property', 'key', 'atrule', 'attr-name', 'operator', 'preprocessor', 'directive', 'important'],
  ...['inserted-sign', 'deleted-sign'],
];

function kindOf({ properties }: TokenNode): string | undefined {
  const names = (properties?.className ?? []) as readonly string[];
  return kinds.findLast((kind) => names.includes(kind));
}

const runsOf = (nodes: readonly TokenNode[], kind?: string): readonly Run[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [{ text: node.value ?? '', kind }] : runsOf(node.children ?? [], kindOf(node) ?? kind),
  );

/** The line with one more run; runs of one kind, with or without blanks between them, become one. */
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

/** Tokens by line: one that spans lines ends and begins again at each end. */
export function linesOf(nodes: readonly TokenNode[]): readonly (readonly Run[])[] {
  const lines: (readonly Run[])[] = [[]];
  for (const { text, kind } of runsOf(nodes)) {
    for (const [i, part] of text.split('\n').entries()) {
      const line = i > 0 ? [] : (lines.pop() ?? []);
      // Blanks have no color.
      lines.push(part ? withRun(line, { text: part, kind: part.trim() ? kind : undefined }) : line);
    }
  }
  return lines;
}
