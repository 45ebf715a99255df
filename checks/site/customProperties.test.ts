import { describe, expect, it } from 'vitest';
import { undefinedProperties } from './customProperties.ts';

describe('custom properties', () => {
  it('are found when no stylesheet gives them a value', () => {
    expect(undefinedProperties(':root{--ink:black}p{color:var(--ink);border:var(--edge)}', '')).toEqual(['--edge']);
  });

  it('are found in the drawings of a page, and after a use with something to fall back to', () => {
    expect(undefinedProperties('<path fill="var(--sruface-1)"/>', '')).toEqual(['--sruface-1']);
    expect(undefinedProperties('p{color:var(--tone,red);border-color:var(--tone)}', '')).toEqual(['--tone']);
  });

  it('may be given by the style of an element', () => {
    expect(undefinedProperties('p{width:var(--a);height:var(--b)}<p style=--a:1><p style="--b:1">', '')).toEqual([]);
  });

  it('may be given by a script, or have something to fall back to', () => {
    expect(undefinedProperties('p{width:var(--share);color:var(--tone, red)}', 'style:{"--share":x}')).toEqual([]);
  });
});
