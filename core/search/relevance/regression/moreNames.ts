import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const moreNames: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin:
    'Written after the misses of names.ts were fixed. At that time, 87.9 % found a right page first and 96.8 % among the first three.',
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_KSCAN_MATRIX_POLLING => config/kscan
    CONFIG_ZMK_SPLIT_WIRED_UART_MODE_POLLING => config/split
    CONFIG_ZMK_BEHAVIORS_QUEUE_SIZE => config/behaviors keymaps/behaviors/macros
    CONFIG_USB_HID_POLL_INTERVAL_MS => config/system
    zmk_usb_boot => config/system
    rgb underglow eff start => config/lighting
    battery level proxy => config/split config/battery features/battery
    zmk,behavior-sensor-rotate-var => keymaps/behaviors/sensor-rotate config/behaviors
    zmk,ext-power-generic => config/power
    zmk,gpio-key-wakeup-trigger => config/power development/hardware-integration/soft-off-setup
    zmk,macro-param-1to1 => keymaps/behaviors/macros config/behaviors
    chain-length => features/lighting config/lighting development/hardware-integration/lighting/underglow
    keep-mods => keymaps/behaviors/mod-morph config/behaviors
    ignore-modifiers => keymaps/behaviors/sticky-key config/behaviors
    time-to-max-speed-ms => keymaps/behaviors/mouse-emulation config/behaviors
    col-gpios => config/kscan development/hardware-integration/new-shield
    split-peripheral-off-on-press => keymaps/behaviors/soft-off config/behaviors
    BT_CLR_ALL => keymaps/behaviors/bluetooth features/bluetooth
    OUT_USB => keymaps/behaviors/outputs
    RGB_COLOR_HSB => keymaps/behaviors/underglow
    BL_CYCLE => keymaps/behaviors/backlight
    MB4 => keymaps/behaviors/mouse-emulation
    C_AL_EMAIL => keymaps/list-of-keycodes
    LANG1 => keymaps/list-of-keycodes
    &studio_unlock => keymaps/behaviors/studio-unlock
    &zip_temp_layer => keymaps/input-processors/temp-layer
    key_toggle => keymaps/behaviors/key-toggle
    ZMK_POINTING_DEFAULT_MOVE_VAL => keymaps/behaviors/mouse-emulation
`,
    ),
    ...parseQueries(
      'topic',
      `
    split roles => features/split-keyboards
    macro with a parameter => keymaps/behaviors/macros
    charlieplexing => config/kscan
    battery reporting interval => config/battery features/battery
    fuel gauge => development/hardware-integration/battery config/battery
    layer-specific input processors => keymaps/input-processors/usage
    studio locking => config/studio features/studio keymaps/behaviors/studio-unlock development/studio-rpc-protocol
    soft off on a split => keymaps/behaviors/soft-off features/low-power-states
    positional hold-tap => keymaps/behaviors/hold-tap
    overlapping combos => keymaps/combos
    consumer menus => keymaps/list-of-keycodes
    physical layout position map => development/hardware-integration/physical-layouts config/layout
    building with external modules => development/local-toolchain/build-flash features/modules
    glossary => /docs
    encoder steps => config/encoders features/encoders development/hardware-integration/encoders
`,
    ),
    ...parseQueries(
      'typo',
      `
    bactery level => features/battery config/battery
    dispaly => features/displays config/displays
    modtap => keymaps/behaviors/mod-tap
    sensor rotaton => keymaps/behaviors/sensor-rotate
    CONFIG_ZMK_DISPALY => config/displays features/displays
    hold-trigger-key-postions => keymaps/behaviors/hold-tap config/behaviors
    kyria_rev3 nice nanno => hardware
    split keybaord => features/split-keyboards
    stickylayer => keymaps/behaviors/sticky-layer
    mouseemulation => keymaps/behaviors/mouse-emulation
    troubelshooting => troubleshooting
    condtionallayers => keymaps/conditional-layers
    instalation => user-setup user-setup-cli
    firmwear update => faq user-setup
`,
    ),
    ...parseQueries(
      'synonym',
      `
    fidget dial => features/encoders keymaps/behaviors/sensor-rotate
    e-paper screen => features/displays
    momentary layer switch => keymaps/behaviors/layers
    mods on the home row => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    key roll misfires => keymaps/behaviors/hold-tap
    nipple mouse => features/pointing development/hardware-integration/pointing
    wipe saved connections => keymaps/behaviors/bluetooth troubleshooting/connection-issues features/bluetooth
    colored lights => features/lighting keymaps/behaviors/underglow
    nap timer => config/power features/low-power-states
    shared code for keyboards => features/modules development/module-creation
    web configurator => features/studio
    slowly moving cursor => keymaps/behaviors/mouse-emulation keymaps/input-processors/scaler features/pointing
    windows and mac layout switch => keymaps/modifiers
    current consumption => /power-profiler features/low-power-states
    bounce filter => features/debouncing
