import { describe, expect, it } from 'vitest';
import { readLayoutTable } from './readLayoutTable.ts';
import { treeOf } from './sourceTree.ts';

const tree = (files: Readonly<Record<string, string>>) =>
  treeOf(Object.keys(files).sort(), (name) => files[name] ?? '');

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

  it('are read by keyboard, with the place in the source', () => {
    const { table, places } = readLayoutTable(tree(files));
    expect(table).toEqual({
      shapes: { two: { displayName: 'Two', source: 'app/dts/layouts/two.dtsi', keys: '0,0 100,0' } },
      keyboards: [
        {
          id: 'lamp',
          source: `${folder}/lamp_left.overlay`,
          layouts: [{ shape: 'two', transform: 'map' }],
          transforms: { map: { rows: 1, columns: 2, map: '0,0 0,1' } },
        },
      ],
    });
    expect([...places.values()]).toEqual(['app/dts/layouts/two.dtsi:2', 'app/boards/shields/common/lamp.dtsi:4']);
  });

  it('are found by the board names of Zephyr 4.1', () => {
    const board = 'app/boards/maker/lamp';
    const { table } = readLayoutTable(
      tree({
        [`${board}/lamp.zmk.yml`]: 'id: lamp//zmk\ntype: board\nfeatures: [keys]\n',
        [`${board}/lamp_big_soc_zmk.dts`]: '',
        [`${board}/lamp_soc_zmk.dts`]: '#include <layouts/two.dtsi>\n',
        'app/dts/layouts/two.dtsi': files['app/dts/layouts/two.dtsi'],
      }),
    );
    expect(table.keyboards).toMatchObject([{ id: 'lamp//zmk', source: `${board}/lamp_soc_zmk.dts` }]);
  });

  it('are reported if no keyboard uses them or they cannot be read', () => {
    const broken = 'compatible = "zmk,physical-layout"; keys = <1>;';
    const { unread } = readLayoutTable(
      tree({
        [`${folder}/lamp.zmk.yml`]: 'id: lamp\ntype: shield\nfeatures: [keys]\n',
        [`${folder}/lamp.overlay`]: `/ { two: two { ${broken} }; };`,
        'app/boards/shields/none/none.zmk.yml': 'id: none\ntype: shield\nfeatures: [keys]\n',
        'app/dts/layouts/two.dtsi': files['app/dts/layouts/two.dtsi'],
      }),
    );
    expect(unread).toEqual([
      expect.stringMatching(/^app\/boards\/shields\/lamp\/lamp\.overlay: .*key 0/),
      'none: no devicetree next to app/boards/shields/none/none.zmk.yml',
      'app/dts/layouts/two.dtsi: no keyboard in this tree uses it',
    ]);
  });
});
