import { describe, expect, it } from 'vitest';
import { firmwareOf } from '../releases/index.ts';
import { changesBetween } from './changes.ts';
import generated from './main.changes.json';
import type { FirmwareFacts, OptionFact } from './types.ts';

const withOptions = (...options: readonly Partial<OptionFact>[]): FirmwareFacts => ({
  ...firmwareOf('main').facts,
  options: options as readonly OptionFact[],
});

describe('changes between two releases', () => {
  it('are names that are new, gone, or different', () => {
    const before = withOptions({ symbol: 'CONFIG_A' }, { symbol: 'CONFIG_B', range: ['1', '2'] });
    const after = withOptions({ symbol: 'CONFIG_B', range: ['1', '3'] }, { symbol: 'CONFIG_C' });
    expect(changesBetween(before, after)).toEqual([
      { table: 'options', name: 'CONFIG_A', change: 'gone' },
      {
        table: 'options',
        name: 'CONFIG_B',
        change: 'changed',
        fields: {
          range: [
            ['1', '2'],
            ['1', '3'],
          ],
        },
      },
      { table: 'options', name: 'CONFIG_C', change: 'new' },
    ]);
  });

  it('are not the file that defines something', () => {
    const from = (file: string) => withOptions({ symbol: 'CONFIG_A', sources: [file] });
    expect(changesBetween(from('app/Kconfig'), from('app/src/Kconfig'))).toEqual([]);
  });

  it('are generated for main', () => {
    const current = JSON.parse(
      JSON.stringify(changesBetween(firmwareOf('v0.3.0').facts, firmwareOf('main').facts)),
    ) as unknown;
    expect(generated.changes, 'run npm run facts').toEqual(current);
  });
});
