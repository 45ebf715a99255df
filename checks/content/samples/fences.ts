/** A fenced code block of a page. */
export type Fence = Readonly<{
  language: string;
  /** What stands behind the language: `title="…" {2,4-5} old`. */
  meta: string;
  /** Number of the first line of its text in the page, from 1. */
  line: number;
  text: string;
}>;

const opening = /^([ \t]*)(`{3,}|~{3,})\s*([\w+-]*)(.*)$/;

/** The fences of a Markdown text. The indentation of the fence is taken off its lines, as Markdown does it in lists. */
export function fencesOf(lines: readonly string[]): readonly Fence[] {
  const fences: Fence[] = [];
  for (let i = 0; i < lines.length; i++) {
    const open = opening.exec(lines[i] ?? '');
    if (!open) continue;
    const [, indent = '', marks = '', language = '', meta = ''] = open;
    const first = i + 1;
    const closing = new RegExp(`^[ \\t]*${marks[0]}{${marks.length},}[ \\t]*$`);
    while (++i < lines.length && !closing.test(lines[i] ?? ''));
    const text = lines
      .slice(first, i)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()));
    fences.push({ language, meta: meta.trim(), line: first + 1, text: text.join('\n') });
  }
  return fences;
}

/** Whether the meta holds a bare word such as `old`, outside of quotes and braces. */
export function hasFlag({ meta }: Fence, flag: string): boolean {
  return meta
    .replace(/"[^"]*"|\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .includes(flag);
}

/** The value of `name="…"` in the meta. */
/** The names of `names="…"`: what the sample uses, and something else defines. They may have a comma inside, as `zmk,kscan-mock`. */
export const namesOf = (fence: Fence): readonly string[] =>
  (metaValue(fence, 'names') ?? '').split(/,?\s+/).filter(Boolean);

export function metaValue({ meta }: Fence, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}
