import type { BindingText, PropertyText } from './types.ts';

/**
 * What we say about each kind of devicetree node and its properties, one line per name, by the page that describes it (relative
 * to /docs). Types, defaults, allowed values, and which properties are required or deprecated come from the facts.
 * The properties are shown in this order. `commonProperties` has words for those that many kinds share.
 */
// prettier-ignore
export const bindingTexts = {
  'config/battery': {
    'zmk,battery-nrf-vddh': { does: "reads the battery at the VDDH supply pin of an nRF52840. There's nothing to set." },
    'zmk,battery-voltage-divider': { does: "reads the battery through two resistors at an analog pin of an nRF52. It also takes Zephyr's `io-channels`, which names that pin, as in `<&adc 2>`.", properties: {
      'output-ohms': { does: 'The resistor that the pin measures across, from the pin to ground, in ohms.', zephyr: { type: 'int', required: true } },
      'full-ohms': { does: "Both resistors together, from the battery to ground, in ohms. The driver doesn't build without it.", zephyr: { type: 'int', required: true } },
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
      'power-gpios': { does: "A pin that switches the divider on. It's driven for 10 ms before each reading and released afterward, so no current is wasted in the resistors.", zephyr: { type: 'phandle-array' } },
    } },
    'zmk,maxim-max17048': { does: "is a MAX17048 or MAX17049 fuel gauge chip on an I2C bus. There's nothing to set except its address.", properties: {
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
    } },
  },
  'config/behaviors': {
    'zmk,behavior-backlight': { does: 'controls the backlight.' },
    'zmk,behavior-bluetooth': { does: 'controls Bluetooth profiles and pairings.' },
    'zmk,behavior-caps-word': { does: 'types one word in capitals.', properties: {
      'continue-list': "Key codes that don't end the word. Letters, digits, and modifiers never do.",
      mods: 'The modifiers to apply to letters, as flags such as `MOD_LSFT`.',
    } },
    'zmk,behavior-ext-power': { does: 'switches the external power output.' },
    'zmk,behavior-hold-tap': { does: 'does one thing when tapped and another when held.', properties: {
      bindings: 'Two behaviors without parameters: first the one for hold, then the one for tap.',
      'tapping-term-ms': "Milliseconds until a key that's still down becomes a hold. Your own behaviors don't build without it.",
      'quick-tap-ms': "If you press the key again within this many milliseconds of its last tap, it's a tap right away and repeats while you hold it. -1 turns this off.",
      'require-prior-idle-ms': "If any key except a modifier (including this key) was pressed within this many milliseconds before, it's a tap right away. This keeps fast typing from turning into holds. -1 turns it off.",
      flavor: { does: 'What decides between hold and tap before the time is up.', values: { '"hold-preferred"': 'pressing another key means hold', '"balanced"': 'pressing and releasing another key means hold', '"tap-preferred"': 'only the time means hold', '"tap-unless-interrupted"': 'only pressing another key within the time means hold' } },
      'hold-while-undecided': 'Presses the hold behavior right away, and undoes it if it turns out to be a tap. Useful for modifiers you use with the mouse.',
      'hold-while-undecided-linger': "Keeps the hold behavior pressed until the tap has been released, so the computer doesn't see the modifier alone.",
      'retro-tap': 'If you hold the key alone, with no other key in between, releasing it taps.',
      'hold-trigger-key-positions': 'Key positions that can trigger a hold. Any other key you press in the meantime means tap. If empty, all keys can.',
      'hold-trigger-on-release': 'Applies `hold-trigger-key-positions` when the other key is released, so you can combine several home row mods.',
      tapping_term_ms: { does: 'The old spelling.', instead: '`tapping-term-ms`' },
      quick_tap_ms: { does: 'The old spelling.', instead: '`quick-tap-ms`' },
      'global-quick-tap': { does: 'The old way to make quick taps consider every key.', instead: '`require-prior-idle-ms`' },
    } },
    'zmk,behavior-input-two-axis': { does: 'moves the pointer or scrolls while a key is held.', properties: {
      'x-input-code': 'The event code for left and right, such as `INPUT_REL_X` or `INPUT_REL_HWHEEL`.',
      'y-input-code': 'The event code for up and down, such as `INPUT_REL_Y` or `INPUT_REL_WHEEL`.',
      'time-to-max-speed-ms': 'Milliseconds to reach full speed. 0 starts at full speed.',
      'trigger-period-ms': 'Milliseconds between movements while the key is down, at most 255.',
      'delay-ms': "How long to wait before the first movement. In v0.3, it's in system ticks, which are much shorter than a millisecond on nRF chips.",
      'acceleration-exponent': 'How speed builds up: 0 not at all, 1 evenly, 2 slowly at first. Use whole numbers.',
    } },
    'zmk,behavior-key-press': { does: 'presses a key code.' },
    'zmk,behavior-key-repeat': { does: 'sends the last key again.', properties: {
      'usage-pages': 'Which kinds of key codes it remembers: `HID_USAGE_KEY` for regular keys, `HID_USAGE_CONSUMER` for media keys.',
    } },
    'zmk,behavior-key-toggle': { does: 'keeps a key down until you press it again.', properties: {
      'toggle-mode': { does: 'What pressing it does to the key.', values: { '"on"': 'press it and keep it down', '"off"': 'release it', '"flip"': 'change its state' } },
    } },
    'zmk,behavior-macro': { does: 'runs a list of behaviors.', properties: {
      bindings: 'The steps, in order.',
      'wait-ms': 'Milliseconds between steps.',
      'tap-ms': 'Milliseconds to hold each tapped key.',
    } },
    'zmk,behavior-macro-one-param': { does: 'runs a list of behaviors that share one parameter.', properties: {
      bindings: 'The steps, in order. `MACRO_PLACEHOLDER` marks where the parameter goes.',
      'wait-ms': 'Milliseconds between steps.',
      'tap-ms': 'Milliseconds to hold each tapped key.',
    } },
    'zmk,behavior-macro-two-param': { does: 'runs a list of behaviors that share two parameters.', properties: {
      bindings: 'The steps, in order. `MACRO_PLACEHOLDER` marks where a parameter goes.',
      'wait-ms': 'Milliseconds between steps.',
      'tap-ms': 'Milliseconds to hold each tapped key.',
    } },
    'zmk,behavior-mod-morph': { does: 'sends one of two bindings, depending on which modifiers are held.', properties: {
      bindings: 'Two bindings with their parameters: first without the modifiers, then with them.',
      mods: 'The modifiers to check for, as flags such as `(MOD_LSFT|MOD_RSFT)`. Any one of them is enough.',
      'keep-mods': 'Which of the `mods` the computer still sees with the second binding. The others are hidden from it.',
    } },
    'zmk,behavior-momentary-layer': { does: 'turns a layer on while you hold the key.' },
    'zmk,behavior-mouse-key-press': { does: 'presses mouse buttons.' },
    'zmk,behavior-none': { does: 'does nothing.' },
    'zmk,behavior-outputs': { does: 'chooses between USB and Bluetooth.' },
    'zmk,behavior-reset': { does: 'restarts the keyboard.', properties: {
      type: 'What it restarts: 0 for the firmware, `RST_UF2` for the bootloader.',
    } },
    'zmk,behavior-rgb-underglow': { does: 'controls underglow.' },
    'zmk,behavior-sensor-rotate': { does: 'runs one of two fixed bindings for each step of an encoder.', properties: {
      bindings: 'Two bindings with their parameters: first clockwise, then counterclockwise.',
      'tap-ms': 'Milliseconds to hold the binding for each step.',
      '#sensor-binding-cells': "How many parameters follow the behavior in `sensor-bindings`. It's always this value.",
    } },
    'zmk,behavior-sensor-rotate-var': { does: 'runs one of two behaviors for each step of an encoder, with parameters from the keymap.', properties: {
      bindings: 'Two behaviors without parameters: first clockwise, then counterclockwise.',
      'tap-ms': 'Milliseconds to hold the binding for each step.',
      '#sensor-binding-cells': "How many parameters follow the behavior in `sensor-bindings`. It's always this value.",
    } },
    'zmk,behavior-soft-off': { does: 'turns the keyboard off.', properties: {
      'hold-time-ms': 'Milliseconds to hold the key. The keyboard turns off when you release it.',
      'split-peripheral-off-on-press': "Makes a split peripheral turn off when you press the key, while it's still connected, instead of waiting for the release.",
    } },
    'zmk,behavior-sticky-key': { does: 'stays pressed until the next key (one-shot).', properties: {
      bindings: 'The behavior to keep pressed, without its parameter.',
      'release-after-ms': 'Milliseconds to wait for the next key after you let go.',
      'quick-release': 'Releases it when the next key is pressed, not when that key is released.',
      lazy: 'Presses it only together with the next key, so the computer never sees it alone.',
      'ignore-modifiers': 'Ignores modifiers when looking for the next key, so you can combine sticky modifiers even if you press them almost together.',
    } },
    'zmk,behavior-studio-unlock': { does: 'unlocks ZMK Studio.' },
    'zmk,behavior-tap-dance': { does: 'does different things for one, two, or more taps.', properties: {
      bindings: 'The bindings with their parameters: first for one tap, then for two, and so on.',
      'tapping-term-ms': 'Milliseconds to wait for the next tap.',
    } },
    'zmk,behavior-to-layer': { does: 'turns a layer on and all others off.' },
    'zmk,behavior-toggle-layer': { does: 'turns a layer on or off.', properties: {
      'toggle-mode': { does: 'What pressing it does to the layer.', values: { '"on"': 'turn it on', '"off"': 'turn it off', '"flip"': 'change its state' } },
    } },
    'zmk,behavior-transparent': { does: 'passes the key to the next active layer below.' },
    'zmk,macro-control-mode-press': { does: 'makes the following steps of a macro press keys.' },
    'zmk,macro-control-mode-release': { does: 'makes the following steps of a macro release keys.' },
    'zmk,macro-control-mode-tap': { does: 'makes the following steps of a macro tap keys, which is how a macro starts.' },
    'zmk,macro-control-tap-time': { does: 'changes how long the following steps of a macro hold each key.' },
    'zmk,macro-control-wait-time': { does: 'changes the pause between the following steps of a macro.' },
    'zmk,macro-param-1to1': { does: "gives the macro's first parameter to the next step as its first." },
    'zmk,macro-param-1to2': { does: "gives the macro's first parameter to the next step as its second." },
    'zmk,macro-param-2to1': { does: "gives the macro's second parameter to the next step as its first." },
    'zmk,macro-param-2to2': { does: "gives the macro's second parameter to the next step as its second." },
    'zmk,macro-pause-for-release': { does: 'pauses a macro until its key is released.' },
  },
  'config/combos': {
    'zmk,combos': { does: 'holds the combos: keys that do something else when you press them together.', children: { does: 'Each child node is one combo.', properties: {
        bindings: 'The binding to run. Only one.',
        'key-positions': 'The keys, as positions in the keymap, starting at 0.',
        'timeout-ms': 'Milliseconds within which you have to press all the keys.',
        'require-prior-idle-ms': "If another key, except a modifier, was tapped within this many milliseconds before, the combo doesn't trigger. -1 turns this off.",
        'slow-release': 'Releases the binding when you release the last of the keys instead of the first.',
        layers: 'The layers it works on. Only the highest active layer matters. Leave it out for all layers.',
    } } },
  },
  'config/displays': {
    'gooddisplay,il0323': { does: 'is an e-paper panel with an IL0323 controller on an SPI bus.', properties: {
      'spi-max-frequency': { does: 'The highest clock rate that the device supports, in hertz.', zephyr: { type: 'int', required: true } },
      height: 'The height in pixels.',
      width: 'The width in pixels.',
      'reset-gpios': 'The pin that resets the panel.',
      'dc-gpios': 'The pin that selects between commands and data.',
      'busy-gpios': "The pin the panel uses to report that it's busy.",
      pwr: "The bytes for its power setting register, from the panel's data sheet.",
      cdi: "The byte for its VCOM and data interval register, from the panel's data sheet.",
      tcon: "The byte for its gate timing register, from the panel's data sheet.",
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
      duplex: { does: 'Whether data flows both ways at the same time. Leave it alone unless the chip requires it.', zephyr: { type: 'int', default: '0', values: ['0', '2048'] } },
      'frame-format': { does: 'The framing of the data. Leave it alone unless the chip requires it.', zephyr: { type: 'int', default: '0', values: ['0', '32768'] } },
    } },
  },
  'config/encoders': {
    'alps,ec11': { does: 'is a rotary encoder (knob) on two pins.', properties: {
      'a-gpios': "The pin of the encoder's A contact.",
      'b-gpios': "The pin of the encoder's B contact. If the encoder works backward, swap the two pins.",
      steps: 'Steps per full turn: four for each pulse in the data sheet, so 80 for a common encoder with 20 clicks. At most 360. Without it, the encoder miscounts.',
      resolution: { does: 'Steps per trigger, from before `steps` existed. In v0.3, every step triggers, with any number above 1.', instead: '`steps`, and `triggers-per-rotation` on the sensors node' },
    } },
    'zmk,keymap-sensors': { does: 'lists the encoders that the keymap uses.', properties: {
      sensors: "The encoders, in the order of `sensor-bindings`. Leave out the ones you didn't install.",
      'triggers-per-rotation': 'How many times the binding runs per full turn, for all encoders. At most 360.',
    }, children: { does: 'Child nodes set this for individual encoders, in the order of `sensors`. If you use any, add one for every encoder.', properties: {
        'triggers-per-rotation': "How many times the binding runs per full turn of this encoder. If it isn't set, the parent's value applies.",
    } } },
    'zmk,sensor-encoder-mock': { does: 'is an encoder that plays back made-up turns, for automatic tests.', properties: {
      'event-startup-delay': 'Milliseconds before the first event.',
      'event-period': 'Milliseconds between events.',
      events: 'The turns, in degrees.',
      'exit-after': 'Ends the program after the last event.',
    } },
  },
  'config/keymap': {
    'zmk,conditional-layers': { does: 'turns on layers while certain other layers are all on.', children: { does: 'Each child node is one rule.', properties: {
        'if-layers': 'The layers that all have to be on.',
        'then-layer': 'The layer to turn on while they are.',
    } } },
    'zmk,keymap': { does: 'holds the keymap.', children: { does: 'Each child node is one layer. The first is layer 0.', properties: {
        bindings: 'One binding for each key position, in the order of the matrix transform.',
        'sensor-bindings': 'One binding for each encoder, in the order of the `sensors` list.',
        'display-name': 'The name of the layer on displays and in ZMK Studio.',
        label: { does: 'The old name of `display-name`.', instead: '`display-name`, or nothing' },
    } } },
  },
  'config/kscan': {
    'maxim,max7318': { does: 'is a port expander with 16 pins on an I2C bus.', properties: {
      'gpio-controller': { does: 'Marks the node as a pin controller.', zephyr: { type: 'boolean', required: true } },
      ngpios: "How many pins it has. It's always this value.",
      '#gpio-cells': { does: "How many numbers follow a reference to it: pin and flags. It's always this value.", zephyr: { type: 'int', required: true } },
      'gpio-reserved-ranges': { does: "Pins that can't be used.", zephyr: { type: 'array' } },
      'gpio-line-names': { does: 'Names for the pins, for documentation only.', zephyr: { type: 'string-array' } },
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
    } },
    'moergo,glove80-ext': { does: 'is the extension connector of the Glove80. Its pins are named after the connector.', properties: {
      'gpio-map': { does: 'Which pin of the chip each pin of the connector is wired to.', zephyr: { type: 'compound', required: true } },
      '#gpio-cells': { does: 'How many numbers follow a reference to it: pin and flags.', zephyr: { type: 'int', required: true } },
      'gpio-map-mask': { does: 'Which bits of a reference are compared with the map.', zephyr: { type: 'compound' } },
      'gpio-map-pass-thru': { does: 'Which bits of a reference are passed on unchanged, such as pull-up flags.', zephyr: { type: 'compound' } },
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
    } },
    'zmk,gpio-595': { does: 'is a chain of 74HC595 shift registers on an SPI bus.', properties: {
      'gpio-controller': { does: 'Marks the node as a pin controller.', zephyr: { type: 'boolean', required: true } },
      ngpios: 'How many outputs the chain has: eight for each register.',
      'spi-max-frequency': { does: 'The highest clock rate that the device supports, in hertz.', zephyr: { type: 'int', required: true } },
      '#gpio-cells': { does: "How many numbers follow a reference to it: pin and flags. It's always this value.", zephyr: { type: 'int', required: true } },
      'gpio-reserved-ranges': { does: "Pins that can't be used.", zephyr: { type: 'array' } },
      'gpio-line-names': { does: 'Names for the pins, for documentation only.', zephyr: { type: 'string-array' } },
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
      duplex: { does: 'Whether data flows both ways at the same time. Leave it alone unless the chip requires it.', zephyr: { type: 'int', default: '0', values: ['0', '2048'] } },
      'frame-format': { does: 'The framing of the data. Leave it alone unless the chip requires it.', zephyr: { type: 'int', default: '0', values: ['0', '32768'] } },
    } },
    'zmk,kscan-composite': { does: 'combines several key scan devices into one.', properties: {
      rows: 'How many rows the combined device has. Only used without a matrix transform.',
      columns: 'How many columns the combined device has. Only used without a matrix transform.',
      'wakeup-source': { does: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.", zephyr: { type: 'boolean' } },
    }, children: { does: 'Each child node is one of the devices.', properties: {
        kscan: 'The device.',
        'row-offset': 'What to add to its row numbers.',
        'col-offset': 'What to add to its column numbers.',
        label: { does: 'A name from older versions. It has no effect.', instead: '`display-name`, or nothing' },
        'column-offset': { does: 'The old spelling. It no longer has any effect.', instead: '`col-offset`' },
    } } },
    'zmk,kscan-gpio-charlieplex': { does: 'reads charlieplexed keys: n pins for up to n × (n − 1) keys.', properties: {
      gpios: 'The pins. Row and column numbers are positions in this list.',
      'interrupt-gpios': 'A pin that detects any pressed key through extra diodes. With it, the keyboard waits for an interrupt instead of polling.',
      'debounce-press-ms': "Milliseconds that a key has to be down before it's considered pressed. 0 reacts to the first contact (eager), but can [crash](/docs/config/kscan#debouncing) some firmware.",
      'debounce-release-ms': "Milliseconds that a key has to be up before it's considered released.",
      'debounce-scan-period-ms': 'Milliseconds between readings while any key is down.',
      'poll-period-ms': "Milliseconds between readings while no key is down, if the device doesn't wait for an interrupt.",
      'wakeup-source': { does: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.", zephyr: { type: 'boolean' } },
    } },
    'zmk,kscan-gpio-demux': { does: 'reads keys behind a demultiplexer, which needs n pins for 2ⁿ columns.', properties: {
      'input-gpios': 'The pins to read, one for each row.',
      'output-gpios': 'The address pins of the demultiplexer, lowest bit first.',
      'debounce-period': "While a key is down, it's read again after 5 ms, whatever number you set. 0 doesn't build. There's no other debouncing.",
      'polling-interval-msec': 'Milliseconds between readings.',
      'wakeup-source': { does: "Has no effect: this driver can't wake the keyboard from deep sleep.", zephyr: { type: 'boolean' } },
    } },
    'zmk,kscan-gpio-direct': { does: "reads keys that each have their own pin. They're all in row 0, and a key's column is its position in the list.", properties: {
      'input-gpios': 'The pins. Set either this or `input-keys`. If both are set, this one applies.',
      'input-keys': 'The keys, as references to children of a `gpio-keys` node, so other nodes can use the same keys. Set either this or `input-gpios`.',
      'debounce-press-ms': "Milliseconds that a key has to be down before it's considered pressed. 0 reacts to the first contact (eager), but can [crash](/docs/config/kscan#debouncing) some firmware.",
      'debounce-release-ms': "Milliseconds that a key has to be up before it's considered released.",
      'debounce-scan-period-ms': 'Milliseconds between readings while any key is down.',
      'poll-period-ms': "Milliseconds between readings while no key is down, if the device doesn't wait for an interrupt.",
      'toggle-mode': 'For switches that stay where you put them: turns off the pull resistor of a closed pin, which would otherwise draw current all the time.',
      'wakeup-source': { does: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.", zephyr: { type: 'boolean' } },
      'debounce-period': { does: "The old setting for both press and release. If it's set, it overrides both.", instead: '`debounce-press-ms` and `debounce-release-ms`' },
    } },
    'zmk,kscan-gpio-matrix': { does: 'reads a matrix of rows and columns.', properties: {
      'row-gpios': 'The pins of the rows.',
      'col-gpios': 'The pins of the columns.',
      'debounce-press-ms': "Milliseconds that a key has to be down before it's considered pressed. 0 reacts to the first contact (eager), but can [crash](/docs/config/kscan#debouncing) some firmware.",
      'debounce-release-ms': "Milliseconds that a key has to be up before it's considered released.",
      'debounce-scan-period-ms': 'Milliseconds between readings while any key is down.',
      'poll-period-ms': "Milliseconds between readings while no key is down, if the device doesn't wait for an interrupt.",
      'diode-direction': { does: 'Which way current flows through the diodes, and therefore which pins are driven.', values: { '"row2col"': 'from row to column: rows are outputs, columns are inputs', '"col2row"': 'from column to row: columns are outputs, rows are inputs' } },
      'wakeup-source': { does: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.", zephyr: { type: 'boolean' } },
      'debounce-period': { does: "The old setting for both press and release. If it's set, it overrides both.", instead: '`debounce-press-ms` and `debounce-release-ms`' },
    } },
    'zmk,kscan-mock': { does: 'is a key scan device that plays back made-up presses, for automatic tests.', properties: {
      'event-period': 'Has no effect: each event has its own time.',
      events: 'The presses and releases, written with `ZMK_MOCK_PRESS` and `ZMK_MOCK_RELEASE`.',
      rows: 'How many rows it pretends to have.',
      columns: 'How many columns it pretends to have.',
      'exit-after': 'Ends the program after the last event.',
    } },
    'zmk,kscan-sideband-behaviors': { does: 'runs behaviors for certain keys without going through the keymap, and passes everything on.', properties: {
      kscan: 'The device to listen to.',
      'auto-enable': 'Starts on its own. Set it if neither a physical layout nor `zmk,kscan` names this node.',
      'wakeup-source': { does: "Lets keys on this device wake the keyboard from deep sleep. Keys on a device without it can't.", zephyr: { type: 'boolean' } },
    }, children: { does: 'Each child node assigns a behavior to one key.', properties: {
        column: 'The column of the key.',
        bindings: "The binding to run. Use simple ones such as `&soft_off`. Hold-taps and sticky keys don't work.",
        row: 'The row of the key.',
    } } },
  },
  'config/layout': {
    'zmk,key-physical-attrs': { parameters: ['width', 'height', 'x', 'y', 'r', 'rx', 'ry'], does: 'describes one key of a physical layout with seven numbers, in hundredths of a key unit and of a degree.', properties: {
      '#key-cells': "How many numbers follow: width, height, x, y, rotation, and the x and y of the point it's rotated around. It's always this value.",
    } },
    'zmk,matrix-transform': { does: 'says which row and column each key of the keymap is.', properties: {
      columns: 'How many columns the map covers, in all halves together.',
      rows: 'How many rows the map covers.',
      map: 'One `RC(row, column)` for each key, in keymap order.',
      'col-offset': "What to add to each key's column before looking it up. Set it on the right half.",
      'row-offset': "What to add to each key's row before looking it up.",
    } },
    'zmk,physical-layout': { does: 'describes where the keys are, and which transform and key scan device they use.', properties: {
      'display-name': 'The name that ZMK Studio shows.',
      transform: 'The matrix transform of this layout.',
      kscan: "The key scan device of this layout. If it isn't set, the chosen `zmk,kscan` is used.",
      keys: 'Size, location, and rotation of each key, as `<&key_physical_attrs w h x y r rx ry>`. ZMK Studio needs it.',
    } },
    'zmk,physical-layout-position-map': { does: 'says which keys of several physical layouts correspond, so ZMK Studio can move their bindings.', properties: {
      complete: "Says that the child nodes list every key. Without it, keys that aren't listed are matched by location.",
    }, children: { does: 'Each child node lists the keys of one layout. All lists have the same length.', properties: {
        'physical-layout': 'The layout.',
        positions: 'Key positions. Those at the same index of all lists correspond.',
    } } },
  },
  'config/pointing': {
    'zmk,input-listener': { does: 'takes the events of a pointing device and sends them to the computer.', properties: {
      device: 'The pointing device, or the `zmk,input-split` node that stands for it.',
      'input-processors': "Input processors with their parameters, in the order they're applied.",
    }, children: { does: 'Each child node changes what happens on certain layers.', properties: {
        layers: 'The layers. At least one of them has to be on.',
        'process-next': "Continues with the following child nodes and the listener's own processors, instead of stopping here.",
        'input-processors': 'The input processors for these layers.',
    } } },
    'zmk,input-mock': { does: 'is a pointing device that plays back made-up events, for automatic tests.', properties: {
      'event-startup-delay': 'Milliseconds before the first event.',
      'event-period': 'Milliseconds between events.',
      events: 'Groups of four numbers: type, code, value, and whether the event is complete.',
      'exit-after': 'Ends the program after the last event.',
    } },
    'zmk,input-processor-behaviors': { does: 'runs behaviors when events such as mouse buttons arrive.', properties: {
      codes: 'The event codes it handles.',
      bindings: 'The bindings to run, one for each code in the same order.',
      'track-remainders': "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
      type: 'The type of events it handles.',
      '#input-processor-cells': "How many parameters follow the processor in `input-processors`. It's always this value.",
    } },
    'zmk,input-processor-code-mapper': { does: 'replaces event codes with others.', properties: {
      type: 'The type of events it handles.',
      map: 'Pairs of codes: from, to.',
      'track-remainders': "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
      '#input-processor-cells': "How many parameters follow the processor in `input-processors`. It's always this value.",
    } },
    'zmk,input-processor-scaler': { does: 'multiplies by its first parameter and divides by its second.', properties: {
      type: 'The type of events it handles.',
      codes: 'The event codes it handles.',
      'track-remainders': "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
      '#input-processor-cells': "How many parameters follow the processor in `input-processors`. It's always this value.",
    } },
    'zmk,input-processor-temp-layer': { does: 'turns on the layer in its first parameter until no event has arrived for the milliseconds in its second.', properties: {
      'track-remainders': "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
      'require-prior-idle-ms': 'Only turns on the layer if the last key code was pressed at least this many milliseconds ago.',
      'excluded-positions': 'Key positions you can press without ending the layer, such as the mouse buttons on it.',
      '#input-processor-cells': "How many parameters follow the processor in `input-processors`. It's always this value.",
    } },
    'zmk,input-processor-transform': { does: 'flips and swaps axes, depending on its parameter.', properties: {
      'x-codes': 'The event codes of the x axis.',
      'y-codes': 'The event codes of the y axis, in the same order.',
      'track-remainders': "Carries over the remainder of a division, so slow movement isn't lost. Set it if values are divided.",
      type: 'The type of events it handles.',
      '#input-processor-cells': "How many parameters follow the processor in `input-processors`. It's always this value.",
    } },
    'zmk,input-split': { does: 'carries the events of a pointing device from a split peripheral to the central.', properties: {
      reg: { does: "A number for the device, the same on both parts. It's also the unit address: `@0` and `reg = <0>`. If a peripheral has several devices, start with 1.", zephyr: { type: 'array', required: true } },
      device: 'The pointing device. Set it on the peripheral only.',
      'input-processors': 'Input processors that run on the peripheral, before the events are sent: transformers and code mappers.',
      'wakeup-source': { does: 'A property that Zephyr defines for all devices. It has no effect here.', zephyr: { type: 'boolean' } },
    } },
  },
  'config/power': {
    'zmk,ext-power-generic': { does: 'controls power to displays and LEDs through pins.', properties: {
      'control-gpios': "The pins that switch the power. They're all driven together.",
      'init-delay-ms': 'Milliseconds to wait after the power is first turned on, so the devices it feeds are ready.',
    } },
    'zmk,gpio-key-wakeup-trigger': { does: 'is a key that wakes the keyboard from soft off.', properties: {
      trigger: 'The key that wakes the keyboard: a child of a `gpio-keys` node.',
      'extra-gpios': 'Pins to drive while the keyboard is off. For a key in a matrix, use the output that leads to it.',
      'wakeup-source': { does: 'Lets it wake the keyboard. Always set it on this node.', zephyr: { type: 'boolean' } },
    } },
    'zmk,soft-off-wakeup-sources': { does: 'lists what can wake the keyboard from soft off.', properties: {
      'wakeup-sources': 'The devices, such as a `zmk,gpio-key-wakeup-trigger` node or the key scan device.',
    } },
  },
  'config/split': {
    'zmk,wired-split': { does: 'connects the halves with a cable.', properties: {
      device: 'The serial port.',
      'detect-gpios': "Danger: only for hardware designed to switch between cable and Bluetooth. On other keyboards, such as the Corne or Sofle, doing that destroys the controllers. A pin that's active while the cable is plugged in. Without it, the cable is always considered connected. Highly experimental.",
      'half-duplex': 'Uses one wire for both directions, which take turns. Experimental.',
      'dir-gpios': 'With `half-duplex`, a pin that tells a transceiver which way data flows. Experimental.',
    } },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BindingText>>>>;

/** Properties that many kinds of nodes share. */
export const commonProperties: Readonly<Record<string, PropertyText>> = {
  '#binding-cells': "How many parameters follow the behavior in a keymap. It's always this value.",
  'display-name': 'The name that ZMK Studio and displays show.',
  label: {
    does: "A name from older versions. If it's set, it replaces the node's name.",
    instead: '`display-name`, or nothing',
  },
};

/** What we say about the properties of the /chosen node, in alphabetical order, with the page about it. */
// prettier-ignore
export const chosenTexts: Readonly<Record<string, Readonly<{ page: string; does: string }>>> = {
  'zephyr,display': { page: 'config/displays', does: 'The display that `CONFIG_ZMK_DISPLAY` draws on.' },
  'zephyr,settings-partition': { page: 'config/system', does: "The flash partition for settings such as Bluetooth bonds. If it isn't set, the partition labeled `storage_partition` is used." },
  'zmk,backlight': { page: 'config/lighting', does: 'The LED controller (`pwm-leds` or `gpio-leds`) that `CONFIG_ZMK_BACKLIGHT` dims and switches.' },
  'zmk,battery': { page: 'config/battery', does: "The sensor for the battery's charge or voltage." },
  'zmk,display-led': { page: 'config/displays', does: 'An LED that lights the display. It turns off when the display is blanked and comes back with it.' },
  'zmk,kscan': { page: 'config/kscan', does: "The key scan device that detects pressed keys. Physical layouts that name their own `kscan` don't need it." },
  'zmk,matrix-transform': { page: 'config/layout', does: "The matrix transform that turns rows and columns into keymap positions. If it's set, physical layouts are ignored, so if you have any, set `zmk,physical-layout` instead." },
  'zmk,physical-layout': { page: 'config/layout', does: "The physical layout that's active from the first start until you pick another in ZMK Studio." },
  'zmk,studio-rpc-uart': { page: 'config/studio', does: 'The serial port that ZMK Studio uses to talk to the keyboard. The snippet `studio-rpc-usb-uart` sets it.' },
  'zmk,underglow': { page: 'config/lighting', does: 'The LED strip that `CONFIG_ZMK_RGB_UNDERGLOW` lights.' },
};
