import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  childElements,
  fillScreen,
  phoneHalf,
  phoneScreen,
  wideScreen,
  type Element,
  type Extent,
} from './firstScreen.ts';

const contentOf = (html: string) => parseFragment(`<div>${html}</div>`).childNodes[0] as Element;
const below = (html: string, extent: Extent) =>
  fillScreen(childElements(contentOf(html)), extent).below.map(({ tagName, attrs }) => attrs[0]?.value ?? tagName);

const text = (letters: number) => 'x'.repeat(letters);
const paragraphs = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => `<p id=p${at}>${text(letters)}</p>`).join('');

describe('the first screen', () => {
  it('holds what is there before it is full', () => {
    // Each is about 168 pixels high on a phone, 102 on a wide screen.
    expect(below(paragraphs(7, 200), phoneScreen)).toEqual(['p5', 'p6']);
    expect(below(paragraphs(7, 200), wideScreen)).toEqual([]);
  });

  it('comes in halves on a phone, the first one with few elements', () => {
    expect(below(paragraphs(7, 200), phoneHalf)).toEqual(['p3', 'p4', 'p5', 'p6']);
    const small = `<p>${'<b></b>'.repeat(30)}</p>`;
    expect(below(`${small}<p id=next></p>`, phoneHalf)).toEqual(['next']);
    expect(below(`${small}<p id=next></p>`, phoneScreen)).toEqual([]);
  });

  it('counts drawings by their height', () => {
    expect(below(`<figure>${'<svg></svg>'.repeat(8)}</figure><p id=next></p>`, phoneScreen)).toEqual(['next']);
  });

  it('ends within a part that is large', () => {
    const list = `<ul>${Array.from({ length: 120 }, (_, at) => `<li id=l${at}>${text(400)}</li>`).join('')}</ul>`;
    expect(below(`${list}<p id=next></p>`, phoneScreen).slice(0, 2)).toEqual(['l3', 'l4']);
    expect(below(`${list}<p id=next></p>`, phoneScreen).at(-1)).toBe('next');
  });

  it('has tables as a whole, but for rows that stand under each other on a phone', () => {
    const rows = Array.from({ length: 40 }, (_, at) => `<tr id=r${at}><td>${text(200)}<td>`).join('');
    expect(below(`<table><tbody>${rows}</table>`, phoneScreen)).toEqual([]);
    expect(below(`<table data-stacked><tbody>${rows}</table>`, phoneScreen)[0]).toBe('r5');
    expect(below(`<table data-stacked><tbody>${rows}</table>`, wideScreen)).toEqual([]);
  });

  it('leaves scripts out', () => {
    expect(below(`${paragraphs(6, 400)}<script>1</script>`, phoneScreen)).not.toContain('script');
    expect(below(`<div><script>${text(4000)}</script></div><p id=next></p>`, phoneScreen)).toEqual([]);
  });
});
