export interface Line {
  readonly text: string;
  /** Offset of its start in the file. */
  readonly from: number;
}

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line.replace(/\r$/, ''), from });
    from += line.length + 1;
  }
  return lines;
}
