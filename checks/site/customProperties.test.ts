import { describe, expect, it } from 'vitest';
import { undefinedProperties } from './customProperties.ts';

describe('custom properties', () => {
  it('are reported if no stylesheet defines them', () => {
    expect(undefinedProperties(':root{--ink:black}p{color:var(--ink);border:var(--edge)}', '')).toEqual(['--edge']);
  });

  it('are reported in drawings, and if only some uses have a fallback', () => {
    expect(undefinedProperties('<path fill="var(--sruface-1)"/>', '')).toEqual(['--sruface-1']);
    expect(undefinedProperties('p{color:var(--tone,red);border-color:var(--tone)}', '')).toEqual(['--tone']);
  });

  it('may be defined in a style attribute', () => {
    expect(undefinedProperties('p{width:var(--a);height:var(--b)}<p style=--a:1><p style="--b:1">', '')).toEqual([]);
  });

  it('may be defined by a script, or have a fallback', () => {
    expect(undefinedProperties('p{width:var(--share);color:var(--tone, red)}', 'style:{"--share":x}')).toEqual([]);
  });
});
