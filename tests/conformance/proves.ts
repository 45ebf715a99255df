import { nothingToProve } from './nothingToProve.ts';
import { specification } from './sentences.ts';

const known = new Set(specification().map(({ text }) => text));

/**
 * The title and details of a test that proves a statement of the specification: `test(...proves('…'), async ({ page }) => …)`.
 * A test can prove several statements: the title is then the first. If a statement needs several tests, `aspect` distinguishes
 * them.
 */
export function proves(statements: string | readonly string[], aspect?: string) {
  const all = [statements].flat();
  for (const statement of all) {
    if (!known.has(statement)) throw new Error(`specification.md does not state: ${statement}`);
    if (statement in nothingToProve)
      throw new Error(`nothingToProve.ts lists a statement that has a test: ${statement}`);
  }
  const annotation = all.map((description) => ({ type: 'statement', description }));
  const title = aspect === undefined ? all[0]! : `${all[0]!} → ${aspect}`;
  return [title, { annotation }] as const;
}
