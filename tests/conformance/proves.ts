import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { nothingToProve } from './nothingToProve.ts';
import { specification } from './sentences.ts';

const known = new Set(specification().map(({ text }) => text));

function annotated(statement: string) {
  if (!known.has(statement)) throw new Error(`specification.md does not state: ${statement}`);
  if (statement in nothingToProve) throw new Error(`nothingToProve.ts lists what has a test: ${statement}`);
  return { annotation: { type: 'statement', description: statement } };
}

type Body = Parameters<typeof test>[2];

/**
 * A test that proves a statement of the specification, and is titled with it. Where a statement says several things,
 * each may have a test of its own, told apart by what comes after the statement in `title`.
 */
export function proves(statement: string, body: Body): void;
export function proves(statement: string, aspect: string, body: Body): void;
export function proves(statement: string, ...rest: [Body] | [string, Body]): void {
  const [aspect, body] = rest.length === 2 ? rest : [undefined, rest[0]];
  test(aspect === undefined ? statement : `${statement} → ${aspect}`, annotated(statement), body);
}

/** A statement that another test of the project proves: the test in `file` whose title is `title`. */
export function provenBy(statement: string, file: string, title: string): void {
  test(`${statement} → ${file}: ${title}`, annotated(statement), () => {
    const source = fs.readFileSync(path.join(process.cwd(), file), 'utf8');
    const quoted = ["'", '"', '`'].map((quote) => `(${quote}${title}${quote}`);
    const packed = source.replaceAll(/\(\s+/g, '(');
    expect(
      quoted.some((opening) => packed.includes(opening)),
      `${file} has a test of this title`,
    ).toBe(true);
  });
}
