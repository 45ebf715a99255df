import { describe, expect, it } from 'vitest';
import { documentedRelease, firmwareOf, releases } from './index.ts';

describe.each(releases)('the facts of $name', ({ name }) => {
  const { about, facts } = firmwareOf(name);

  it('are from the source of that release', () => {
    expect(about.release).toBe(name);
    expect(about.commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it.each(Object.entries(facts).filter(([table]) => table !== 'about'))(
    'have a table %s without repetitions',
    (_, rows) => {
      const lines = (rows as readonly unknown[]).map((row) => JSON.stringify(row));
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines).size).toBe(lines.length);
    },
  );
});

it('one of the releases is the documented one', () => {
  expect(releases.map(({ name }) => name)).toContain(documentedRelease);
});
