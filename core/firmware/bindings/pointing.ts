import { setByDriver } from './common.ts';
import type { BindingTopic } from './types.ts';

export const pointing: BindingTopic = {
  page: 'config/pointing',
  bindings: [
    {
      compatible: 'zmk,input-listener',
      description: 'takes the events of a pointing device and sends them to the computer.',
      predefined: ['&mkp_input_listener', '&mmv_input_listener', '&msc_input_listener'],
      properties: [
        {
          name: 'device',
          type: 'phandle',
          required: true,
          description: 'The pointing device, or the `zmk,input-split` node that stands for it.',
        },
        {
          name: 'input-processors',
          type: 'phandle-array',
          description: "Input processors with their parameters, in the order they're applied.",
        },
      ],
      children: {
        description: 'Each child node changes what happens on certain layers.',
        properties: [
          {
            name: 'layers',
            type: 'array',
            required: true,
            description: 'The layers. At least one of them has to be on.',
          },
          {
            name: 'process-next',
            type: 'boolean',
            default: 'false',
            description:
              "Continues with the following child nodes and the listener's own processors, instead of stopping here.",
          },
          { name: 'input-processors', type: 'phandle-array', description: 'The input processors for these layers.' },
        ],
      },
      source: 'app/dts/bindings/zmk,input-listener.yaml',
    },
    {
      compatible: 'zmk,input-mock',
      description: 'is a pointing device that plays back made-up events, for automatic tests.',
      properties: [
        { name: 'event-startup-delay', type: 'int', default: '0', description: 'Milliseconds before the first event.' },
        { name: 'event-period', type: 'int', description: 'Milliseconds between events.' },
        {
          name: 'events',
          type: 'array',
          description: 'Groups of four numbers: type, code, value, and whether the event is complete.',
        },
        {
          name: 'exit-after',
          type: 'boolean',
          default: 'false',
          description: 'Ends the program after the last event.',
        },
      ],
      source: 'app/module/dts/bindings/input/zmk,input-mock.yaml',
    },
    {
      compatible: 'zmk,input-processor-behaviors',
      description: 'runs behaviors when events such as mouse buttons arrive.',
      predefined: ['&zip_button_behaviors'],
      properties: [
        { name: 'codes', type: 'array', required: true, description: 'The event codes it handles.' },
        {
          name: 'bindings',
          type: 'phandle-array',
          required: true,
          description: 'The bindings to run, one for each code in the same order.',
        },
        {
          name: 'track-remainders',
          type: 'boolean',
          default: 'false',
          description:
            "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
        },
        {
          name: 'type',
          type: 'int',
          default: 'INPUT_EV_KEY',
          differs: setByDriver,
          description: 'The type of events it handles.',
        },
        {
          name: '#input-processor-cells',
          type: 'int',
          required: true,
          values: [{ value: '0' }],
          description: "How many parameters follow the processor in `input-processors`. It's always this value.",
        },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-behaviors.yaml',
    },
    {
      compatible: 'zmk,input-processor-code-mapper',
      description: 'replaces event codes with others.',
      predefined: ['&zip_xy_swap_mapper', '&zip_xy_to_scroll_mapper'],
      properties: [
        {
          name: 'type',
          type: 'int',
          required: true,
          description: 'The type of events it handles.',
        },
        { name: 'map', type: 'array', required: true, description: 'Pairs of codes: from, to.' },
        {
          name: 'track-remainders',
          type: 'boolean',
          default: 'false',
          description:
            "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
        },
        {
          name: '#input-processor-cells',
          type: 'int',
          required: true,
          values: [{ value: '0' }],
          description: "How many parameters follow the processor in `input-processors`. It's always this value.",
        },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-code-mapper.yaml',
    },
    {
      compatible: 'zmk,input-processor-scaler',
      description: 'multiplies by its first parameter and divides by its second.',
      parameters: ['param1', 'param2'],
      predefined: ['&zip_scroll_scaler', '&zip_x_scaler', '&zip_xy_scaler', '&zip_y_scaler'],
      properties: [
        {
          name: 'type',
          type: 'int',
          required: true,
          description: 'The type of events it handles.',
        },
        { name: 'codes', type: 'array', required: true, description: 'The event codes it handles.' },
        {
          name: 'track-remainders',
          type: 'boolean',
          default: 'false',
          description:
            "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
        },
        {
          name: '#input-processor-cells',
          type: 'int',
          required: true,
          values: [{ value: '2' }],
          description: "How many parameters follow the processor in `input-processors`. It's always this value.",
        },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-scaler.yaml',
    },
    {
      compatible: 'zmk,input-processor-temp-layer',
      description:
        'turns on the layer in its first parameter until no event has arrived for the milliseconds in its second.',
      parameters: ['param1', 'param2'],
      predefined: ['&zip_temp_layer'],
      properties: [
        {
          name: 'track-remainders',
          type: 'boolean',
          default: 'false',
          description:
            "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
        },
        {
          name: 'require-prior-idle-ms',
          type: 'int',
          default: '0',
          description: 'Only turns on the layer if the last key code was pressed at least this many milliseconds ago.',
        },
        {
          name: 'excluded-positions',
          type: 'array',
          default: 'empty',
          differs: setByDriver,
          description: 'Key positions you can press without ending the layer, such as the mouse buttons on it.',
        },
        {
          name: '#input-processor-cells',
          type: 'int',
          required: true,
          values: [{ value: '2' }],
          description: "How many parameters follow the processor in `input-processors`. It's always this value.",
        },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-temp-layer.yaml',
    },
    {
      compatible: 'zmk,input-processor-transform',
      description: 'flips and swaps axes, depending on its parameter.',
      parameters: ['param1'],
      predefined: ['&zip_scroll_transform', '&zip_xy_transform'],
      properties: [
        { name: 'x-codes', type: 'array', required: true, description: 'The event codes of the x axis.' },
        {
          name: 'y-codes',
          type: 'array',
          required: true,
          description: 'The event codes of the y axis, in the same order.',
        },
        {
          name: 'track-remainders',
          type: 'boolean',
          default: 'false',
          description:
            "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
        },
        {
          name: 'type',
          type: 'int',
          default: 'INPUT_EV_REL',
          differs: setByDriver,
          description: 'The type of events it handles.',
        },
        {
          name: '#input-processor-cells',
          type: 'int',
          required: true,
          values: [{ value: '1' }],
          description: "How many parameters follow the processor in `input-processors`. It's always this value.",
        },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-transform.yaml',
    },
    {
      compatible: 'zmk,input-split',
      description: 'carries the events of a pointing device from a split peripheral to the central.',
      properties: [
        {
          name: 'reg',
          type: 'array',
          required: true,
          description:
            "A number for the device, the same on both parts. It's also the unit address: `@0` and `reg = <0>`. If a peripheral has several devices, start with 1.",
        },
        { name: 'device', type: 'phandle', description: 'The pointing device. Set it on the peripheral only.' },
        {
          name: 'input-processors',
          type: 'phandle-array',
          description:
            'Input processors that run on the peripheral, before the events are sent: transformers and code mappers.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
      ],
      source: 'app/dts/bindings/zmk,input-split.yaml',
    },
  ],
};
