type Attribute = { type: string; name?: string; value?: unknown };
/** A node in the syntax tree of an MDX page, before or after it becomes HTML, with the fields that our plugins use. */
export type Node = {
  type: string;
  /** Name of a component. */
  name?: string | null;
  /** Name of an HTML element. */
  tagName?: string;
  /** Language of a code fence. */
  lang?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  data?: { meta?: string | null };
  attributes?: Attribute[];
  children?: Node[];
  position?: { start: { line: number } };
};
export type SourceFile = Readonly<{ path?: string }>;

/** The name of a component such as `<Term>`, or undefined for any other node. */
export const componentName = ({ type, name }: Node): string | undefined =>
  type.startsWith('mdxJsx') ? (name ?? undefined) : undefined;

export const attribute = (name: string, value: string): Attribute => ({ type: 'mdxJsxAttribute', name, value });

/** `file:line` of a node, for messages. */
export const placeOf = ({ position }: Node, { path }: SourceFile): string =>
  `${path ?? 'a page'}:${position?.start.line ?? '?'}`;
