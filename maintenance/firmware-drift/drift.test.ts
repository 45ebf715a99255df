import { describe, expect, it } from 'vitest';
import type { Binding, Constant, KeyCode, LayoutTable } from '#core/firmware';
import { compareBindings } from './bindings.ts';
import { compareTables, type Fact, type TableReport } from './compare.ts';
import { compareHeaders } from './headers.ts';
import { compareLayouts } from './layouts.ts';
import { compareNodes } from './nodes.ts';
import { reportText, summaryOf } from './report.ts';
import { run } from './run.ts';
import { treeOf } from '../facts/sourceTree.ts';

const tree = (files: Readonly<Record<string, string>>) =>
  treeOf(Object.keys(files).sort(), (name) => files[name] ?? '');
const told = ({ differences }: TableReport): readonly string[] =>
  differences.map(({ kind, id, field, ours, theirs }) =>
    field === undefined ? `${kind} ${id}` : `${id} ${field}: ${ours} / ${theirs}`,
  );

describe('compareTables', () => {
  const fact = (value: string): Fact => ({ fields: { value } });
  it('reports missing rows and different fields', () => {
    const report = compareTables({
      table: 'Lamps',
      ours: new Map([
        ['a', fact('1')],
        ['old', fact('2')],
      ]),
      theirs: new Map([
        ['a', { ...fact('3'), place: 'x.h:7' }],
        ['new', fact('4')],
        ['new_CMD', fact('5')],
      ]),
      leftOut: { '*_CMD': 'not for keymaps' },
    });
    expect(told(report)).toEqual(['a value: 1 / 3', 'missing new', 'gone old']);
    expect(report.differences[0]?.place).toBe('x.h:7');
    expect(report.explained).toMatchObject([{ kind: 'missing', id: 'new_CMD', because: 'not for keymaps' }]);
    expect(report.compared).toBe(1);
  });

  it('accepts a difference with an explanation, as long as the source has the value that the explanation states', () => {
    const compare = (source: string) =>
      compareTables({
        table: 'Lamps',
        ours: new Map([['a', { ...fact('1'), differs: { value: { source, because: 'measured' } } }]]),
        theirs: new Map([['a', fact('3')]]),
      });
    expect(compare('3')).toMatchObject({ differences: [], explained: [{ because: 'measured', theirs: '3' }] });
    expect(told(compare('2'))).toEqual(['a value: 1 / 3']);
  });
});

describe('bindings', () => {
  const folder = 'app/dts/bindings';
  const files = {
    [`${folder}/zmk,lamp.yaml`]: `compatible: "zmk,lamp"
include:
  - name: shared.yaml
    property-allowlist: [mode]
  - base.yaml
properties:
  level:
    type: int
    default: 5
  loud:
    type: boolean
child-binding:
  properties:
    color:
      type: string
      required: true
      enum: [red, blue]
`,
    [`${folder}/shared.yaml`]: 'properties:\n  mode:\n    type: string\n    default: soft\n  other:\n    type: int\n',
    [`${folder}/broken.yaml`]: 'compatible: [\n',
  };
  const lamp: Binding = {
    compatible: 'zmk,lamp',
    description: '',
    source: `${folder}/zmk,lamp.yaml`,
    page: '',
    properties: [
      { name: 'mode', type: 'string', default: '"soft"', description: '' },
      { name: 'level', type: 'int', default: '5', description: '' },
      { name: 'loud', type: 'boolean', default: 'false', description: '' },
      { name: 'label', type: 'string', description: '' },
    ],
    children: {
      description: '',
      properties: [
        {
          name: 'color',
          type: 'string',
          required: true,
          values: [{ value: '"red"' }, { value: '"blue"' }],
          description: '',
        },
      ],
    },
  };

  it('are read with their includes and child nodes, and included files of Zephyr are reported', () => {
    const report = compareBindings(tree(files), [lamp]);
    expect(told(report)).toEqual([]);
    expect(report.unread).toEqual([
      expect.stringContaining('broken.yaml'),
      expect.stringContaining('zmk,lamp label: from base.yaml'),
    ]);
  });

  it('are compared by property', () => {
    const changed = files[`${folder}/zmk,lamp.yaml`]?.replace('default: 5', 'default: 6').replace('blue', 'green');
    const report = compareBindings(tree({ ...files, [`${folder}/zmk,lamp.yaml`]: changed ?? '' }), [lamp]);
    expect(told(report)).toEqual([
      'zmk,lamp level default: 5 / 6',
      'zmk,lamp child/color values: "red" "blue" / "red" "green"',
    ]);
    expect(report.differences[0]?.place).toBe(`${folder}/zmk,lamp.yaml:7`);
  });
});

