import { field, type SearchIndex } from './buildIndex.ts';
import type { Slot } from './slots.ts';
import { weights } from './weights.ts';

/** Where one slot was met: how well (0 to 1), for every page and every section. */
export type Met = Readonly<{
  slot: Slot;
  /** How rare the slot is over the pages. */
  idf: number;
  pages: readonly number[];
  title: Float32Array;
  crumb: Float32Array;
  description: Float32Array;
  heading: Float32Array;
  /** In a heading above the section, the page's title apart. */
  ancestor: Float32Array;
  defines: Float32Array;
  alias: Float32Array;
  /** How often, each time as well as it was met. */
  text: Float32Array;
  code: Float32Array;
  /** The best of what stands in the section itself. */
  own: Float32Array;
}>;

export type SlotUse = Readonly<{ slot: number; strength: number }>;

export type Matches = Readonly<{
  met: readonly Met[];
  /** The idf of all slots, each as far as it is needed, and as far as it is the reader's own word. */
  total: number;
  totalOwn: number;
  pages: readonly number[];
  /** How much of the query stands together in each section. */
  near: Float32Array;
  /** Which slots a written form satisfies. */
  uses: ReadonlyMap<number, readonly SlotUse[]>;
}>;

export function collectMatches(index: SearchIndex, slots: readonly Slot[]): Matches {
  const met = slots.map((slot) => meet(index, slot));
  const total = met.reduce((sum, { slot, idf }) => sum + slot.importance * idf, 0) || 1;
  const totalOwn = met.reduce((sum, { slot, idf }) => sum + slot.own * idf, 0) || 1;
  const pages = new Set<number>();
  for (const one of met) for (const page of one.pages) pages.add(page);
  return { met, total, totalOwn, pages: [...pages], near: neighbours(index, met, total), uses: usesOf(slots) };
}

export function usesOf(slots: readonly Slot[]): ReadonlyMap<number, readonly SlotUse[]> {
  const uses = new Map<number, SlotUse[]>();
  slots.forEach((slot, number) => {
    for (const [surface, strength] of slot.uses) {
      const list = uses.get(surface);
      if (list) list.push({ slot: number, strength });
      else uses.set(surface, [{ slot: number, strength }]);
    }
  });
  return uses;
}

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

function meet(index: SearchIndex, slot: Slot): Met {
  const ofPages = () => new Float32Array(index.pages.length);
  const ofSections = () => new Float32Array(index.sections.length);
  const [title, crumb, description] = [ofPages(), ofPages(), ofPages()];
  const [heading, ancestor, defines, alias] = [ofSections(), ofSections(), ofSections(), ofSections()];
  const [text, code, own] = [ofSections(), ofSections(), ofSections()];
  const isMet = new Uint8Array(index.pages.length);
  let isInHeading = false;
  for (const [surface, strength] of slot.uses) {
    for (let at = index.starts[surface] ?? 0; at < (index.starts[surface + 1] ?? 0); at += 1) {
      const block = index.blockOf[index.positions[at] ?? 0] ?? 0;
      const section = index.blockSection[block] ?? 0;
      const page = index.pageOf[section] ?? 0;
      isMet[page] = 1;
      const kind = index.blockField[block];
      if (kind === field.title) raise(title, page, strength);
      else if (kind === field.crumb) raise(crumb, page, strength);
      else if (kind === field.description) raise(description, page, strength);
      else {
        raise(own, section, strength);
        if (kind === field.text) text[section] = (text[section] ?? 0) + strength;
        else if (kind === field.rest) text[section] = (text[section] ?? 0) + strength * weights.rest;
        else if (kind === field.code) code[section] = (code[section] ?? 0) + strength;
        else if (kind === field.heading) {
          isInHeading = true;
          raise(heading, section, strength);
        } else raise(kind === field.defines ? defines : alias, section, strength);
      }
    }
  }
  if (isInHeading) {
    for (const [section, parent] of index.nested) {
      ancestor[section] = Math.max(heading[parent] ?? 0, ancestor[parent] ?? 0);
    }
  }
  const pages = index.pages.flatMap((_, page) => (isMet[page] ? [page] : []));
  const count = index.pages.length;
  const idf = Math.log(1 + (count - pages.length + 0.5) / (pages.length + 0.5)) ** weights.idfPower;
  return { slot, idf, pages, title, crumb, description, heading, ancestor, defines, alias, text, code, own };
}

/** For each section, the weight of the pairs of neighbours in the query that are neighbours in its text too. */
function neighbours(index: SearchIndex, met: readonly Met[], total: number): Float32Array {
  const near = new Float32Array(index.sections.length);
  if (met.length < 2) return near;
  const { slotAt } = index;
  const eachPosition = (one: Met | undefined, visit: (position: number) => void) => {
    for (const surface of one?.slot.uses.keys() ?? []) {
      for (let at = index.starts[surface] ?? 0; at < (index.starts[surface + 1] ?? 0); at += 1) {
        visit(index.positions[at] ?? 0);
      }
    }
  };
  met.forEach((one, i) => eachPosition(one, (position) => (slotAt[position] = i + 1)));
  for (let i = 0; i + 1 < met.length; i += 1) {
    const [one, other] = [met[i], met[i + 1]];
    if (!one || !other) continue;
    const weight = (one.idf * one.slot.importance + other.idf * other.slot.importance) / 2 / total;
    const seen = new Set<number>();
    eachPosition(one, (position) => {
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
  for (const one of met) eachPosition(one, (position) => (slotAt[position] = 0));
  return near;
}

/** How much of a short text the query holds, and how much of the query the text holds. */
function overlap(index: SearchIndex, { met: slots, total, totalOwn, uses }: Matches, block: number) {
  let held = 0;
  let all = 0;
  const strengths = new Map<number, number>();
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const surface = index.tokens[at] ?? 0;
    const weight = index.surfaceWeight[surface] ?? 0;
    if (weight === 0) continue;
    all += weight;
    const met = uses.get(surface);
    if (!met) continue;
    let best = 0;
    for (const { slot, strength } of met) {
      best = Math.max(best, strength);
      if (strength > (strengths.get(slot) ?? 0)) strengths.set(slot, strength);
    }
    held += weight * best;
  }
  if (held === 0) return { ofText: 0, ofQuery: 0 };
  let asked = 0;
  let askedOwn = 0;
  for (const [number, strength] of strengths) {
    const { slot, idf } = slots[number] ?? {};
    asked += strength * (idf ?? 0) * (slot?.importance ?? 0);
    askedOwn += strength * (idf ?? 0) * (slot?.own ?? 0);
  }
  // The query may be met as it was typed or as the synonyms say it.
  return { ofText: held / all, ofQuery: Math.min(1, Math.max(asked / total, askedOwn / totalOwn)) };
}

/** How far query and a short text (title, heading) are the same: the product of what each holds of the other. */
export function matchedShare(index: SearchIndex, matches: Matches, block: number): number {
  const { ofText, ofQuery } = overlap(index, matches, block);
  return ofText * ofQuery ** 2;
}

/** How far a short text stands in the query, which may ask for more: "home row mods" in "how do I set up home row mods". */
export function containedShare(index: SearchIndex, matches: Matches, block: number): number {
  const { ofText, ofQuery } = overlap(index, matches, block);
  return ofText ** weights.containedPower * ofQuery;
}
