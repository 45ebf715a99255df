import { field, type SearchIndex } from '../indexing/index.ts';
import type { Slot } from '../query/index.ts';
import { addTo } from '../multimap.ts';
import { neighbours } from './neighbours.ts';
import { weights } from './weights.ts';

/** How well (0 to 1) a slot is met in each part of every page and every section. */
type Places = Readonly<{
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
  /** The best match in the section itself. */
  own: Float32Array;
}>;

/** Where one slot was met. */
export type Met = Places &
  Readonly<{
    slot: Slot;
    /** How rare the slot is over the pages. */
    idf: number;
    pages: readonly number[];
  }>;

export type SlotUse = Readonly<{ slot: number; strength: number }>;

export type Matches = Readonly<{
  met: readonly Met[];
  /** The idf of all slots, each as far as it is needed, and as far as it is the reader's own word. */
  total: number;
  totalOwn: number;
  pages: readonly number[];
  /** How much of the query is next to each other in each section. */
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
    for (const [surface, strength] of slot.uses) addTo(uses, surface, { slot: number, strength });
  });
  return uses;
}

/** Asked for at every place of every word. */
const kinds = field;

function emptyPlaces({ pages, sections }: SearchIndex): Places {
  const ofPages = () => new Float32Array(pages.length);
  const ofSections = () => new Float32Array(sections.length);
  return {
    title: ofPages(),
    crumb: ofPages(),
    description: ofPages(),
    heading: ofSections(),
    ancestor: ofSections(),
    defines: ofSections(),
    alias: ofSections(),
    text: ofSections(),
    code: ofSections(),
    own: ofSections(),
  };
}

function meet(index: SearchIndex, slot: Slot): Met {
  const places = emptyPlaces(index);
  const isMet = new Uint8Array(index.pages.length);
  for (const [surface, strength] of slot.uses) {
    for (let at = index.starts[surface] ?? 0; at < (index.starts[surface + 1] ?? 0); at += 1) {
      const block = index.blockOf[index.positions[at] ?? 0] ?? 0;
      const section = index.blockSection[block] ?? 0;
      const page = index.pageOf[section] ?? 0;
      isMet[page] = 1;
      note(places, index.blockField[block], page, section, strength);
    }
  }
  handDown(index, places);
  const pages = index.pages.flatMap((_, page) => (isMet[page] ? [page] : []));
  const count = index.pages.length;
  const idf = Math.log(1 + (count - pages.length + 0.5) / (pages.length + 0.5)) ** weights.idfPower;
  return { slot, idf, pages, ...places };
}

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

function count(values: Float32Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}

function note(places: Places, kind: number | undefined, page: number, section: number, strength: number): void {
  if (kind === kinds.title) raise(places.title, page, strength);
  else if (kind === kinds.crumb) raise(places.crumb, page, strength);
  else if (kind === kinds.description) raise(places.description, page, strength);
  else {
    raise(places.own, section, strength);
    if (kind === kinds.text) count(places.text, section, strength);
    else if (kind === kinds.rest) count(places.text, section, strength * weights.rest);
    else if (kind === kinds.code) count(places.code, section, strength);
    else if (kind === kinds.heading) raise(places.heading, section, strength);
    else raise(kind === kinds.defines ? places.defines : places.alias, section, strength);
  }
}

/** A match in a heading also applies to the sections below it. */
function handDown({ nested }: SearchIndex, { heading, ancestor }: Places): void {
  if (!heading.some((strength) => strength > 0)) return;
  for (const [section, parent] of nested) ancestor[section] = Math.max(heading[parent] ?? 0, ancestor[parent] ?? 0);
}
