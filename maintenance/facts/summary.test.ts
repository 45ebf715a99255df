import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('summarizes what is new, gone, and changed', () => {
  expect(
    summaryOf(
      [
        { table: 'options', name: 'CONFIG_A', change: 'gone' },
        { table: 'options', name: 'CONFIG_B', change: 'changed', fields: { range: [null, ['1', '3']] } },
      ],
      'main',
    ),
  ).toBe(
    '## main\n\n### Gone (1)\n\n- options: `CONFIG_A`\n\n### Changed (1)\n\n- options: `CONFIG_B` (range: nothing → `["1","3"]`)\n',
  );
  expect(summaryOf([], 'main')).toContain('Nothing changed');
});
