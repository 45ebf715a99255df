import { describe, expect, it } from 'vitest';
import { factsText } from './factsText.ts';
import { readFacts } from './readFacts.ts';
import { treeOf } from './sourceTree.ts';

/** Reads the facts of a made-up firmware. */
function read(files: Readonly<Record<string, string>>) {
  const list = Object.keys(files).sort();
  const tree = treeOf(list, (name) => files[name] ?? '');
  return readFacts(tree, { release: 'v9.0.0', commit: 'abc', messages: [] });
}

const options = (kconfig: string) => read({ 'app/Kconfig': kconfig }).facts.options;

describe('options', () => {
  it('have a type, defaults with conditions, a range, and what they need', () => {
    const text = `if ZMK_LAMP
config ZMK_LAMP_LEVEL
  int "Level"
  default 5 if BIG
  default 3
  default 1
  range 1 9
endif
config ZMK_LAMP
  bool "Lamp"
  depends on LED
`;
    expect(options(text)).toEqual([
      { symbol: 'CONFIG_ZMK_LAMP', type: 'bool', needs: ['LED'], sources: ['app/Kconfig'] },
      {
        symbol: 'CONFIG_ZMK_LAMP_LEVEL',
        type: 'int',
        // A default after one without a condition never applies.
        defaults: [{ value: '5', if: 'BIG' }, { value: '3' }],
        range: ['1', '9'],
        // ZMK_LAMP needs LED, so it isn't repeated.
        needs: ['ZMK_LAMP'],
        sources: ['app/Kconfig'],
      },
    ]);
  });

  it('can be turned on by others', () => {
    const text = 'config ZMK_A\n  bool\nconfig ZMK_B\n  bool "B"\n  select ZMK_A if C\n';
    expect(options(text)[0]).toEqual({
      symbol: 'CONFIG_ZMK_A',
      type: 'bool',
      turnedOnBy: ['C && ZMK_B'],
      hidden: true,
      sources: ['app/Kconfig'],
    });
  });

  it('of Zephyr have no type, only the defaults that ZMK gives them', () => {
    expect(options('config BT_COUNT\n  default 5\n')).toEqual([
      { symbol: 'CONFIG_BT_COUNT', defaults: [{ value: '5' }], sources: ['app/Kconfig'] },
    ]);
  });

  it('can be members of a choice, which decides their default', () => {
    const text =
      'choice ZMK_COLOR\n  default ZMK_RED\nconfig ZMK_BLUE\n  bool "Blue"\nconfig ZMK_RED\n  bool "Red"\nendchoice\n';
    const { facts } = read({ 'app/Kconfig': text });
    expect(facts.options[0]).toMatchObject({ symbol: 'CONFIG_ZMK_BLUE', choice: 'ZMK_COLOR' });
    expect(facts.choices).toEqual([
      {
        name: 'ZMK_COLOR',
        members: ['CONFIG_ZMK_BLUE', 'CONFIG_ZMK_RED'],
        default: 'CONFIG_ZMK_RED',
        source: 'app/Kconfig',
      },
    ]);
  });

  it('that boards define are left out', () => {
    const files = { 'app/Kconfig': 'rsource "boards/Kconfig"\n', 'app/boards/Kconfig': 'config ZMK_X\n  default y\n' };
    expect(read(files).facts.options).toEqual([]);
  });
});

describe('bindings', () => {
  it('have properties of their own, of included files, and of child nodes', () => {
    const { facts } = read({
      'app/dts/bindings/one_param.yaml': 'properties:\n  "#binding-cells":\n    type: int\n    const: 1\n',
      'app/dts/bindings/zmk,lamp.yaml': `compatible: zmk,lamp
include: [one_param.yaml, base.yaml]
properties:
  level:
    type: int
    default: 3
    enum: [1, 3]
child-binding:
  properties:
    color:
      type: string
      required: true
`,
    });
    expect(facts.bindings).toEqual([
      {
        compatible: 'zmk,lamp',
        cells: 1,
        cellsProperty: '#binding-cells',
        zephyrIncludes: ['base.yaml'],
        source: 'app/dts/bindings/zmk,lamp.yaml',
      },
    ]);
    expect(facts.properties).toEqual([
      { compatible: 'zmk,lamp', name: '#binding-cells', type: 'int', values: ['1'] },
      { compatible: 'zmk,lamp', name: 'level', type: 'int', default: '3', values: ['1', '3'] },
      { compatible: 'zmk,lamp', child: true, name: 'color', type: 'string', required: true },
    ]);
  });
});