`,
    ),
    ...parseQueries(
      'prefix',
      `
    CONFIG_ZMK_SPLIT_BLE_P => config/split
    zmk,input- => config/pointing keymaps/input-processors
    holdt => keymaps/behaviors/hold-tap
    conditional l => keymaps/conditional-layers
    hardware met => development/hardware-integration/hardware-metadata-files
    list of k => keymaps/list-of-keycodes
    RGB_C => keymaps/behaviors/underglow
    keymap upg => /keymap-upgrader
    pull req => development/contributing/pull-requests
`,
    ),
    ...parseQueries(
      'question',
      `
    how do i make a key type an email address => keymaps/behaviors/macros
    how do i use the same key for two things => keymaps/behaviors/hold-tap keymaps/behaviors/tap-dance keymaps/behaviors/mod-tap
    how do I know which firmware version I have => faq customization
    why does the right side not respond => troubleshooting/connection-issues features/split-keyboards
    how do I add a module => features/modules
    what happens when the keyboard is idle => features/low-power-states
    how do I connect a trackball => development/hardware-integration/pointing features/pointing
    can I have different brightness for battery and usb => config/lighting features/lighting
    how to disable bluetooth => faq config/system config/bluetooth
    why is my layer key not releasing => keymaps/behaviors/layers
    how to build without internet => development/local-toolchain/setup development/local-toolchain/setup/native development/local-toolchain/build-flash
    how can I see the log on linux => development/usb-logging
    do I need to solder a battery => faq features/battery
    how to define a macro => keymaps/behaviors/macros
    how do I open a pull request => development/contributing/pull-requests
`,
    ),
    ...parseQueries(
      'code',
      `
    bindings = <&mo 1>, <&kp ESC>; => keymaps/behaviors/hold-tap keymaps/behaviors/layers keymaps/behaviors/tap-dance keymaps/behaviors/key-press
    &sk LSHFT => keymaps/behaviors/sticky-key
    &rgb_ug RGB_COLOR_HSB(128,100,100) => keymaps/behaviors/underglow
    key-positions = <0 1>; timeout-ms = <50>; => keymaps/combos
    CONFIG_ZMK_DISPLAY=y => config/displays features/displays
    mods = <(MOD_LSFT|MOD_RSFT)>; => keymaps/behaviors/mod-morph keymaps/behaviors/caps-word config/behaviors
    west build -d build/left -b nice_nano_v2 -- -DSHIELD=corne_left => development/local-toolchain/build-flash
    steps = <80>; => config/encoders features/encoders development/hardware-integration/encoders
    compatible = "zmk,kscan-gpio-direct"; => config/kscan
    &bt BT_SEL 0 => keymaps/behaviors/bluetooth
    #binding-cells = <2>; => keymaps/behaviors config/behaviors development/new-behavior keymaps/behaviors/hold-tap keymaps/behaviors/macros
`,
    ),
    ...parseQueries(
      'error',
      `
    parse error: expected number or parenthesized expression => troubleshooting/building-issues
    Invalid BOARD; see above => troubleshooting/building-issues
    keyboard pairs then disconnects => troubleshooting/connection-issues
    disk not ejected properly => troubleshooting/flashing-issues
    keys in one column missing => troubleshooting/hardware-issues
`,
    ),
    ...parseQueries(
      'character',
      `
    backslash => keymaps/list-of-keycodes
    { => keymaps/list-of-keycodes
    mute volume => keymaps/list-of-keycodes
    page down => keymaps/list-of-keycodes
    ñ => keymaps/list-of-keycodes
`,
    ),
    ...parseQueries(
      'hardware',
      `
    corne => hardware
    xiao rp2040 => hardware
    planck => hardware
    nrf5340 => hardware development/local-toolchain/build-flash
`,
    ),
    ...parseQueries(
      'blog',
      `
    keymap editor blog post => /blog/2023/11/09/keymap-editor
    encoder refactor => /blog/2023/06/18/encoder-refactors
    state of the firmware 6 => /blog/2023/10/05/zmk-sotf-6
`,
    ),
  ],
};
