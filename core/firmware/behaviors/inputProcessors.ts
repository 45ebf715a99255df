import type { InputProcessor, Parameter } from './types.ts';

/* Every node in app/dts/input/processors.dtsi. A keymap has to include <input/processors.dtsi> to use them. */
const factor: readonly Parameter[] = [
  { name: 'MULTIPLIER', kind: 'number', means: 'What to multiply each value by.' },
  { name: 'DIVISOR', kind: 'number', means: 'What to divide the product by. The remainder is carried over.' },
];
const flags: readonly Parameter[] = [
  { name: 'FLAGS', kind: 'constant', means: 'One or more `INPUT_TRANSFORM_*`, joined with `|` in parentheses.' },
];

const scaler = (axes: string, codes: string, does: string, example: string): InputProcessor => ({
  label: `&zip_${axes}_scaler`,
  node: `zip_${axes}_scaler`,
  compatible: 'zmk,input-processor-scaler',
  parameters: factor,
  properties: { type: '<INPUT_EV_REL>', codes: `<${codes}>`, 'track-remainders': true },
  does,
  example,
  page: '/docs/keymaps/input-processors/scaler',
});

const mapper = (what: string, map: string, does: string): InputProcessor => ({
  label: `&zip_${what}_mapper`,
  node: `zip_${what}_mapper`,
  compatible: 'zmk,input-processor-code-mapper',
  parameters: [],
  properties: { type: '<INPUT_EV_REL>', map },
  does,
  example: `&zip_${what}_mapper`,
  page: '/docs/keymaps/input-processors/code-mapper',
});

const transform = (axes: string, x: string, y: string, does: string, example: string): InputProcessor => ({
  label: `&zip_${axes}_transform`,
  node: `zip_${axes}_transform`,
  compatible: 'zmk,input-processor-transform',
  parameters: flags,
  properties: { type: '<INPUT_EV_REL>', 'x-codes': `<${x}>`, 'y-codes': `<${y}>` },
  constants: ['INPUT_TRANSFORM_'],
  does,
  example,
  page: '/docs/keymaps/input-processors/transformer',
});

export const inputProcessors: readonly InputProcessor[] = [
  scaler('xy', 'INPUT_REL_X INPUT_REL_Y', 'Makes the pointer faster or slower along both axes.', '&zip_xy_scaler 1 3'),
  scaler('x', 'INPUT_REL_X', 'Makes the pointer faster or slower left and right only.', '&zip_x_scaler 3 2'),
  scaler('y', 'INPUT_REL_Y', 'Makes the pointer faster or slower up and down only.', '&zip_y_scaler 3 2'),
  scaler(
    'scroll',
    'INPUT_REL_WHEEL INPUT_REL_HWHEEL',
    'Makes scrolling faster or slower in both directions.',
    '&zip_scroll_scaler 1 10',
  ),
  transform(
    'xy',
    'INPUT_REL_X',
    'INPUT_REL_Y',
    'Swaps or mirrors the axes of the pointer.',
    '&zip_xy_transform (INPUT_TRANSFORM_XY_SWAP | INPUT_TRANSFORM_X_INVERT)',
  ),
  transform(
    'scroll',
    'INPUT_REL_HWHEEL',
    'INPUT_REL_WHEEL',
    'Swaps or mirrors the scroll directions.',
    '&zip_scroll_transform INPUT_TRANSFORM_Y_INVERT',
  ),
  mapper(
    'xy_to_scroll',
    '<INPUT_REL_Y INPUT_REL_WHEEL>, <INPUT_REL_X INPUT_REL_HWHEEL>',
    'Turns pointer movement into scrolling.',
  ),
  mapper('xy_swap', '<INPUT_REL_Y INPUT_REL_X>, <INPUT_REL_X INPUT_REL_Y>', 'Swaps horizontal and vertical movement.'),
  {
    label: '&zip_temp_layer',
    node: 'zip_temp_layer',
    compatible: 'zmk,input-processor-temp-layer',
    parameters: [
      { name: 'LAYER', kind: 'layer', means: 'The layer to turn on.' },
      { name: 'MS', kind: 'milliseconds', means: 'How long it stays on after the last movement. 0 means no limit.' },
    ],
    properties: {},
    does: 'Turns a layer on while the pointer moves and off again some time after it stops.',
    example: '&zip_temp_layer 2 500',
    page: '/docs/keymaps/input-processors/temp-layer',
  },
  {
    label: '&zip_button_behaviors',
    node: 'zip_button_behaviors',
    compatible: 'zmk,input-processor-behaviors',
    parameters: [],
    properties: { codes: '<INPUT_BTN_0 INPUT_BTN_1 INPUT_BTN_2>', bindings: '<&none &none &none>' },
    does: "Runs a behavior of your choice for each of the device's first three buttons.",
    example: '&zip_button_behaviors',
    page: '/docs/keymaps/input-processors/behaviors',
  },
];