describe('headers', () => {
  const folder = 'app/include/dt-bindings/zmk';
  const files = {
    [`${folder}/keys.h`]: `#include <dt-bindings/zmk/usage.h>
#define A (USAGE(7, 0x04))
#define AA (A) // WARNING: DEPRECATED (DO NOT USE)
`,
    [`${folder}/usage.h`]: '#define USAGE(page, id) ((page << 16) | id)\n',
    [`${folder}/lamp.h`]:
      '#define LAMP_ON 1 0\n#define LAMP_SET BIT(1)\n#define LAMP_HSB(h, s, b) (h)\n#define LAMP_HSV LAMP_HSB\n',
  };
  const key = { name: 'A', aliases: [], deprecatedNames: ['AA'], deprecated: false, value: 0x07_0004 };
  const constant = (name: string, fills: Constant['fills'], value?: number): Constant => ({
    name,
    header: 'dt-bindings/zmk/lamp.h',
    fills,
    does: '',
    ...(value !== undefined && { value }),
  });
  const rows = {
    keyCodes: [key as unknown as KeyCode],
    constants: [
      constant('LAMP_ON', 'both', 1),
      constant('LAMP_SET', 'first', 2),
      constant('LAMP_HSB(h, s, b)', 'arguments'),
      constant('LAMP_HSV(h, s, b)', 'arguments'),
    ],
  };

  it('are compared with our key codes: their values, aliases, and deprecated names', () => {
    const [keys] = compareHeaders(tree(files), rows);
    expect(keys && told(keys)).toEqual([]);
    const [changed] = compareHeaders(tree({ ...files, [`${folder}/keys.h`]: '#define A 5\n#define B 6\n' }), rows);
    expect(changed && told(changed)).toEqual(['A value: 0x70004 / 0x5', 'missing B', 'gone AA']);
  });

  it('are compared with our constants: their values, cells, and arguments', () => {
    const [, names] = compareHeaders(tree(files), rows);
    const ours = (names?.differences ?? []).filter(({ id }) => id.startsWith('lamp.h'));
    expect(ours).toEqual([]);
    const less = { ...files, [`${folder}/lamp.h`]: '#define LAMP_ON 2\n#define LAMP_HSB(h) (h)\n' };
    const [, changed] = compareHeaders(tree(less), rows);
    expect((changed ? told(changed) : []).filter((line) => line.includes('lamp.h'))).toEqual([
      'lamp.h LAMP_ON value: 0x1 / 0x2',
      'lamp.h LAMP_ON cells: 2 / 1',
      'lamp.h LAMP_HSB arguments: 3 / 1',
      'gone lamp.h LAMP_SET',
      'gone lamp.h LAMP_HSV',
    ]);
  });
});

describe('predefined nodes', () => {
  const files = {
    'app/dts/behaviors.dtsi': '#include <behaviors/lamp.dtsi>\n',
    'app/dts/behaviors/lamp.dtsi':
      '/ { behaviors { lamp: old: lamp_node { compatible = "zmk,lamp"; #binding-cells = <1>; level = < 5 >; loud; display-name = "Lamp"; }; }; other: other {}; };\n',
  };
  const row = {
    kind: 'behavior',
    label: '&lamp',
    deprecatedLabels: ['&old'],
    name: 'Lamp',
    node: 'lamp_node',
    compatible: 'zmk,lamp',
    parameters: [{ name: 'N', kind: 'number', means: '' }],
    properties: { level: '<5>', loud: true },
    does: '',
    example: '',
    page: '',
  } as const;
  const compare = (properties: Readonly<Record<string, string | true>>, entry = 'app/dts/behaviors.dtsi') =>
    compareNodes(tree(files), [
      { table: 'Behaviors', entry, under: '/behaviors/', rows: [{ ...row, properties }] },
    ])[0] as TableReport;

  it('are compared by label, with their properties and cells', () => {
    expect(told(compare(row.properties))).toEqual([]);
    expect(told(compare({ level: '<6>', loud: true }))).toEqual([
      '&lamp properties: level = <6>; loud = true / level = <5>; loud = true',
      '&old properties: level = <6>; loud = true / level = <5>; loud = true',
    ]);
  });

  it('are reported if their file does not exist', () => {
    expect(compare(row.properties, 'app/dts/none.dtsi').unread).toEqual(['app/dts/none.dtsi is not in this tree']);
  });
});

