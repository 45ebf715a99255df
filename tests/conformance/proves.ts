import { test } from '@playwright/test';
import { nothingToProve } from './nothingToProve.ts';
import { specification } from './sentences.ts';

const known = new Set(specification().map(({ text }) => text));

type Body = Parameters<typeof test>[2];

/**
 * Defines a test that proves a statement of the specification, which becomes the title. A test can prove several statements: the
 * title is then the first. If a statement needs several tests, `aspect` distinguishes them.
 */
export function proves(statements: string | readonly string[], body: Body): void;
export function proves(statements: string | readonly string[], aspect: string, body: Body): void;
export function proves(statements: string | readonly string[], ...rest: [Body] | [string, Body]): void {
  const [aspect, body] = rest.length === 2 ? rest : [undefined, rest[0]];
  const all = [statements].flat();
  for (const statement of all) {
    if (!known.has(statement)) throw new Error(`specification.md does not state: ${statement}`);
    if (statement in nothingToProve)
      throw new Error(`nothingToProve.ts lists a statement that has a test: ${statement}`);
  }
  const annotation = all.map((description) => ({ type: 'statement', description }));
  test(aspect === undefined ? all[0]! : `${all[0]!} → ${aspect}`, { annotation }, body);
}
