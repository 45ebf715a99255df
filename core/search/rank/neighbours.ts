import type { SearchIndex } from '../indexing/index.ts';
import type { Met } from './matches.ts';

/** For each section, the weight of the pairs of neighbours in the query that are neighbours in its text too. */
export function neighbours(index: SearchIndex, met: readonly Met[], total: number): Float32Array {
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
