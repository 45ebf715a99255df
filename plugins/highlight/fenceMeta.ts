/** What stands behind the language of a code fence: `dts title="a.keymap" {2,4-5} ins={7} del={8}`. */
export type FenceMeta = Readonly<{
  title?: string;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
}>;

function lineNumbers(ranges: string | undefined, place: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of ranges?.split(',') ?? []) {
    const [first, last = first] = range.split('-').map(Number);
    if (first === undefined || last === undefined || !(first >= 1 && last >= first)) {
      throw new Error(`${place}: "${range}" is no line number or range. Write them like {2,4-5}.`);
    }
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}

/** `place` is where the fence stands, for messages. */
export function parseFenceMeta(meta: string, place: string): FenceMeta {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
  return {
    ...(title === undefined ? {} : { title }),
    highlighted: lineNumbers(/(?:^|\s)\{([^}]*)\}/.exec(meta)?.[1], place),
    inserted: lineNumbers(/(?:^|\s)ins=\{([^}]*)\}/.exec(meta)?.[1], place),
    deleted: lineNumbers(/(?:^|\s)del=\{([^}]*)\}/.exec(meta)?.[1], place),
  };
}
