import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { bindings, chosenProperties, commonBehaviorProperties, kconfigSymbols, propertyAnchor } from '#core/firmware';
import BindingTable from '../BindingTable';
import ChosenTable from '../ChosenTable';
import KconfigTable from '../KconfigTable';

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectLink: () => undefined, collectAnchor: () => undefined }),
}));

/** The text of the HTML, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe.each(kconfigSymbols)('the row of $symbol', ({ symbol, type, defaults, range }) => {
  const html = renderToStaticMarkup(<KconfigTable symbols={[symbol]} />);
  const text = textOf(html);

  it('has its anchor, name, type, default, and range', () => {
    expect(html).toContain(`<tr id="${symbol.toLowerCase()}">`);
    expect(html).toContain(`href="#${symbol.toLowerCase()}"`);
    for (const expected of [symbol, type, ...defaults.map(({ value }) => value), ...(range ?? [])])
      expect(text).toContain(expected);
    expect(html, 'a default column without content').not.toMatch(/<td class="[^"]*default[^"]*"><\/td>/);
  });
});

describe.each(bindings)('the table of $compatible', ({ compatible, properties, children }) => {
  const html = renderToStaticMarkup(<BindingTable compatible={compatible} />);
  const listed = properties.filter(
    ({ name }) => !compatible.startsWith('zmk,behavior-') || !commonBehaviorProperties.includes(name),
  );

  it('has a row with an anchor for each property and child property', () => {
    for (const { name } of listed) expect(html).toContain(`<tr id="${propertyAnchor(compatible, name)}">`);
    for (const { name } of children?.properties ?? [])
      expect(html).toContain(`<tr id="${propertyAnchor(compatible, name, true)}">`);
    expect(textOf(html)).toContain(`compatible = "${compatible}"`);
  });
});

describe('reference tables', () => {
  it('have the names of the `/chosen` properties', () => {
    const names = chosenProperties.map(({ property }) => property);
    const text = textOf(renderToStaticMarkup(<ChosenTable properties={names} />));
    for (const name of names) expect(text).toContain(name);
  });

  it('link options in descriptions to their rows, but not an option to itself', () => {
    const html = renderToStaticMarkup(<KconfigTable symbols={['CONFIG_BT_MAX_PAIRED']} />);
    expect(html).toContain('href="/docs/config/system#config_bt_max_conn"');
    expect(html).not.toContain('href="/docs/config/system#config_bt_max_paired"');
  });

  it('list each firmware file that defines their rows once', () => {
    const options = [
      'CONFIG_ZMK_SPLIT',
      'CONFIG_ZMK_SPLIT_ROLE_CENTRAL',
      'CONFIG_ZMK_SPLIT_BLE_PREF_INT',
      'CONFIG_SPI',
    ];
    const kconfig = renderToStaticMarkup(<KconfigTable symbols={options} />);
    expect(textOf(kconfig)).toContain('from app/src/split/Kconfig and app/src/split/bluetooth/Kconfig.');
    const binding = renderToStaticMarkup(<BindingTable compatible="zmk,combos" />);
    expect(binding).toMatch(
      /href="https:\/\/github\.com\/zmkfirmware\/zmk\/blob\/[0-9a-f]{40}\/app\/dts\/bindings\/zmk,combos\.yaml"/,
    );
  });

  it('can be limited to some properties', () => {
    const html = renderToStaticMarkup(<BindingTable compatible="zmk,keymap-sensors" properties={['sensors']} />);
    expect(html).toContain('keymap-sensors-sensors');
    expect(html).not.toContain('triggers-per-rotation');
  });

  it('fail the build for unknown names', () => {
    expect(() => renderToStaticMarkup(<KconfigTable symbols={['CONFIG_NOPE']} />)).toThrow(/CONFIG_NOPE/);
    expect(() => renderToStaticMarkup(<BindingTable compatible="zmk,nope" />)).toThrow(/zmk,nope/);
    expect(() => renderToStaticMarkup(<BindingTable compatible="zmk,combos" properties={['nope']} />)).toThrow(/nope/);
    expect(() => renderToStaticMarkup(<ChosenTable properties={['zmk,nope']} />)).toThrow(/zmk,nope/);
  });
});
