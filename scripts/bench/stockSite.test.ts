import { expect, it } from 'vitest';
import { usedComponents } from './stockSite.ts';

it('names each component once', () => {
  expect(usedComponents(['<Tabs>\n<TabItem value="a">\n<p>x</p></TabItem></Tabs>', '<Steps>\n<Tabs>'])).toEqual([
    'Steps',
    'TabItem',
    'Tabs',
  ]);
});
