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
  it('hands over the nearest devicetree sample above, also across containers', () => {
    const target = drawing();
    run(code('/ { first; };'), code('/ { near; };'), code('y: 1', 'yaml'), {
      type: 'mdxJsxFlowElement',
      name: 'Figure',
      attributes: [],
      children: [target],
    });
    expect(target.attributes).toEqual([{ type: 'mdxJsxAttribute', name: 'dts', value: '/ { near; };' }]);
  });

  it('keeps an explicit dts', () => {
    const own = { type: 'mdxJsxAttribute', name: 'dts', value: 'own' };
    const target = drawing([own]);
    run(code('/ { };'), target);
    expect(target.attributes).toEqual([own]);
  });

  it('names the page when no sample is above', () => {
    expect(() => run(drawing(), code('/ { };'))).toThrow(
      /page\.mdx:\?: <PhysicalLayout \/> has no dts sample above it/,
    );
  });
});
