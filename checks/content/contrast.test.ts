import { expect, it } from 'vitest';
import { checkContrast, contrastRatio, readTokens } from './contrast.ts';

it('computes the contrast as defined by WCAG', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#fff', '#fff')).toBe(1);
  expect(contrastRatio('red', '#fff')).toBeUndefined();
});

it('lets the dark theme override tokens', () => {
  const { light, dark } = readTokens(
    ":root { --a: #fff; --b: #000 }\n@media not print { html[data-theme='dark'] { --a: #111 } }",
  );
  expect([light.get('--a')?.value, dark.get('--a')?.value, dark.get('--b')?.value]).toEqual(['#fff', '#111', '#000']);
});

it('reports the token, its line, the theme, and the contrast', () => {
  const css = ":root {\n  --surface-0: #fff;\n  --text-1: #888;\n}\n[data-theme='dark'] { --surface-0: #000 }";
  const faults = checkContrast(css, 'tokens.css').filter(({ fault }) => fault.startsWith('--text-1 on --surface-0'));
  expect(faults).toMatchObject([{ line: 3, fault: '--text-1 on --surface-0 (light) has a contrast of 3.54.' }]);
});
