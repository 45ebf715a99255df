import { describe, expect, it } from 'vitest';
import { code, indexOf, page, row, samplePages, section, text } from '../fixtures/pages.ts';
import { answer } from './answer.ts';

const complete = indexOf(samplePages);
const outline = indexOf(samplePages, 'outline');
const urls = (query: string, index = complete) => answer(index, { indexName: 'i', query }).hits.map((hit) => hit.url);
const first = (query: string, index = complete) => urls(query, index)[0]?.split('#')[0];

describe('search', () => {
  it.each([
    ['hold-tap', '/docs/hold-tap'],
    ['hold tap', '/docs/hold-tap'],
    ['holdtap', '/docs/hold-tap'],
    ['capsword', '/docs/caps-word'],
    ['caps-word', '/docs/caps-word'],
    ['&caps_word', '/docs/caps-word'],
    ['encoder', '/docs/encoders'],
    ['enc', '/docs/encoders'],
    ['blutooth', '/docs/bluetooth'],
    ['bleutooth', '/docs/bluetooth'],
    ['encodder', '/docs/encoders'],
    ['bluethoot', '/docs/bluetooth'],
    ['stikcy key', '/docs/sticky-key'],
    ['tapping term', '/docs/hold-tap'],
    ['tapping_term_ms', '/docs/hold-tap'],
    ['BT_CLR_ALL', '/docs/bluetooth'],
    ['bt_clr', '/docs/bluetooth'],
    ['~', '/docs/keycodes'],
    ['volume up', '/docs/keycodes'],
    ['how do I pair with my computers?', '/docs/bluetooth'],
    ['bindings = <&caps_word>;', '/docs/caps-word'],
    ['BLUETOOTH', '/docs/bluetooth'],
    ['zmk_idle_timeout', '/docs/config/power'],
    ['&kp C_VOL_UP', '/docs/key-press'],
    ['tapping-term-ms = <200>;', '/docs/hold-tap'],
    ['capswrod', '/docs/caps-word'],
    ['capswo', '/docs/caps-word'],
    ['stikykey', '/docs/sticky-key'],
    ['sticky_key', '/docs/sticky-key'],
    ['caps_word', '/docs/caps-word'],
    ['CONFIG_ZMK_SLEPE', '/docs/config/power'],
    ['CONFIG_ZMK_IDLE_', '/docs/config/power'],
    ['config zmk idle timeout', '/docs/config/power'],
    ['timeout of idle option', '/docs/config/power'],
    ['idle_timeout', '/docs/config/power'],
    ['zmk_idle', '/docs/config/power'],
    ['term-ms', '/docs/hold-tap'],
    ['tappng-term', '/docs/hold-tap'],
    ['IDLE_TIM', '/docs/config/power'],
    ['caps_w', '/docs/caps-word'],
    ['&sticky_key', '/docs/sticky-key'],
    ['zmk,behavior-caps-word', '/docs/caps-word'],
    ['key codes', '/docs/keycodes'],
    ['-DCONFIG_ZMK_SLEEP=y', '/docs/config/power'],
  ])('finds "%s" on %s', (query, url) => {
    expect(first(query)).toBe(url);
  });

  describe('of a whole question', () => {
    const index = indexOf([
      page('/docs/knob', 'Rotary knob', [
        section(2, 'Rotation', text('Turn the knob to change the volume.')),
        section(2, 'Problems', row('', 'It turns the volume in the wrong direction · Swap its pins.', 'direction')),
      ]),
      page('/docs/faq', 'FAQs', [
        section(2, 'Which battery fits', text('A single lithium cell.')),
        section(2, 'Do I need a switch', text('No, but a switch lets you store the keyboard with a full battery.')),
      ]),
      page('/docs/switch', 'Switches', [section(2, 'Pins', text('A switch connects two pins of the controller.'))]),
    ]);
    const found = (query: string) => urls(query, index)[0];

    it('prefers a list of problems if it describes what the reader sees', () => {
      expect(found('the knob changes the volume in the wrong direction')).toBe('/docs/knob#direction');
      expect(found('how do I change the volume with the knob')).toBe('/docs/knob#rotation');
    });

    it('prefers the section that has most of its words to the page that is named after one of them', () => {
      expect(found('do I need a switch to store it with a full battery')).toBe('/docs/faq#do-i-need-a-switch');
      expect(found('switch')).toBe('/docs/switch');
    });

    it('gives the first hit all of the text that answers', () => {
      const [hit, second] = answer(index, { indexName: 'i', query: 'the knob turns in the wrong direction' }).hits;
      expect(hit?._snippetResult.answer?.value).toContain('It <em>turns</em> the volume in the <em>wrong</em>');
      expect(hit?._snippetResult.answer?.value).toContain(' · Swap its pins.');
      expect(second?._snippetResult.answer).toBeUndefined();
    });

    it('says if no page has much of it, and shows the nearest pages', () => {
      const { isWeak, hits } = answer(index, { indexName: 'i', query: 'replace the battery of my wristwatch myself' });
      expect(isWeak).toBe(true);
      expect(hits.map(({ type }) => type)).toContain('lvl1');
      expect(answer(index, { indexName: 'i', query: 'which battery fits' }).isWeak).toBe(false);
    });

    it('lists sections of different pages in turn', () => {
      const pagesOfHits = urls('which pins does the switch of the knob need', index).map((url) => url.split('#')[0]);
      expect(new Set(pagesOfHits).size).toBeGreaterThan(1);
    });
  });

  it('ranks the page that defines a name above pages that use it', () => {
    expect(urls('CONFIG_ZMK_SLEEP')[0]).toBe('/docs/config/power#config-zmk-sleep');
    expect(first('&kp')).toBe('/docs/key-press');
    expect(first('kp')).toBe('/docs/key-press');
  });

  it('finds pages by synonyms, even with typos', () => {
    const pages = [page('/docs/features/encoders', 'Encoders', []), page('/docs/features/displays', 'Displays', [])];
    for (const query of ['knob', 'rotary', 'rotry'])
      expect(first(query, indexOf(pages))).toBe('/docs/features/encoders');
  });

  it('ranks an overview above its subpages if they match equally well', () => {
    const pages = [page('/docs/pads/usage', 'Pads usage', []), page('/docs/pads', 'Pads overview', [])];
    expect(first('pads', indexOf(pages))).toBe('/docs/pads');
  });

  it('finds a page by the first word of its title and the beginning of the second', () => {
    const keys = page('/docs/sticky-key', 'Sticky Key', [section(2, 'Sticky keys', text('Sticky, sticky keys.'))]);
    const index = indexOf([keys, page('/docs/sticky-layer', 'Sticky Layer', [])]);
    expect(first('sticky', index)).toBe('/docs/sticky-key');
    for (const query of ['sticky l', 'sticky-lay']) expect(first(query, index)).toBe('/docs/sticky-layer');
  });

  it('finds the command of a command line, and variables set with -D', () => {
    const build = page('/docs/build', 'Building', [
      section(2, 'Command', text('Run west build in the folder app.'), code('west build -- -DZMK_CONFIG=/folder')),
    ]);
    const finch = page('/docs/finch', 'The finch', [section(2, 'Shield', text('The shield finch_left of the finch.'))]);
    const index = indexOf([...samplePages, build, finch]);
    expect(first('west build -p -- -DSHIELD=finch_left', index)).toBe('/docs/build');
    expect(first('ZMK_CONFIG', index)).toBe('/docs/build');
  });

  it('ignores symbols next to a name', () => {
    const index = indexOf([
      page('/docs/equal', 'The sign =', [section(2, 'Use', text('a = b'))]),
      page('/docs/strip', 'Strips', [section(2, 'Node', code('compatible = "worldsemi,ws2812-spi";'))]),
    ]);
    expect(first('compatible = "worldsemi,ws2812-spi"', index)).toBe('/docs/strip');
    expect(first('=', index)).toBe('/docs/equal');
  });

  it('finds the typed words even if they have a synonym', () => {
    const pages = [...samplePages, page('/docs/knobs', 'Knob caps', [section(2, 'Which knob', text('A knob.'))])];
    expect(urls('which knob', indexOf(pages))).toEqual(
      expect.arrayContaining(['/docs/knobs#which-knob', '/docs/encoders']),
    );
  });

  it('treats "not working" as the topic only if the query names nothing else', () => {
    const issues = page('/docs/troubleshooting', 'Troubleshooting', [section(2, 'Issues', text('Common issues.'))], {
      role: 'troubleshooting',
    });
    const index = indexOf([...samplePages, issues]);
    expect(first('encoder not working', index)).toBe('/docs/encoders');
    expect(first('not working', index)).toBe('/docs/troubleshooting');
  });

  it('gives a synonym less weight if the site uses the word often and the query has other words', () => {
    const often = Array.from({ length: 30 }, (_, at) => section(2, `Screen ${at}`, text('The screen of the page.')));
    const pages = [
      ...samplePages,
      page('/docs/often', 'Writing', often),
      page('/docs/displays', 'Displays', [section(2, 'Use', text('A display.'))]),
      page('/docs/volume', 'Volume', [section(2, 'Screen volume', text('The volume of the screen.'))]),
    ];
    expect(first('screen', indexOf(pages))).toBe('/docs/displays');
    expect(first('screen volume', indexOf(pages))).toBe('/docs/volume');
  });

  it('recognizes a synonym with or without filler words', () => {
    const index = indexOf([...samplePages, page('/docs/combos', 'Combos', [section(2, 'Use', text('A combo.'))])]);
    for (const query of ['two keys at once', 'my two keys at once', 'two of the keys at once'])
      expect(first(query, index)).toBe('/docs/combos');
  });

  it('ranks documentation above posts, unless the query is the title of a post', () => {
    expect(first('deep sleep')).toBe('/docs/power');
    expect(first('deep sleep arrives')).toBe('/blog/sleep');
  });

  it('finds pages that do not contain every word', () => {
    expect(first('sticky key on a frobnicator')).toBe('/docs/sticky-key');
  });

  it('searches for stop words only if there are no other words', () => {
    expect(urls('the')).not.toEqual([]);
    expect(first('what is the flavor')).toBe('/docs/hold-tap');
  });

  it('suggests other queries if nothing is found', () => {
    const result = answer(complete, { indexName: 'i', query: 'qqxxzz' });
    expect(result.hits).toEqual([]);
    const similar = answer(complete, { indexName: 'i', query: 'zzzcodezz' });
    expect(similar.hits).toEqual([]);
    expect(similar.suggestions).toEqual(['Encoders', 'Key codes']);
    for (const suggestion of similar.suggestions ?? []) expect(urls(suggestion)).not.toEqual([]);
  });

  it('finds titles, headings, and names with the outline alone', () => {
    for (const [query, url] of [
      ['hold tap', '/docs/hold-tap'],
      ['CONFIG_ZMK_SLEEP', '/docs/config/power'],
      ['profiles', '/docs/bluetooth'],
    ] as const) {
      expect(first(query, outline)).toBe(url);
    }
  });
});

