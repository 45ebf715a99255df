import { firstEndingAfter, type Directive, type Span } from '#core/devicetree';

interface Branch {
  readonly from: number;
  to: number;
}

/** A stretch of text without conditions, and the innermost branch of an `#if` that it belongs to. */
interface Stretch extends Span {
  readonly branch: Branch;
}

/** Tells what is built together. Both branches of an `#if` are in the tree, but no build has both. */
export class Branches {
  private readonly stretches: Stretch[] = [];
  private readonly open: Branch[] = [];
  private readonly wholeFile: Branch = { from: 0, to: Infinity };

  constructor(directives: readonly Directive[]) {
    for (const { name, from, to } of directives) {
      const opens = name === 'if' || name === 'ifdef' || name === 'ifndef';
      const closes = name === 'endif' || name.startsWith('el');
      if (!opens && !closes) continue;
      this.stretches.push({ from: this.stretches.at(-1)?.to ?? 0, to: from, branch: this.innermost });
      if (closes) {
        const closed = this.open.pop();
        if (closed) closed.to = from;
      }
      if (name !== 'endif') this.open.push({ from: to, to: Infinity });
    }
    this.stretches.push({ from: this.stretches.at(-1)?.to ?? 0, to: Infinity, branch: this.innermost });
  }

  private get innermost(): Branch {
    return this.open.at(-1) ?? this.wholeFile;
  }

  /** Whether every build that has the text at `other` has the one at `offset`, too. */
  covers(offset: number, other: number): boolean {
    const { from, to } = firstEndingAfter(this.stretches, offset)?.branch ?? this.wholeFile;
    return from <= other && other < to;
  }
}
