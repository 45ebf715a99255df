import { parse, type Document } from '#core/devicetree';
import type { Fence } from './fences.ts';

/** A sample as a complete file. A fragment is wrapped in the nodes it needs. */
export type Sample = Readonly<{
  fence: Fence;
  text: string;
  document: Document;
  /** The line of the page for an offset in `text`. */
  lineAt: (offset: number) => number;
}>;

/** Ways to complete a sample: as is, or as statements in a node, a list of bindings, or values. The first that parses is used. */
const wrappers: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['/ { fragment { ', '\n}; };'],
  ['/ { fragment { bindings = <', '\n>; }; };'],
  ['/ { fragment { bindings = ', '\n; }; };'],
];

export function readSample(fence: Fence): Sample {
  const readings = wrappers.map(([before, after]) => {
    const text = before + fence.text + after;
    return { text, document: parse(text) };
  });
  const [whole] = readings;
  const valid = readings.find((reading) => reading.document.problems.length === 0) ?? whole;
  if (!valid) throw new Error('A sample needs at least one way to read it.');
  const { text, document } = valid;
  return {
    fence,
    text,
    document,
    lineAt: (offset) =>
      Math.min(fence.line + document.lines.placeOf(offset).line - 1, fence.line + fence.text.split('\n').length - 1),
  };
}
