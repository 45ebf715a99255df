import { label } from './common.ts';
import type { BindingTopic } from './types.ts';

export const kscan: BindingTopic = {
  page: 'config/kscan',
  bindings: [
    {
      compatible: 'maxim,max7318',
      description: 'is a port expander with 16 pins on an I2C bus.',
      properties: [
        {
          name: 'gpio-controller',
          type: 'boolean',
          required: true,
          description: 'Marks the node as a pin controller.',
        },
        {
          name: 'ngpios',
          type: 'int',
          required: true,
          values: [{ value: '16' }],
          description: "How many pins it has. It's always this value.",
        },
        {
          name: '#gpio-cells',
          type: 'int',
          required: true,
          values: [{ value: '2' }],
          description: "How many numbers follow a reference to it: pin and flags. It's always this value.",
        },
        { name: 'gpio-reserved-ranges', type: 'array', description: "Pins that can't be used." },
        { name: 'gpio-line-names', type: 'string-array', description: 'Names for the pins, for documentation only.' },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
      ],
      source: 'app/module/dts/bindings/gpio/maxim,max7318.yaml',
    },
    {
      compatible: 'moergo,glove80-ext',
      description: 'is the extension connector of the Glove80. Its pins are named after the connector.',
      properties: [
        {
          name: 'gpio-map',
          type: 'compound',
          required: true,
          description: 'Which pin of the chip each pin of the connector is wired to.',
        },
        {
          name: '#gpio-cells',
          type: 'int',
          required: true,
          description: 'How many numbers follow a reference to it: pin and flags.',
        },
        {
          name: 'gpio-map-mask',
          type: 'compound',
          description: 'Which bits of a reference are compared with the map.',
        },
        {
          name: 'gpio-map-pass-thru',
          type: 'compound',
          description: 'Which bits of a reference are passed on unchanged, such as pull-up flags.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
      ],
      source: 'app/dts/bindings/gpio/moergo,glove80-ext.yaml',
    },
    {
      compatible: 'zmk,gpio-595',
      description: 'is a chain of 74HC595 shift registers on an SPI bus.',
      properties: [
        {
          name: 'gpio-controller',
          type: 'boolean',
          required: true,
          description: 'Marks the node as a pin controller.',
        },
        {
          name: 'ngpios',
          type: 'int',
          required: true,
          values: [{ value: '8' }, { value: '16' }, { value: '24' }, { value: '32' }],
          description: 'How many outputs the chain has: eight for each register.',
        },
        {
          name: 'spi-max-frequency',
          type: 'int',
          required: true,
          description: 'The highest clock rate that the device supports, in hertz.',
        },
        {
          name: '#gpio-cells',
          type: 'int',
          required: true,
          values: [{ value: '2' }],
          description: "How many numbers follow a reference to it: pin and flags. It's always this value.",
        },
        { name: 'gpio-reserved-ranges', type: 'array', description: "Pins that can't be used." },
        { name: 'gpio-line-names', type: 'string-array', description: 'Names for the pins, for documentation only.' },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
        {
          name: 'duplex',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '2048' }],
          description: 'Whether data flows both ways at the same time. Leave it alone unless the chip requires it.',
        },
        {
          name: 'frame-format',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '32768' }],
          description: 'The framing of the data. Leave it alone unless the chip requires it.',
        },
      ],
      source: 'app/module/dts/bindings/gpio/zmk,gpio-595.yaml',
    },
    {
      compatible: 'zmk,kscan-composite',
      description: 'combines several key scan devices into one.',
      properties: [
        {
          name: 'rows',
          type: 'int',
          description: 'How many rows the combined device has. Only used without a matrix transform.',
        },
        {
          name: 'columns',
          type: 'int',
          description: 'How many columns the combined device has. Only used without a matrix transform.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.",
        },
        label,
      ],
      children: {
        description: 'Each child node is one of the devices.',
        properties: [
          { name: 'kscan', type: 'phandle', description: 'The device.' },
          { name: 'row-offset', type: 'int', default: '0', description: 'What to add to its row numbers.' },
          { name: 'col-offset', type: 'int', default: '0', description: 'What to add to its column numbers.' },
          {
            name: 'label',
            type: 'string',
            deprecated: '`display-name`, or nothing',
            description: 'A name from older versions. It has no effect.',
          },
          {
            name: 'column-offset',
            type: 'int',
            default: '0',
            deprecated: '`col-offset`',
            description: 'The old spelling. It no longer has any effect.',
          },
        ],
      },
      source: 'app/dts/bindings/zmk,kscan-composite.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-charlieplex',
      description: 'reads charlieplexed keys: n pins for up to n × (n − 1) keys.',
      properties: [
        {
          name: 'gpios',
          type: 'phandle-array',
          required: true,
          description: 'The pins. Row and column numbers are positions in this list.',
        },
        {
          name: 'interrupt-gpios',
          type: 'phandle-array',
          description:
            'A pin that detects any pressed key through extra diodes. With it, the keyboard waits for an interrupt instead of polling.',
        },
        {
          name: 'debounce-press-ms',
          type: 'int',
          default: '5',
          description:
            "Milliseconds that a key has to be down before it's considered pressed. 0 reacts to the first contact (eager), but can [crash](/docs/config/kscan#debouncing) some firmware.",
        },
        {
          name: 'debounce-release-ms',
          type: 'int',
          default: '5',
          description: "Milliseconds that a key has to be up before it's considered released.",
        },
        {
          name: 'debounce-scan-period-ms',
          type: 'int',
          default: '1',
          description: 'Milliseconds between readings while any key is down.',
        },
        {
          name: 'poll-period-ms',
          type: 'int',
          default: '1',
          description:
            "Milliseconds between readings while no key is down, if the device doesn't wait for an interrupt.",
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.",
        },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-charlieplex.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-demux',
      description: 'reads keys behind a demultiplexer, which needs n pins for 2ⁿ columns.',
      properties: [
        {
          name: 'input-gpios',
          type: 'phandle-array',
          required: true,
          description: 'The pins to read, one for each row.',
        },
        {
          name: 'output-gpios',
          type: 'phandle-array',
          required: true,
          description: 'The address pins of the demultiplexer, lowest bit first.',
        },
        {
          name: 'debounce-period',
          type: 'int',
          default: '5',
          description:
            "While a key is down, it's read again after 5 ms, whatever number you set. 0 doesn't build. There's no other debouncing.",
        },
        {
          name: 'polling-interval-msec',
          type: 'int',
          default: '25',
          description: 'Milliseconds between readings.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Has no effect: this driver can't wake the keyboard from deep sleep.",
        },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-demux.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-direct',
      description:
        "reads keys that each have their own pin. They're all in row 0, and a key's column is its position in the list.",
      properties: [
        {
          name: 'input-gpios',
          type: 'phandle-array',
          description: 'The pins. Set either this or `input-keys`. If both are set, this one applies.',
        },
        {
          name: 'input-keys',
          type: 'phandles',
          description:
            'The keys, as references to children of a `gpio-keys` node, so other nodes can use the same keys. Set either this or `input-gpios`.',
        },
        {
          name: 'debounce-press-ms',
          type: 'int',
          default: '5',
          description:
            "Milliseconds that a key has to be down before it's considered pressed. 0 reacts to the first contact (eager), but can [crash](/docs/config/kscan#debouncing) some firmware.",
        },
        {
          name: 'debounce-release-ms',
          type: 'int',
          default: '5',
          description: "Milliseconds that a key has to be up before it's considered released.",
        },
        {
          name: 'debounce-scan-period-ms',
          type: 'int',
          default: '1',
          description: 'Milliseconds between readings while any key is down.',
        },
        {
          name: 'poll-period-ms',
          type: 'int',
          default: '10',
          description:
            "Milliseconds between readings while no key is down, if the device doesn't wait for an interrupt.",
        },
        {
          name: 'toggle-mode',
          type: 'boolean',
          default: 'false',
          description:
            'For switches that stay where you put them: turns off the pull resistor of a closed pin, which would otherwise draw current all the time.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.",
        },
        {
          name: 'debounce-period',
          type: 'int',
          deprecated: '`debounce-press-ms` and `debounce-release-ms`',
          description: "The old setting for both press and release. If it's set, it overrides both.",
        },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-direct.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-matrix',
      description: 'reads a matrix of rows and columns.',
      properties: [
        { name: 'row-gpios', type: 'phandle-array', required: true, description: 'The pins of the rows.' },
        { name: 'col-gpios', type: 'phandle-array', required: true, description: 'The pins of the columns.' },
        {
          name: 'debounce-press-ms',
          type: 'int',
          default: '5',
          description:
            "Milliseconds that a key has to be down before it's considered pressed. 0 reacts to the first contact (eager), but can [crash](/docs/config/kscan#debouncing) some firmware.",
        },
        {
          name: 'debounce-release-ms',
          type: 'int',
          default: '5',
          description: "Milliseconds that a key has to be up before it's considered released.",
        },
        {
          name: 'debounce-scan-period-ms',
          type: 'int',
          default: '1',
          description: 'Milliseconds between readings while any key is down.',
        },
        {
          name: 'poll-period-ms',
          type: 'int',
          default: '10',
          description:
            "Milliseconds between readings while no key is down, if the device doesn't wait for an interrupt.",
        },
        {
          name: 'diode-direction',
          type: 'string',
          default: '"row2col"',
          values: [
            { value: '"row2col"', meaning: 'from row to column: rows are outputs, columns are inputs' },
            { value: '"col2row"', meaning: 'from column to row: columns are outputs, rows are inputs' },
          ],
          description: 'Which way current flows through the diodes, and therefore which pins are driven.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.",
        },
        {
          name: 'debounce-period',
          type: 'int',
          deprecated: '`debounce-press-ms` and `debounce-release-ms`',
          description: "The old setting for both press and release. If it's set, it overrides both.",
        },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-matrix.yaml',
    },
    {
      compatible: 'zmk,kscan-mock',
      description: 'is a key scan device that plays back made-up presses, for automatic tests.',
      properties: [
        { name: 'event-period', type: 'int', description: 'Has no effect: each event has its own time.' },
        {
          name: 'events',
          type: 'array',
          description: 'The presses and releases, written with `ZMK_MOCK_PRESS` and `ZMK_MOCK_RELEASE`.',
        },
        { name: 'rows', type: 'int', description: 'How many rows it pretends to have.' },
        { name: 'columns', type: 'int', description: 'How many columns it pretends to have.' },
        {
          name: 'exit-after',
          type: 'boolean',
          default: 'false',
          description: 'Ends the program after the last event.',
        },
        label,
      ],
      source: 'app/dts/bindings/zmk,kscan-mock.yaml',
    },
    {
      compatible: 'zmk,kscan-sideband-behaviors',
      description: 'runs behaviors for certain keys without going through the keymap, and passes everything on.',
      properties: [
        { name: 'kscan', type: 'phandle', required: true, description: 'The device to listen to.' },
        {
          name: 'auto-enable',
          type: 'boolean',
          default: 'false',
          description: 'Starts on its own. Set it if neither a physical layout nor `zmk,kscan` names this node.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.",
        },
      ],
      children: {
        description: 'Each child node assigns a behavior to one key.',
        properties: [
          { name: 'column', type: 'int', required: true, description: 'The column of the key.' },
          {
            name: 'bindings',
            type: 'phandle-array',
            required: true,
            description:
              "The binding to run. Use simple ones such as `&soft_off`. Hold-taps and sticky keys don't work.",
          },
          { name: 'row', type: 'int', default: '0', description: 'The row of the key.' },
        ],
      },
      source: 'app/dts/bindings/kscan/zmk,kscan-sideband-behaviors.yaml',
    },
  ],
};