describe('layouts', () => {
  const folder = 'app/boards/shields/lamp';
  const files = {
    [`${folder}/lamp.zmk.yml`]: 'id: lamp\ntype: shield\nfeatures: [keys]\nsiblings: [lamp_left, lamp_right]\n',
    [`${folder}/lamp_left.overlay`]: '#include "../common/lamp.dtsi"\n',
    'app/boards/shields/common/lamp.dtsi': `#include <dt-bindings/zmk/matrix_transform.h>
#include <layouts/two.dtsi>
/ { chosen { zmk,physical-layout = &two; }; };
/ { map: map { compatible = "zmk,matrix-transform"; rows = <1>; columns = <2>; map = <RC(0,0) RC(0,1)>; }; };
&two { transform = <&map>; };
`,
    'app/dts/layouts/two.dtsi': `
/ { two: two { compatible = "zmk,physical-layout"; display-name = "Two"; keys
  = <&key_physical_attrs 100 100 0 0 0 0 0>
  , <&key_physical_attrs 100 100 100 0 0 0 0>; }; };
`,
  };
  const rows = (keys: string, map: string): LayoutTable => ({
    shapes: { two: { displayName: 'Two', source: 'app/dts/layouts/two.dtsi', keys } },
    keyboards: [
      {
        id: 'lamp',
        source: `${folder}/lamp_left.overlay`,
        layouts: [{ shape: 'two', transform: 'map' }],
        transforms: { map: { rows: 1, columns: 2, map } },
      },
    ],
  });

  it('are compared by keyboard, with the place in the source', () => {
    expect(compareLayouts(tree(files), rows('0,0 100,0', '0,0 0,1')).flatMap(told)).toEqual([]);
    const reports = compareLayouts(tree(files), rows('0,0 150,0', '0,0 0,2'));
    expect(reports.flatMap(told)).toEqual([
      'lamp "Two" keys: 0,0 150,0 / 0,0 100,0',
      'lamp map map: 0,0 0,2 / 0,0 0,1',
    ]);
    expect(reports.map(({ differences }) => differences[0]?.place)).toEqual([
      'app/dts/layouts/two.dtsi:2',
      'app/boards/shields/common/lamp.dtsi:4',
    ]);
  });

  it('are found by the board names of Zephyr 4.1', () => {
    const board = 'app/boards/maker/lamp';
    const reports = compareLayouts(
      tree({
        [`${board}/lamp.zmk.yml`]: 'id: lamp//zmk\ntype: board\nfeatures: [keys]\n',
        [`${board}/lamp_big_soc_zmk.dts`]: '',
        [`${board}/lamp_soc_zmk.dts`]: '#include <layouts/two.dtsi>\n',
        'app/dts/layouts/two.dtsi': files['app/dts/layouts/two.dtsi'],
      }),
      { shapes: {}, keyboards: [] },
    );
    expect(reports.flatMap(told)).toEqual(['missing lamp//zmk "Two"']);
  });

  it('are reported if no keyboard uses them or they cannot be read', () => {
    const broken = 'compatible = "zmk,physical-layout"; keys = <1>;';
    const [report] = compareLayouts(
      tree({
        [`${folder}/lamp.zmk.yml`]: 'id: lamp\ntype: shield\nfeatures: [keys]\n',
        [`${folder}/lamp.overlay`]: `/ { two: two { ${broken} }; };`,
        'app/boards/shields/none/none.zmk.yml': 'id: none\ntype: shield\nfeatures: [keys]\n',
        'app/dts/layouts/two.dtsi': files['app/dts/layouts/two.dtsi'],
      }),
      { shapes: {}, keyboards: [] },
    );
    expect(report?.unread).toEqual([
      expect.stringMatching(/^app\/boards\/shields\/lamp\/lamp\.overlay: .*key 0/),
      'none: no devicetree next to app/boards/shields/none/none.zmk.yml',
      'app/dts/layouts/two.dtsi: no keyboard in this tree uses it',
    ]);
  });
});

describe('the report', () => {
  const report: TableReport = {
    table: 'Lamps',
    compared: 2,
    differences: [{ kind: 'different', id: 'a', field: 'value', ours: '', theirs: '3', place: 'x.h:7' }],
    explained: [{ kind: 'missing', id: 'b', because: 'not for keymaps' }],
    unread: ['y.h: too dark'],
  };

  it('lists differences with their place, and with --verbose also explained ones and what was not read', () => {
    expect(reportText([report], false)).toBe(
      'Lamps: 2 rows compared, 1 difference, 1 explained, 1 not read\n  Different\n    a value: ours (nothing), theirs 3  (x.h:7)\n\n2 rows compared: 0 missing here, 0 gone there, 1 different; 1 explained, 1 not read.\n',
    );
    expect(reportText([report], true)).toMatch(
      /Explained\n {4}b\n {6}not for keymaps\n {2}Not read\n {4}y\.h: too dark/,
    );
    expect(summaryOf([])).toMatch(/^0 rows compared/);
  });

  it('is replaced by an error without a source tree', () => {
    let errors = '';
    const output = { out: () => undefined, err: (text: string) => (errors += text) };
    expect(run(['/nowhere'], output)).toBe(2);
    expect(errors).toContain('/nowhere is not a ZMK source tree');
    expect(run([], output)).toBe(2);
    expect(run(['--help'], output)).toBe(0);
  });
});
