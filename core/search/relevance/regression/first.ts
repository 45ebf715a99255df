import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const first: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin: 'The first list besides the tuned one, written to see how the search does with new queries.',
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_RGB_UNDERGLOW_BRT_MAX => config/lighting
    CONFIG_BT_DEVICE_APPEARANCE => config/bluetooth config/system
    BT_SEL => keymaps/behaviors/bluetooth
    col-offset => config/layout development/hardware-integration/new-shield config/kscan
    timeout-ms => keymaps/combos config/combos
    KP_PLUS => keymaps/list-of-keycodes
    RALT => keymaps/list-of-keycodes keymaps/modifiers
    MOVE_X => keymaps/behaviors/mouse-emulation
    SCRL_DOWN => keymaps/behaviors/mouse-emulation
    zmk-usb-logging => development/usb-logging config/system
    build.yaml => customization user-setup hardware development/hardware-integration/new-shield
    &soc led pin pinctrl => development/hardware-integration/pinctrl development/hardware-integration/lighting/underglow
  `,
    ),
    ...parseQueries(
      'topic',
      `
    positional hold-tap => keymaps/behaviors/hold-tap
    nested macros => keymaps/behaviors/macros
    split peripheral battery => features/battery config/battery config/split
    external power => keymaps/behaviors/power config/power
    native posix => development/local-toolchain/posix-board
    clean room policy => development/contributing/clean-room
    pull request guidelines => development/contributing/pull-requests
    writing documentation => development/contributing/documentation
    zephyr module => features/modules development/module-creation
    battery sensor => development/hardware-integration/battery config/battery
    e-paper display => features/displays config/displays
    studio rpc => development/studio-rpc-protocol
    scroll acceleration => keymaps/behaviors/mouse-emulation config/pointing
    pre-commit hooks => development/local-toolchain/pre-commit
    macos sleep key => keymaps/list-of-keycodes
    wireless latency => features/split-keyboards features/bluetooth config/bluetooth config/split troubleshooting/connection-issues
    flash memory full => troubleshooting/building-issues
    custom status screen => config/displays features/displays
    board revision => hardware development/hardware-integration development/hardware-integration/hardware-metadata-files user-setup config development/local-toolchain/build-flash
  `,
    ),
    ...parseQueries(
      'synonym',
      `
    push to talk key => keymaps/behaviors/key-press keymaps/behaviors/hold-tap keymaps/list-of-keycodes
    wheel knob volume => features/encoders keymaps/behaviors/sensor-rotate
    backlighting => keymaps/behaviors/backlight features/lighting config/lighting development/hardware-integration/lighting/backlight
    lock screen shortcut => keymaps/modifiers keymaps/list-of-keycodes
    swap ctrl and caps => keymaps/list-of-keycodes keymaps/behaviors/key-press keymaps/behaviors/mod-tap keymaps/modifiers
    mouse buttons => keymaps/behaviors/mouse-emulation
    sleep mode => features/low-power-states config/power
    hot swap profile => keymaps/behaviors/bluetooth features/bluetooth
    drag scroll => keymaps/input-processors features/pointing keymaps/input-processors/code-mapper keymaps/input-processors/usage keymaps/input-processors/transformer
    precision mode trackball => keymaps/input-processors/scaler features/pointing keymaps/input-processors/usage
    factory settings => troubleshooting/connection-issues
    firmware update => user-setup user-setup-cli customization faq
    github repository template => user-setup user-setup-cli
    command line installer => user-setup-cli
    vim arrows on a layer => keymaps/behaviors/layers keymaps keymap-example
  `,
    ),
    ...parseQueries(
      'typo',
      `
    mouse emualtion => keymaps/behaviors/mouse-emulation
    CONFIG_ZMK_SLEEEP => config/power features/low-power-states
    sticky layr => keymaps/behaviors/sticky-layer
    kyeboard split => features/split-keyboards config/split
    tapdnace => keymaps/behaviors/tap-dance
    phsyical layouts => development/hardware-integration/physical-layouts config/layout
    caps_wrod => keymaps/behaviors/caps-word
    troubelshooting => troubleshooting
  `,
    ),
    ...parseQueries(
      'prefix',
      `
    encod => features/encoders config/encoders development/hardware-integration/encoders
    bluet => features/bluetooth keymaps/behaviors/bluetooth config/bluetooth
    hold-t => keymaps/behaviors/hold-tap
    CONFIG_ZMK_DISP => config/displays
    zmk,inp => config/pointing keymaps/input-processors
    mod-m => keymaps/behaviors/mod-morph
    C_VOL => keymaps/list-of-keycodes
    deboun => features/debouncing config/kscan
    trouble => troubleshooting
    cond => keymaps/conditional-layers
  `,
    ),
    ...parseQueries(
      'question',
      `
    how do I create a macro => keymaps/behaviors/macros
    what is the tapping term => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap config/behaviors
    how do I clear all bluetooth bonds => keymaps/behaviors/bluetooth features/bluetooth troubleshooting/connection-issues
    how to enable deep sleep => config/power features/low-power-states
    can I use two encoders => features/encoders development/hardware-integration/encoders keymaps/behaviors/sensor-rotate
    how do I change the brightness of my leds => keymaps/behaviors/underglow keymaps/behaviors/backlight features/lighting config/lighting
    my keyboard only types over usb and not bluetooth => keymaps/behaviors/outputs troubleshooting/connection-issues features/bluetooth
    how do I build firmware locally => development/local-toolchain/build-flash development/local-toolchain/setup
    why does nothing happen when I press a key => troubleshooting/hardware-issues troubleshooting keymaps/behaviors/misc troubleshooting/connection-issues
    how to add a trackpad to my keyboard => development/hardware-integration/pointing features/pointing
    what does &trans do => keymaps/behaviors/misc
    which microcontroller should I buy => hardware faq
    how do I write a custom behavior in C => development/new-behavior
    does zmk support split keyboards with a cable => features/split-keyboards faq config/split
    how do i hold shift with one tap => keymaps/behaviors/sticky-key
    how can I swap two modifier keys on mac => keymaps/modifiers keymaps/list-of-keycodes
    how to turn on num lock layer automatically when both thumb keys are held => keymaps/conditional-layers
    why is there a delay when typing letters with mod tap => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    how do I get into the bootloader without a reset button => keymaps/behaviors/reset troubleshooting/flashing-issues user-setup
    can I see which layer is active on the display => features/displays config/displays
    windows does not find my keyboard after flashing => troubleshooting/connection-issues troubleshooting/flashing-issues
  `,
    ),
    ...parseQueries(
      'code',
      `
    &kp LG(TAB) => keymaps/modifiers keymaps/behaviors/key-press keymaps/list-of-keycodes
    &mo 1 => keymaps/behaviors/layers
    &sl 2 => keymaps/behaviors/sticky-layer
    &mmv MOVE_LEFT => keymaps/behaviors/mouse-emulation
    conditional_layers { compatible = "zmk,conditional-layers"; => keymaps/conditional-layers config/keymap
    combo_esc { timeout-ms = <50>; key-positions = <0 1>; => keymaps/combos config/combos
    ZMK_MACRO(my_macro, => keymaps/behaviors/macros
    steps = <80>; triggers-per-rotation = <20>; => config/encoders development/hardware-integration/encoders features/encoders
    mods = <(MOD_LSFT|MOD_RSFT)>; => keymaps/behaviors/mod-morph config/behaviors
    west update && west zephyr-export => development/local-toolchain/setup/native development/local-toolchain/setup/container development/local-toolchain/setup
    pinctrl-0 = <&spi3_default>; => development/hardware-integration/pinctrl development/hardware-integration/lighting/underglow
  `,
    ),
    ...parseQueries(
      'error',
      `
    fatal error: dt-bindings/zmk/keys.h: No such file or directory => troubleshooting/building-issues
    CMake Error at zephyr/cmake/modules/dts.cmake => troubleshooting/building-issues
    error: 'LSHFIT' undeclared here => troubleshooting/building-issues
    Invalid SHIELD => troubleshooting/building-issues development/hardware-integration/new-shield
    error code 0x800701B1 a device which does not exist was specified => troubleshooting/flashing-issues
  `,
    ),
    ...parseQueries(
      'hardware',
      `
    lily58 => hardware
    kyria => hardware
    seeeduino xiao => hardware
    planck => hardware
    nrfmicro => hardware
    il0323 => config/displays features/displays
    max17048 => config/battery development/hardware-integration/battery
    mcp23017 => development/hardware-integration/shift-registers config/kscan
  `,
    ),
    ...parseQueries(
      'character',
      `
    @ => keymaps/list-of-keycodes
    \\ => keymaps/list-of-keycodes
    ? => keymaps/list-of-keycodes
    " => keymaps/list-of-keycodes
    \` => keymaps/list-of-keycodes
    $ => keymaps/list-of-keycodes
    curly bracket => keymaps/list-of-keycodes
    exclamation mark => keymaps/list-of-keycodes
    next track => keymaps/list-of-keycodes
    right alt => keymaps/list-of-keycodes keymaps/modifiers
  `,
    ),
    ...parseQueries(
      'blog',
      `
    zmk tools => /blog/2024/01/05/zmk-tools
    sotf 5 => /blog/2022/04/10/zmk-sotf-5
    zephyr 3.0 upgrade => /blog/2022/04/02/zephyr-3-0 /blog/2022/03/08/zephyr-3-0-upgrade-prep
    bootloader fix blog => /blog/2020/10/03/bootloader-fix
    first state of the firmware => /blog/2020/08/12/zmk-sotf-1
  `,
    ),
  ],
};
