import { field, type SearchIndex } from './buildIndex.ts';
import type { Slot } from './parseQuery.ts';

/** Where the slots of one query were met. Values are 0 to 1: how well, not how often. */
export type Matches = Readonly<{
  slots: readonly Slot[];
  /** How rare each slot is over the pages, and the sum of those weighted with importance. */
  idf: readonly number[];
  total: number;
  pages: readonly number[];
  title(slot: number, page: number): number;
  crumb(slot: number, page: number): number;
  description(slot: number, page: number): number;
  heading(slot: number, section: number): number;
  /** In a heading above this one, the page's title apart. */
  ancestor(slot: number, section: number): number;
  defines(slot: number, section: number): number;
  text(slot: number, section: number): number;
  code(slot: number, section: number): number;
  /** The best of all of these. */
  strength(slot: number, section: number, page: number): number;
  /** How much of the query stands together in this section. */
  near(section: number): number;
}>;

const fields = 7;
const headingAt = 0;
const definesAt = 1;
const textAt = 2;
const codeAt = 3;
const strengthAt = 4;
const sectionStride = 5;

type Met = Readonly<{ ofSection: Float32Array; ofPage: Float32Array; pages: Set<number> }>;

const columnOf: Readonly<Record<number, number>> = {
  [field.heading]: headingAt,
  [field.defines]: definesAt,
  [field.text]: textAt,
  [field.code]: codeAt,
};

function meet(index: SearchIndex, slot: Slot): Met {
  const ofSection = new Float32Array(index.sections.length * sectionStride);
  const ofPage = new Float32Array(index.pages.length * fields);
  const pages = new Set<number>();
  const raise = (values: Float32Array, at: number, value: number) => {
    if (value > (values[at] ?? 0)) values[at] = value;
  };
  for (const [surface, strength] of slot.uses) {
    for (let at = index.starts[surface] ?? 0; at < (index.starts[surface + 1] ?? 0); at += 1) {
      const block = index.blockOf[index.positions[at] ?? 0] ?? 0;
      const section = index.blockSection[block] ?? 0;
      const page = index.pageOf[section] ?? 0;
      const kind = index.blockField[block] ?? 0;
      pages.add(page);
      const column = columnOf[kind];
      if (column === undefined) {
        raise(ofPage, page * fields + kind, strength);
        continue;
      }
      const row = section * sectionStride;
      raise(ofSection, row + strengthAt, strength);
      if (column < textAt) raise(ofSection, row + column, strength);
      else ofSection[row + column] = (ofSection[row + column] ?? 0) + strength;
    }
  }
  return { ofSection, ofPage, pages };
}

/** More of a word helps less and less, and less in a long section. */
const saturate = (count: number, length: number) => (count === 0 ? 0 : count / (count + 0.6 + 0.6 * length));

export function collectMatches(index: SearchIndex, slots: readonly Slot[]): Matches {
  const met = slots.map((slot) => meet(index, slot));
  const count = index.pages.length;
  const idf = met.map(({ pages }) => Math.log(1 + (count - pages.size + 0.5) / (pages.size + 0.5)));
  const total = slots.reduce((sum, slot, i) => sum + slot.importance * (idf[i] ?? 0), 0) || 1;
  const near = neighbours(index, slots, idf, total);
  const ofPage = (slot: number, page: number, kind: number) => met[slot]?.ofPage[page * fields + kind] ?? 0;
  const ofSection = (slot: number, section: number, column: number) =>
    met[slot]?.ofSection[section * sectionStride + column] ?? 0;
  const ancestor = (slot: number, section: number): number => {
    let best = 0;
    for (
      let at = index.sections[section]?.parent ?? 0;
      (index.sections[at]?.level ?? 1) > 1;
      at = index.sections[at]?.parent ?? 0
    ) {
      best = Math.max(best, ofSection(slot, at, headingAt));
    }
    return best;
  };
  return {
    slots,
    idf,
    total,
    pages: [...new Set(met.flatMap(({ pages }) => [...pages]))],
    title: (slot, page) => ofPage(slot, page, field.title),
    crumb: (slot, page) => ofPage(slot, page, field.crumb),
    description: (slot, page) => ofPage(slot, page, field.description),
    heading: (slot, section) => ofSection(slot, section, headingAt),
    ancestor,
    defines: (slot, section) => ofSection(slot, section, definesAt),
    text: (slot, section) => saturate(ofSection(slot, section, textAt), index.relativeLength[section] ?? 1),
    code: (slot, section) => saturate(ofSection(slot, section, codeAt), index.relativeLength[section] ?? 1),
    strength: (slot, section, page) =>
      Math.max(
        ofSection(slot, section, strengthAt),
        ofPage(slot, page, field.title),
        0.9 * ancestor(slot, section),
        0.8 * ofPage(slot, page, field.crumb),
        0.8 * ofPage(slot, page, field.description),
      ),
    near: (section) => near[section] ?? 0,
  };
}

/** For each section, the weight of the pairs of neighbours in the query that are neighbours in its text too. */
function neighbours(index: SearchIndex, slots: readonly Slot[], idf: readonly number[], total: number): Float32Array {
  const near = new Float32Array(index.sections.length);
  if (slots.length < 2) return near;
  const slotAt = new Uint8Array(index.tokens.length);
  const eachPosition = (slot: Slot | undefined, visit: (position: number) => void) => {
    for (const surface of slot?.uses.keys() ?? []) {
      for (let at = index.starts[surface] ?? 0; at < (index.starts[surface + 1] ?? 0); at += 1)
        visit(index.positions[at] ?? 0);
    }
  };
  slots.forEach((slot, i) => eachPosition(slot, (position) => (slotAt[position] = i + 1)));
  for (let i = 0; i + 1 < slots.length; i += 1) {
    const weight =
      ((idf[i] ?? 0) * (slots[i]?.importance ?? 0) + (idf[i + 1] ?? 0) * (slots[i + 1]?.importance ?? 0)) / 2 / total;
    const seen = new Set<number>();
    eachPosition(slots[i], (position) => {
      const block = index.blockOf[position] ?? 0;
      const section = index.blockSection[block] ?? 0;
      if (seen.has(section)) return;
      for (let step = -2; step <= 3; step += 1) {
        if (slotAt[position + step] !== i + 2 || index.blockOf[position + step] !== block) continue;
        seen.add(section);
        near[section] = (near[section] ?? 0) + weight;
        return;
      }
    });
  }
  return near;
}

/** How far query and a short text (title, heading) are the same: the product of what each holds of the other. */
export function matchedShare(index: SearchIndex, matches: Matches, block: number): number {
  let held = 0;
  let all = 0;
  const strengths = new Map<number, number>();
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const surface = index.tokens[at] ?? 0;
    const weight = index.surfaceWeight[surface] ?? 0;
    if (weight === 0) continue;
    all += weight;
    let best = 0;
    matches.slots.forEach((slot, i) => {
      const strength = slot.uses.get(surface) ?? 0;
      best = Math.max(best, strength);
      if (strength > (strengths.get(i) ?? 0)) strengths.set(i, strength);
    });
    held += weight * best;
  }
  if (held === 0) return 0;
  let asked = 0;
  for (const [i, strength] of strengths)
    asked += strength * (matches.idf[i] ?? 0) * (matches.slots[i]?.importance ?? 0);
  return (held / all) * Math.min(1, asked / matches.total) ** 2;
}