describe('answer', () => {
  const many = indexOf(
    Array.from({ length: 30 }, (_, at) => page(`/docs/p${at}`, `Layer ${at}`, [section(2, 'About', text('A layer.'))])),
  );

  it('returns 20 hits per page and the total count', () => {
    const result = answer(many, { indexName: 'i', query: 'layer' });
    expect(result.hits).toHaveLength(20);
    const pages = [0, 1, 2, 3].flatMap((at) => answer(many, { indexName: 'i', query: 'layer', page: at }).hits);
    expect(pages).toHaveLength(result.nbHits);
    expect(new Set(pages.map((hit) => hit.objectID)).size).toBe(result.nbHits);
  });

  it('filters by language and tags', () => {
    const ask = (facetFilters: (string | string[])[]) =>
      answer(complete, { indexName: 'i', query: 'deep sleep', facetFilters }).hits.map((hit) => hit.docusaurus_tag);
    expect(new Set(ask(['language:en', ['docusaurus_tag:default']]))).toEqual(new Set(['default']));
    expect(ask(['language:de'])).toEqual([]);
  });

  it('returns the hits of a page together, three at most', () => {
    const pages = answer(complete, { indexName: 'i', query: 'key' }).hits.map((hit) => hit.url_without_anchor);
    const runs = pages.filter((url, at) => url !== pages[at - 1]);
    expect(runs).toEqual([...new Set(pages)]);
    for (const url of runs) expect(pages.filter((other) => other === url).length).toBeLessThanOrEqual(3);
  });

  it('lists a page before its sections if the query is its title, and a section first if the query is its heading', () => {
    const pages = [
      page('/docs/sticky-key', 'Sticky key behavior', [
        section(2, 'Lazy sticky keys', text('A sticky key, sticky as can be.')),
        section(2, 'Sticky keys on hold', text('Sticky, sticky, sticky, when held.')),
      ]),
    ];
    expect(urls('sticky key', indexOf(pages))[0]).toBe('/docs/sticky-key');
    expect(urls('sticky hold', indexOf(pages))[0]).toBe('/docs/sticky-key#sticky-keys-on-hold');
  });

  it('highlights matches and limits snippets to the requested number of words', () => {
    const [hit] = answer(complete, {
      indexName: 'i',
      query: 'flavor decides another key',
      attributesToSnippet: ['content:5'],
      highlightPreTag: '[',
      highlightPostTag: ']',
    }).hits;
    expect(hit?.type).toBe('content');
    expect(hit?._snippetResult.content?.value).toMatch(/^The \[flavor\] \[decides\] between hold…$/);
    expect(hit?._snippetResult.content?.value.match(/\w+/g)?.length).toBe(5);
  });

  it('highlights each matching word in a compound', () => {
    const [hit] = answer(complete, {
      indexName: 'i',
      query: 'hold tap',
      highlightPreTag: '[',
      highlightPostTag: ']',
    }).hits;
    expect(JSON.stringify(hit?._highlightResult)).toContain('[Hold]-[tap]');
  });

  it('ignores everything after the first 200 typed characters', () => {
    // Correcting the typo makes each word a letter shorter, but the limit applies to the typed text.
    const typed = 'enconder '.repeat(23);
    expect(typed.length).toBeGreaterThan(200);
    expect(urls(`${typed}bluetooth`)).not.toContain('/docs/bluetooth');
    expect(urls(`${typed.slice(0, 180)}bluetooth`)).toContain('/docs/bluetooth');
  });

  it('does not fail on unusual queries', () => {
    for (const query of [
      '',
      ' ',
      '\\',
      '.*',
      '<script>',
      '"',
      'a'.repeat(500),
      '😀',
      '&',
      '_',
      '((((',
      '¯\\_(ツ)_/¯',
    ]) {
      expect(() => answer(complete, { indexName: 'i', query })).not.toThrow();
    }
  });
});
