import { firstEndingAfter, type Directive, type Span } from '#core/devicetree';

interface Branch {
  readonly from: number;
  to: number;
}

/** Text between two conditional directives, and the innermost branch of an `#if` that contains it. */
interface Region extends Span {
  readonly branch: Branch;
}

/** Finds out which text is built together. The tree contains all branches of an `#if`, but a build has only one. */
export class Branches {
  private readonly regions: Region[] = [];
  private readonly open: Branch[] = [];
  private readonly wholeFile: Branch = { from: 0, to: Infinity };

  constructor(directives: readonly Directive[]) {
    for (const { name, from, to } of directives) {
      const opens = name === 'if' || name === 'ifdef' || name === 'ifndef';
      const closes = name === 'endif' || name.startsWith('el');
      if (!opens && !closes) continue;
      this.regions.push({ from: this.regions.at(-1)?.to ?? 0, to: from, branch: this.innermost });
      if (closes) {
        const closed = this.open.pop();
        if (closed) closed.to = from;
      }
      if (name !== 'endif') this.open.push({ from: to, to: Infinity });
    }
    this.regions.push({ from: this.regions.at(-1)?.to ?? 0, to: Infinity, branch: this.innermost });
  }

  private get innermost(): Branch {
    return this.open.at(-1) ?? this.wholeFile;
  }

  /** Whether every build that includes the text at `other` also includes the text at `offset`. */
  covers(offset: number, other: number): boolean {
    const { from, to } = firstEndingAfter(this.regions, offset)?.branch ?? this.wholeFile;
    return from <= other && other < to;
  }
}
