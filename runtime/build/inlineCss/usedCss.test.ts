import { describe, expect, it } from 'vitest';
import { namesOf, namesOfSite } from './pageNames.ts';
import { parseCss, usedCss, writeCss } from './usedCss.ts';

const used = (...args: Parameters<typeof usedCss>) => writeCss(usedCss(...args));

const stylesheet = parseCss(`
  :root { --ink: black; --edge: var(--ink); --unused: red; --late: blue }
  .card { border: 1px solid var(--edge) }
  .other, .card > p { color: var(--ink) }
  .card:not(.flat) { margin: 0 }
  .late_aB3x { color: green }
  @media print { .gone { display: none } .card { margin: 1cm } }
  @keyframes spin { to { rotate: 1turn } }
  @property --angle { syntax: '<angle>'; inherits: false; initial-value: 0deg }
  @container (width > 20rem) { .card { padding: 0 } .gone { padding: 1px } }
`);

describe('the CSS of a page', () => {
  const css = used(stylesheet, namesOf('<main><div class="card wide"><p>text</p></div></main>'));

  it('holds the rules its elements can match, also inside media queries', () => {
    expect(css).toContain('.card{');
    expect(css).toContain('.card:not(.flat)');
    expect(css).toMatch(/@media print\s*\{\s*\.card/);
  });

  it('leaves out the rules, and the selectors of a rule, that nothing matches', () => {
    expect(css).not.toMatch(/other|gone|late/);
    expect(css).toContain('.card > p');
  });

  it('holds the custom properties it refers to, directly or through another one, and no others', () => {
    expect(css).toContain('--edge');
    expect(css).toContain('--ink');
    expect(css).not.toContain('--unused');
  });

  it('holds at-rules that nobody told it of, and what matches inside of those that hold rules', () => {
    expect(css).toContain('@property --angle { syntax');
    expect(css).toContain('@container (width > 20rem){.card{padding: 0}}');
  });

  it('leaves out animations that nothing runs', () => {
    expect(css).not.toContain('spin');
  });
});

describe('the CSS of the site', () => {
  it('holds what scripts may add later', () => {
    const css = used(stylesheet, namesOfSite([namesOf('<p>')], 'e.className="late_aB3x"'));
    expect(css).toContain('.late_aB3x');
  });

  it.each([
    ['the menu on a phone', '.navbar-sidebar', 'a.jsx("div",{className:(0,o.A)("navbar-sidebar")})'],
    ['the progress bar', '.bar', `template:'<div class="bar" role="bar"></div>'`],
    ['a button', '.button', 'a.jsx("button",{className:"button button--primary"})'],
  ])('holds %s, which no page has when it arrives', (_name, selector, script) => {
    expect(used(parseCss(`${selector} { color: red }`), namesOfSite([namesOf('<p>')], script))).toContain(selector);
  });

  it('leaves out a class whose name is only a word in some script', () => {
    expect(used(parseCss('.row { color: red }'), namesOfSite([namesOf('<p>')], 'the row of a table'))).toBe('');
  });

  it('holds the custom properties that styles loaded later refer to', () => {
    const css = used(stylesheet, namesOfSite([namesOf('<p>'), namesOf('.chart{fill:var(--late)}')], ''));
    expect(css).toContain('--late: blue');
    expect(css).not.toContain('--unused');
  });
});