it('reads predefined nodes through the files that they are in', () => {
  const { facts } = read({
    'app/dts/behaviors.dtsi': '#include <behaviors/lamp.dtsi>\n',
    'app/dts/behaviors/lamp.dtsi':
      '/ { behaviors { lmp: lamp { compatible = "zmk,lamp"; #binding-cells = <1>; levels = <1 2>; slow; }; }; };',
  });
  expect(facts.nodes).toEqual([
    {
      label: 'lmp',
      path: '/behaviors/lamp',
      compatible: 'zmk,lamp',
      cells: 1,
      properties: { levels: '<1 2>', slow: true },
      source: 'app/dts/behaviors/lamp.dtsi',
    },
  ]);
  expect(facts.includes[0]).toEqual({ path: 'behaviors.dtsi', includes: ['behaviors/lamp.dtsi'] });
});

it('computes the numbers behind names', () => {
  const header =
    '#define LAMP_ON 1\n#define LAMP_OLD LAMP_ON // DEPRECATED\n#define LAMP_SET(level) 2 level\n#define LAMP_BOTH 1 0\n';
  expect(read({ 'app/include/dt-bindings/zmk/lamp.h': header }).facts.names).toEqual([
    { header: 'dt-bindings/zmk/lamp.h', name: 'LAMP_BOTH', value: 1, cells: 2 },
    { header: 'dt-bindings/zmk/lamp.h', name: 'LAMP_OLD', value: 1, deprecated: true },
    { header: 'dt-bindings/zmk/lamp.h', name: 'LAMP_ON', value: 1 },
    { header: 'dt-bindings/zmk/lamp.h', name: 'LAMP_SET', arguments: 1 },
  ]);
});

describe('the names that build.yaml accepts', () => {
  const names = (files: Readonly<Record<string, string>>) =>
    read(files).facts.buildNames.map(({ name, revisions = [] }) => [name, ...revisions].join(' '));

  it('include boards of the old hardware model, shields, and boards that Zephyr defines', () => {
    expect(
      names({
        'app/boards/arm/lamp/lamp_v1_defconfig': '',
        'app/boards/arm/other/other.zmk.yml': 'id: other\ntype: board\nname: Other\n',
        'app/boards/shields/dim/Kconfig.shield': 'config X\n  def_bool $(shields_list_contains,dim_left)\n',
      }),
    ).toEqual(['lamp_v1', 'other', 'dim_left']);
  });

  it('include the variants and revisions of the new hardware model', () => {
    expect(
      names({
        'app/boards/acme/lamp/board.yml':
          'board:\n  name: lamp\n  socs:\n    - name: chip1\n      variants:\n        - name: zmk\n  revision:\n    revisions:\n      - name: 1.0.0\n',
        'app/boards/acme/other/board.yml':
          'board:\n  extend: other\n  variants:\n    - name: zmk\n      qualifier: chip2\n',
        'app/boards/acme/other/other.zmk.yml': 'id: other//zmk\ntype: board\nname: Other\nrevisions: ["2.0.0"]\n',
      }),
    ).toEqual(['lamp/chip1/zmk 1.0.0', 'other/chip2/zmk 2.0.0']);
  });
});

it('reports what it could not read', () => {
  const { unread } = read({ 'app/Kconfig': 'config A\n  nonsense here\n' });
  expect(unread).toContain('app/Kconfig:2: cannot read "nonsense here"');
  expect(unread).toContain('app/dts/behaviors.dtsi is not in this tree');
});

it('writes one row per line', () => {
  const text = factsText(read({ 'app/Kconfig': 'config A\n  bool\nconfig B\n  bool\n' }).facts);
  expect(text.split('\n').filter((line) => line.includes('"symbol"'))).toEqual([
    '    {"symbol":"CONFIG_A","type":"bool","hidden":true,"sources":["app/Kconfig"]},',
    '    {"symbol":"CONFIG_B","type":"bool","hidden":true,"sources":["app/Kconfig"]}',
  ]);
});
