import { parse, type Document } from '#core/devicetree';
import type { Fence } from './fences.ts';

/** A sample as a whole file. A fragment is wrapped in what it needs around it. */
export type Sample = Readonly<{
  fence: Fence;
  text: string;
  document: Document;
  /** The line of the page that an offset of `text` is on. */
  lineAt: (offset: number) => number;
}>;

/** Ways to read a sample: a file, statements inside a node, a row of bindings, or values. The first that parses is used. */
const frames: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['/ { fragment { ', '\n}; };'],
  ['/ { fragment { bindings = <', '\n>; }; };'],
  ['/ { fragment { bindings = ', '\n; }; };'],
];

export function readSample(fence: Fence): Sample {
  const readings = frames.map(([before, after]) => {
    const text = before + fence.text + after;
    return { text, document: parse(text) };
  });
  const [whole] = readings;
  const sound = readings.find((reading) => reading.document.problems.length === 0) ?? whole;
  if (!sound) throw new Error('There is no frame to read a sample in.');
  const { text, document } = sound;
  return {
    fence,
    text,
    document,
    lineAt: (offset) =>
      Math.min(fence.line + document.lines.placeOf(offset).line - 1, fence.line + fence.text.split('\n').length - 1),
  };
}
