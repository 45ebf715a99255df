import { describe, expect, it } from 'vitest';
import { namesOf, namesOfSite, parseCss, usedCss } from './usedCss.ts';

const stylesheet = parseCss(`
  :root { --ink: black; --edge: var(--ink); --unused: red; --late: blue }
  .card { border: 1px solid var(--edge) }
  .other, .card > p { color: var(--ink) }
  .card:not(.flat) { margin: 0 }
  .late_aB3x { color: green }
  @media print { .gone { display: none } .card { margin: 1cm } }
  @media screen { .gone { display: none } }
  @property --angle { syntax: '<angle>'; inherits: false; initial-value: 0deg }
  @container (width > 20rem) { .card { padding: 0 } .gone { padding: 1px } }
`);

const forPage = (html: string) => usedCss(stylesheet, namesOf(html), html);

describe('the CSS of a page', () => {
  const css = forPage('<main><div class="card wide"><p>text</p></div></main>');

  it('contains the rules that can match an element of the page, also inside media queries', () => {
    expect(css).toContain('.card{');
    expect(css).toContain('.card:not(.flat)');
    expect(css).toMatch(/@media print\s*\{\s*\.card/);
  });

  it('does not contain rules, selectors, and media queries that match nothing', () => {
    expect(css).not.toMatch(/other|gone|late|screen/);
    expect(css).toContain('.card > p');
  });

  it('contains only the custom properties in use, directly or through another one', () => {
    expect(css).toContain('--edge');
    expect(css).toContain('--ink');
    expect(css).not.toContain('--unused');
  });

  it('keeps at-rules such as @property, and filters the rules inside a container query', () => {
    expect(css).toContain('@property --angle { syntax');
    expect(css).toContain('@container (width > 20rem){.card{padding: 0}}');
  });

  it('keeps a custom property that a style attribute uses', () => {
    expect(forPage('<p style="color: var(--late)">')).toContain('--late: blue');
  });
});

describe('the CSS of the site', () => {
  const forSite = (css: string, scripts: string) =>
    usedCss(parseCss(css), namesOfSite([namesOf('<p>')], scripts), scripts);

  it.each([
    ['the menu on a phone', '.navbar-sidebar', 'a.jsx("div",{className:(0,o.A)("navbar-sidebar")})'],
    ['the progress bar', '.bar', `template:'<div class="bar" role="bar"></div>'`],
    ['a button', '.button', 'a.jsx("button",{className:"button button--primary"})'],
  ])('contains %s, which only scripts add', (_name, selector, script) => {
    expect(forSite(`${selector} { color: red }`, script)).toContain(selector);
  });

  it('does not contain a class whose name is just a word in a script', () => {
    expect(forSite('.row { color: red }', 'the row of a table')).toBe('');
  });

  it('keeps a custom property that a script uses', () => {
    expect(forSite(':root { --late: blue }', 'style.setProperty("--late", 1)')).toContain('--late');
  });
});
