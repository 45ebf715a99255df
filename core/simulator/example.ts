import { readKeymap, type ReadKeymap } from './keymap/readKeymap.ts';

/** A short keymap for a figure or test. Each property is devicetree source. Only `layers` is required. */
export type Example = Readonly<{
  /** The bindings of each layer, layer 0 first: `["&lt 1 A  &kp B", "&trans  &kp N1"]`. */
  layers: readonly string[];
  /** Nodes inside `behaviors { … }`, including macros and tap-dances. */
  behaviors?: string;
  /** Changes to predefined behaviors: `&mt { flavor = "balanced"; };` */
  settings?: string;
  /** Nodes inside `combos { … }`. */
  combos?: string;
  /** Nodes inside `conditional_layers { … }`. */
  conditionalLayers?: string;
  /** Lines of the .conf file. */
  conf?: string;
}>;

const indent = (text: string, by: string): string =>
  text
    .replace(/^\s*\n|\s+$/g, '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : by + line))
    .join('\n');

/** Removes the indentation that all lines share. */
function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const depths = lines
    .slice(text.startsWith('\n') ? 0 : 1)
    .flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  const depth = Math.min(...depths, Infinity);
  return lines
    .map((line, index) =>
      index === 0 && !text.startsWith('\n') ? line.trimStart() : line.slice(Number.isFinite(depth) ? depth : 0),
    )
    .join('\n');
}

const section = (name: string, compatible: string | undefined, body: string | undefined): readonly string[] =>
  body === undefined
    ? []
    : [
        `    ${name} {`,
        ...(compatible ? [`        compatible = "${compatible}";`] : []),
        indent(dedent(body), '        '),
        '    };',
        '',
      ];

/** The complete keymap file of an example, ready to paste. */
export function exampleSource({ layers, behaviors, settings, combos, conditionalLayers }: Example): string {
  return [
    '#include <behaviors.dtsi>',
    '#include <dt-bindings/zmk/keys.h>',
    '',
    ...(settings === undefined ? [] : [dedent(settings), '']),
    '/ {',
    ...section('behaviors', undefined, behaviors),
    ...section('combos', 'zmk,combos', combos),
    ...section('conditional_layers', 'zmk,conditional-layers', conditionalLayers),
    '    keymap {',
    '        compatible = "zmk,keymap";',
    ...layers.flatMap((bindings, layer) => [
      '',
      `        layer_${layer} {`,
      `            bindings = <${bindings.trim().replace(/\s+/g, ' ')}>;`,
      '        };',
    ]),
    '    };',
    '};',
    '',
  ].join('\n');
}

export function readExample(example: Example): ReadKeymap {
  return readKeymap(exampleSource(example), example.conf);
}
