import { describe, expect, it } from 'vitest';
import { remarkSampleDrawings } from './remarkSampleDrawings.ts';

const drawing = (attributes: { type: string; name: string; value: string }[] = []) => ({
  type: 'mdxJsxFlowElement',
  name: 'PhysicalLayout',
  attributes,
});
const code = (value: string, lang = 'dts') => ({ type: 'code', lang, value });
const run = (...children: object[]) =>
  remarkSampleDrawings()({ type: 'root', children: children as never[] }, { path: 'page.mdx' });

describe('remarkSampleDrawings', () => {
  it('passes the nearest devicetree sample above a drawing to it, even if the drawing is inside a Figure', () => {
    const target = drawing();
    run(code('/ { first; };'), code('/ { near; };'), code('y: 1', 'yaml'), {
      type: 'mdxJsxFlowElement',
      name: 'Figure',
      attributes: [],
      children: [target],
    });
    expect(target.attributes).toEqual([{ type: 'mdxJsxAttribute', name: 'dts', value: '/ { near; };' }]);
  });

  it('does not change a drawing that has a dts', () => {
    const own = { type: 'mdxJsxAttribute', name: 'dts', value: 'own' };
    const target = drawing([own]);
    run(code('/ { };'), target);
    expect(target.attributes).toEqual([own]);
  });

  it('reports the page if there is no sample above a drawing', () => {
    expect(() => run(drawing(), code('/ { };'))).toThrow(
      /page\.mdx:\?: <PhysicalLayout \/> has no dts sample above it/,
    );
  });
});
