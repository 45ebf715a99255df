import { describe, expect, it } from 'vitest';
import { parsePage } from '../content.ts';
import { proseLines } from './prose.ts';
import { pageFindings, references } from './references.ts';

const findings = (...lines: readonly string[]) =>
  pageFindings('docs/a.mdx', lines).map(({ line, fault }) => `${line} ${fault}`);

describe('names', () => {
  it('are accepted if they exist, belong to hardware, or are listed', () => {
    expect(
      findings('`CONFIG_ZMK_SLEEP`, `zmk,combos`, `zmk,kscan`', '`CONFIG_SHIELD_CORNE_LEFT`, `CONFIG_SERIAL`'),
    ).toEqual([]);
  });

  it('are reported if they don’t exist, in text, samples, and components', () => {
    expect(
      findings('`CONFIG_ZMK_SLEPE`', '```sh', '-DCONFIG_ZMK_X=y', '```', '<BindingTable compatible="zmk,combo" />'),
    ).toEqual(['1 There is no CONFIG_ZMK_SLEPE.', '3 There is no CONFIG_ZMK_X.', '5 There is no zmk,combo.']);
  });

  it('that are historic may be mentioned but not used', () => {
    expect(findings('There is no `CONFIG_USB`.')).toEqual([]);
    expect(findings('```kconfig', 'CONFIG_USB=y', '```')).toEqual(['2 CONFIG_USB does not exist (anymore).']);
    expect(findings('```kconfig old', 'CONFIG_USB=y', '```')).toEqual([]);
  });

  it('may be declared in a sample on the same page', () => {
    expect(findings('`CONFIG_ZMK_FINCH`', '```kconfig', 'config ZMK_FINCH', '    bool', '```')).toEqual([]);
    expect(findings('`zmk,finch`', '```yaml', 'compatible: "zmk,finch"', '```')).toEqual([]);
    expect(findings('`CONFIG_ZMK_FINCH`', '```sh names="CONFIG_ZMK_FINCH"', 'ls', '```')).toEqual([]);
  });

  it('that end with a star have to match at least one option', () => {
    expect(findings('`CONFIG_ZMK_KSCAN_DEBOUNCE_*`', '`CONFIG_ZMK_NOPE_*`')).toEqual([
      '2 There is no CONFIG_ZMK_NOPE_*.',
    ]);
  });
});

describe('labels and properties in text', () => {
  it('have to exist or be used in a sample on the page', () => {
    expect(findings('`&kp A`, `&gpio0 1`, `&mmv_input_listener`, `&mine`', '```dts', 'mine: x { };', '```')).toEqual(
      [],
    );
    expect(findings('`&mtt`')).toEqual(['1 There is no behavior or other label &mtt.']);
  });

  it('have to exist if they are written as properties', () => {
    expect(findings('`wakeup-source;` `tapping-term-ms = <200>;`')).toEqual([]);
    expect(findings('`tapping-term = <200>;`')).toEqual(['1 No node has a property tapping-term.']);
  });
});

