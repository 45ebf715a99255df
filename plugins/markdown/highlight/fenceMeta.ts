/** What comes after the language of a code fence: `dts title="a.keymap" {2,4-5} ins={7} del={8}`. */
export type FenceMeta = Readonly<{
  title?: string;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** `old` or `wrong`, for checks/content: the sample is outdated, or wrong on purpose. */
  flags: ReadonlySet<string>;
  /** Names that the sample uses and that are defined elsewhere. */
  names: readonly string[];
}>;

/** Splits at spaces, but not inside quotes and braces. */
const parts = /(?:"[^"]*"|\{[^}]*\}|\S)+/g;
const setting = /^(title|names)="([^"]*)"$/;
const marked = /^(?:(ins|del)=)?\{([^}]*)\}$/;
const flag = /^(?:old|wrong)$/;

/** Reads the options it knows, and describes the others in `faults`. */
export function readFenceMeta(meta: string): FenceMeta & Readonly<{ faults: readonly string[] }> {
  const faults: string[] = [];
  const settings = new Map<string, string>();
  const lines = { hl: new Set<number>(), ins: new Set<number>(), del: new Set<number>() };
  const flags = new Set<string>();
  for (const part of meta.match(parts) ?? []) {
    const [, name, value = ''] = setting.exec(part) ?? [];
    const [, kind = 'hl', ranges] = marked.exec(part) ?? [];
    if (name !== undefined) settings.set(name, value);
    else if (ranges !== undefined) addLines(lines[kind as keyof typeof lines], ranges, faults);
    else if (flag.test(part)) flags.add(part);
    else faults.push(`"${part}" isn't an option of a code fence. CONTRIBUTING.md lists them.`);
  }
  const title = settings.get('title');
  return {
    ...(title === undefined ? {} : { title }),
    highlighted: lines.hl,
    inserted: lines.ins,
    deleted: lines.del,
    flags,
    // A name may have a comma inside, as `zmk,kscan-mock`.
    names: (settings.get('names') ?? '').split(/,?\s+/).filter(Boolean),
    faults,
  };
}

function addLines(lines: Set<number>, ranges: string, faults: string[]): void {
  for (const range of ranges.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    if (!(Number(first) >= 1 && Number(last) >= Number(first))) {
      faults.push(`"${range}" isn't a line number or range. Write them like {2,4-5}.`);
      continue;
    }
    for (let line = Number(first); line <= Number(last); line++) lines.add(line);
  }
}

/** Like `readFenceMeta`, but throws an error, with `place`, if there are faults or line numbers beyond `lineCount`. */
export function parseFenceMeta(meta: string, place: string, lineCount = Infinity): FenceMeta {
  const { faults, ...read } = readFenceMeta(meta);
  const last = Math.max(...read.highlighted, ...read.inserted, ...read.deleted);
  const pastEnd = last > lineCount ? [`A mark is on line ${last}, but the sample has ${lineCount}.`] : [];
  const [fault] = [...faults, ...pastEnd];
  if (fault !== undefined) throw new Error(`${place}: ${fault}`);
  return read;
}
