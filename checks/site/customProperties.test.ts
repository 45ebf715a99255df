import { describe, expect, it } from 'vitest';
import { undefinedProperties } from './customProperties.ts';

describe('custom properties', () => {
  it('are found when no stylesheet gives them a value', () => {
    expect(undefinedProperties(':root{--ink:black}p{color:var(--ink);border:var(--edge)}', '')).toEqual(['--edge']);
  });

  it('may be given by a script, or have something to fall back to', () => {
    expect(undefinedProperties('p{width:var(--share);color:var(--tone, red)}', 'style:{"--share":x}')).toEqual([]);
  });
});