describe('.conf samples', () => {
  it.each([
    ['CONFIG_ZMK_SLEEP=1', '2 CONFIG_ZMK_SLEEP is of type bool, but the value is 1.'],
    ['CONFIG_ZMK_IDLE_TIMEOUT="30 s"', '2 CONFIG_ZMK_IDLE_TIMEOUT is of type int, but the value is "30 s".'],
    ['CONFIG_ZMK_KEYBOARD_NAME=Corne', '2 CONFIG_ZMK_KEYBOARD_NAME is of type string, but the value is Corne.'],
    ['CONFIG_ZMK_SLEEP = y', '2 Spaces around "=" in "CONFIG_ZMK_SLEEP = y".'],
    ['CONFIG_ZMK_BACKLIGHT_BRT_START=120', '2 CONFIG_ZMK_BACKLIGHT_BRT_START=120 is out of range.'],
    ['CONFIG_BT_DIS_PNP_PID=0x10000', '2 CONFIG_BT_DIS_PNP_PID=0x10000 is out of range.'],
    ['CONFIG_ZMK_BEHAVIOR_MACRO=y', '2 CONFIG_ZMK_BEHAVIOR_MACRO cannot be set, because the build sets it.'],
    ['CONFIG_ZMK_MOUSE=y', '2 CONFIG_ZMK_MOUSE is deprecated.'],
  ])('may not contain %s', (line, fault) => {
    expect(findings('```kconfig', line, '```')).toEqual([fault]);
  });

  it.each(['old', 'wrong'])('marked %s are refused if nothing in them is', (flag) => {
    const fence = `\`\`\`kconfig ${flag}`;
    for (const line of ['CONFIG_ZMK_SLEEP=1', 'CONFIG_ZMK_MOUSE=y', 'CONFIG_USB=y', 'CONFIG_ZMK_SLEPE=y'])
      expect(findings(fence, line, '```')).toEqual([]);
    expect(findings('', fence, 'CONFIG_ZMK_SLEEP=y', 'CONFIG_SERIAL=y', '```')).toEqual([
      `2 This sample is marked ${flag}, but nothing in it is.`,
    ]);
  });

  it('may set options that can be set', () => {
    expect(findings('```kconfig', 'CONFIG_ZMK_SLEEP=y', 'CONFIG_USB_DEVICE_VID=0x1D50', '```')).toEqual([]);
    expect(findings('```kconfig', 'CONFIG_ZMK_RGB_UNDERGLOW_BRT_START=20', '```')).toEqual([]);
  });
});

describe('stated defaults', () => {
  it('are compared in sentences, tables and comments', () => {
    const wrong = 'States 50 as the default of';
    expect(
      findings(
        '`CONFIG_ZMK_IDLE_TIMEOUT` (default `50`)',
        'The default of `trigger-period-ms` is `50`.',
        '| Option | Default |',
        '| --- | --- |',
        '| `CONFIG_ZMK_COMBO_MAX_PRESSED_COMBOS` | `50` |',
        '```kconfig',
        '# default: 50',
        'CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS=20',
        '```',
      ),
    ).toEqual([
      `1 ${wrong} CONFIG_ZMK_IDLE_TIMEOUT, but it is 30000.`,
      `2 ${wrong} trigger-period-ms, but it is 16.`,
      `5 ${wrong} CONFIG_ZMK_COMBO_MAX_PRESSED_COMBOS, but it is 4.`,
      `7 ${wrong} CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS, but it is 15.`,
    ]);
  });

  it('are read from the Default column of a table, not from a cell with that word', () => {
    expect(
      findings(
        '| Option | Meaning |',
        '| --- | --- |',
        '| `x` | Default |',
        '| `CONFIG_ZMK_COMBO_MAX_KEYS_PER_COMBO` | `50` |',
      ),
    ).toEqual([]);
  });

  it('are accepted if they are right, however they are written', () => {
    expect(findings('`flavor` is one word; `CONFIG_ZMK_SLEEP` defaults to `n`', '`layers` (default `<-1>`)')).toEqual(
      [],
    );
    expect(findings('`trigger-period-ms` defaults to `<16>`')).toEqual([]);
  });
});

it('every row of core/firmware has to be on the page that the row names', async () => {
  const page = parsePage('docs/config/layout.mdx', '`zmk,matrix-transform` `zmk,physical-layout`');
  const faults = (await references.run({ root: '.', pages: [page], partials: [] })).map(({ fault }) => fault);
  expect(faults).toContain('CONFIG_ZMK_PHYSICAL_LAYOUT_KEY_ROTATION belongs on this page, which does not have it.');
  expect(faults).not.toContain('zmk,matrix-transform belongs on this page, which does not have it.');
});

it('every row of core/firmware has to name an existing page, whichever pages are checked', async () => {
  const faults = async (root: string) =>
    (await references.run({ root, pages: [], partials: [] })).map(({ fault }) => fault);
  expect(await faults('.')).toEqual([]);
  expect(await faults('nowhere')).toContain('zmk,matrix-transform belongs on this page, which does not exist.');
});

it('blanks code blocks and front matter', () => {
  expect(proseLines(['---', 'title: A', '---', 'a', '```sh', 'b', '```', 'c', '```', '```', 'd'])).toEqual([
    '',
    '',
    '',
    'a',
    '',
    '',
    '',
    'c',
    '',
    '',
    'd',
  ]);
});
