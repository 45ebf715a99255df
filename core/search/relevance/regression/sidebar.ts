import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const sidebar: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin: 'Based on the sidebar and the headings. Written before the last round of work on the ranking.',
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_DISPLAY_STATUS_SCREEN_CUSTOM => config/displays features/displays
    CONFIG_ZMK_BLE_CLEAR_BONDS_ON_START => config/system config/bluetooth
    CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE => config/lighting
    CONFIG_ZMK_SPLIT => config/split features/split-keyboards
    CONFIG_ZMK_POINTING_SMOOTH_SCROLLING => config/pointing features/pointing
    CONFIG_ZMK_HID_CONSUMER_REPORT_USAGES_FULL => config/system
    CONFIG_BT_MAX_CONN => config/bluetooth config/split
    CONFIG_ZMK_COMBO_MAX_KEYS_PER_COMBO => config/combos keymaps/combos
    CONFIG_ZMK_STUDIO => config/studio features/studio
    CONFIG_ZMK_BACKLIGHT => config/lighting features/lighting
    zmk_idle_timeout => config/power
    BT_PRV => keymaps/behaviors/bluetooth
    OUT_BLE => keymaps/behaviors/outputs
    RGB_BRI => keymaps/behaviors/underglow
    BL_SET => keymaps/behaviors/backlight
    EP_OFF => keymaps/behaviors/power
    &key_toggle => keymaps/behaviors/key-toggle
    &td0 => keymaps/behaviors/tap-dance
    &macro_tap_time => keymaps/behaviors/macros config/behaviors
    &zip_scroll_scaler => keymaps/input-processors/scaler
    &zip_xy_to_scroll_mapper => keymaps/input-processors/code-mapper
    zmk,behavior-tap-dance => keymaps/behaviors/tap-dance config/behaviors
    zmk,behavior-sensor-rotate => keymaps/behaviors/sensor-rotate config/behaviors
    zmk,kscan-mock => config/kscan
    zmk,wired-split => config/split features/split-keyboards development/hardware-integration/new-shield
    zmk,ext-power-generic => config/power
    quick_tap_ms => keymaps/behaviors/hold-tap config/behaviors
    tap-preferred => keymaps/behaviors/hold-tap config/behaviors
    trigger-period-ms => config/pointing keymaps/behaviors/mouse-emulation config/behaviors
    if-layers => keymaps/conditional-layers config/keymap
    excluded-positions => keymaps/input-processors/temp-layer config/pointing
    wakeup-source => config/kscan features/low-power-states config/power development/hardware-integration/soft-off-setup
    LEFT_BRACE => keymaps/list-of-keycodes
    C_BRI_DN => keymaps/list-of-keycodes
    K_APP => keymaps/list-of-keycodes
    NON_US_BSLH => keymaps/list-of-keycodes
    MCLK => keymaps/behaviors/mouse-emulation
    studio-rpc-usb-uart => features/studio
    settings_reset => troubleshooting/connection-issues
    MOD_LGUI => keymaps/modifiers keymaps/behaviors/mod-morph
    `,
    ),
    ...parseQueries(
      'topic',
      `
    glossary => /docs
    code of conduct => /docs
    kconfig value types => config
    devicetree property types => config
    fuel gauge => config/battery development/hardware-integration/battery
    number of bluetooth profiles => config/bluetooth features/bluetooth
    status screen widgets => config/displays features/displays
    charlieplex driver => config/kscan
    direct gpio keys => config/kscan
    matrix transform example => config/layout
    input listener => config/pointing features/pointing
    usb polling => config/system
    layer names => config/keymap keymaps keymaps/behaviors/layers features/displays
    west manifest => features/modules customization troubleshooting/building-issues development/local-toolchain/setup/native
    commit message format => development/contributing/pull-requests
    battery voltage divider => development/hardware-integration/battery config/battery
    kconfig.defconfig => development/hardware-integration/new-shield development/hardware-integration config
    rp2040 pio spi => development/hardware-integration/pinctrl
    gpio key wakeup => config/power development/hardware-integration/soft-off-setup
    pristine build => development/local-toolchain/build-flash
    bluetooth tests => development/local-toolchain/tests
    behavior metadata => development/new-behavior
    locality of behaviors => features/split-keyboards development/new-behavior keymaps/behaviors
    consumer keys => keymaps/list-of-keycodes config/system
    overlapping combos => keymaps/combos
    parameterized macros => keymaps/behaviors/macros
    variable sensor rotation => keymaps/behaviors/sensor-rotate
    interrupt flavors => keymaps/behaviors/hold-tap
    explicit modifiers => keymaps/modifiers keymaps/behaviors/mod-morph
    layer overrides for input processors => keymaps/input-processors/usage keymaps/input-processors
    bluetooth security => config/bluetooth features/bluetooth
    mouse scroll settings => keymaps/behaviors/mouse-emulation
    soft off split keyboards => keymaps/behaviors/soft-off
    fonts on the display => config/displays
    faulty oscillator => troubleshooting/connection-issues
    `,
    ),
    ...parseQueries(
      'typo',
      `
    hodl tap => keymaps/behaviors/hold-tap
    mod moprh => keymaps/behaviors/mod-morph
    stikcy layer => keymaps/behaviors/sticky-layer
    bootlodaer => keymaps/behaviors/reset troubleshooting/flashing-issues user-setup
    debounse => features/debouncing config/kscan
    undreglow => keymaps/behaviors/underglow features/lighting config/lighting development/hardware-integration/lighting/underglow
    bakclight => keymaps/behaviors/backlight features/lighting config/lighting development/hardware-integration/lighting/backlight
    macors => keymaps/behaviors/macros
    key cdoes => keymaps/list-of-keycodes
    pysical layotus => development/hardware-integration/physical-layouts config/layout
    snesor rotate => keymaps/behaviors/sensor-rotate
    zmk studoi => features/studio
    pionting device => features/pointing config/pointing development/hardware-integration/pointing
    spilt keyboard => features/split-keyboards
    dispalys => features/displays config/displays
    combso => keymaps/combos
    keymap upgrdaer => /keymap-upgrader
    powre profiler => /power-profiler
    donlge => development/hardware-integration/dongle
    contirbuting => development/contributing/clean-room development/contributing/documentation development/contributing/pull-requests
    tapping-tem-ms => keymaps/behaviors/hold-tap config/behaviors
    CONFIG_ZMK_DIPSLAY => config/displays features/displays
    zmk,kscan-gpio-matirx => config/kscan
    condtional layers => keymaps/conditional-layers
    suported hardware => hardware
    `,
    ),
    ...parseQueries(
      'synonym',
      `
    momentary switch layer key => keymaps/behaviors/layers
    latching shift => keymaps/behaviors/sticky-key
    typing speed on screen => config/displays features/displays
    key switch chatter => features/debouncing
    underlighting => keymaps/behaviors/underglow features/lighting config/lighting development/hardware-integration/lighting/underglow
    eink display => features/displays config/displays
    rotary knob => features/encoders keymaps/behaviors/sensor-rotate config/encoders development/hardware-integration/encoders
    scroll wheel encoder => features/encoders keymaps/behaviors/sensor-rotate
    lithium battery => features/battery faq development/hardware-integration/battery
    bluetooth multipoint => features/bluetooth keymaps/behaviors/bluetooth
    secondary half => features/split-keyboards config/split
    usb stick for split keyboard => development/hardware-integration/dongle
    via configurator => features/studio faq
    key matrix pins => config/kscan development/hardware-integration/new-shield
    tap mod => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    layer stack => keymaps keymaps/behaviors/layers
    nav cluster keys => keymaps/list-of-keycodes
    ignore key => keymaps/behaviors/misc
    text snippet => keymaps/behaviors/macros
    triple layer => keymaps/conditional-layers
    mouse acceleration => keymaps/behaviors/mouse-emulation config/behaviors config/pointing
    trackpad sensitivity => keymaps/input-processors/scaler features/pointing
    flip trackball axis => keymaps/input-processors/transformer
    switch output to cable => keymaps/behaviors/outputs
    hard reset => keymaps/behaviors/reset troubleshooting/connection-issues
    energy use => /power-profiler features/low-power-states
    log output => development/usb-logging
    code formatting check => development/local-toolchain/pre-commit development/contributing/documentation
    emulate without keyboard => development/local-toolchain/posix-board
    addressable leds => development/hardware-integration/lighting/underglow features/lighting keymaps/behaviors/underglow
    `,
    ),
    ...parseQueries(
      'prefix',
      `
    sof => keymaps/behaviors/soft-off development/hardware-integration/soft-off-setup
    mac => keymaps/behaviors/macros keymaps/modifiers troubleshooting/connection-issues
    displ => features/displays config/displays
    keymap upg => /keymap-upgrader
    power pro => /power-profiler
    hardware met => development/hardware-integration/hardware-metadata-files
    input proc => keymaps/input-processors
    CONFIG_ZMK_RGB => config/lighting
    CONFIG_ZMK_BATT => config/battery
    zmk,beh => config/behaviors keymaps/behaviors
    tap-dan => keymaps/behaviors/tap-dance
    require-pr => keymaps/behaviors/hold-tap keymaps/combos config/behaviors config/combos
    BT_C => keymaps/behaviors/bluetooth
    C_BR => keymaps/list-of-keycodes
    &sys => keymaps/behaviors/reset
    dong => development/hardware-integration/dongle
    split keyb => features/split-keyboards
    connection is => troubleshooting/connection-issues
    new beh => development/new-behavior
    shift reg => development/hardware-integration/shift-registers
    `,
    ),
    ...parseQueries(
      'question',
      `
    how do I make caps lock on double shift => keymaps/behaviors/tap-dance keymaps/combos keymaps/behaviors/caps-word
    can I have more than one keymap for the same keyboard => customization keymaps config
    how do I see the percentage of both batteries => features/battery config/battery
    what is the difference between &mo and &tog => keymaps/behaviors/layers
    how do I stop the keyboard from sleeping => features/low-power-states config/power
    how do I lock zmk studio again => features/studio keymaps/behaviors/studio-unlock config/studio
    what happens to my keymap when I use zmk studio => features/studio
    how do I put a macro on an encoder => keymaps/behaviors/sensor-rotate keymaps/behaviors/macros features/encoders
    does zmk support nkro => config/system
    how to wire an encoder => development/hardware-integration/encoders
    where do I find my firmware files after the build => user-setup customization
    how many layers can I have => keymaps faq keymaps/behaviors/layers
    how do I turn the display off => features/displays config/displays
    can the dongle show battery levels => development/hardware-integration/dongle features/battery
    how to add my keyboard to zmk studio => features/studio config/studio development/hardware-integration/physical-layouts
    why does my trackball move in the wrong direction => keymaps/input-processors/transformer development/hardware-integration/pointing features/pointing
    how to keep a modifier active across several keys => keymaps/behaviors/sticky-key keymaps/behaviors/key-toggle keymaps/behaviors/macros
    what keyboards work with zmk => hardware faq
    how do I update zmk to the newest version => faq customization
    does the backlight turn off when idle => config/lighting features/lighting
    how do I set the colour of the underglow => keymaps/behaviors/underglow config/lighting
    can two keys send one key => keymaps/combos
    how do I switch to another computer => keymaps/behaviors/bluetooth features/bluetooth
    how to send different keys for short and long press => keymaps/behaviors/hold-tap
    what are input processors => keymaps/input-processors
    how do I make the mouse move faster => keymaps/behaviors/mouse-emulation keymaps/input-processors/scaler features/pointing
    what license does zmk use => faq
    how do I build with a different branch of zmk => customization features/modules
    how do I test a pull request => features/modules development/local-toolchain/build-flash development/contributing/pull-requests customization
    how to connect the two halves of my keyboard => features/split-keyboards troubleshooting/connection-issues user-setup
    why is the first key press lost after sleep => features/low-power-states troubleshooting/connection-issues
    can I use zmk without bluetooth => faq config/bluetooth
    how do I write an overlay for my shield => development/hardware-integration/new-shield
    why does my keyboard type the wrong symbols => keymaps/list-of-keycodes keymaps/behaviors/key-press faq
    what is a peripheral => features/split-keyboards
    how do I map ctrl shift t to a key => keymaps/modifiers keymaps/behaviors/key-press
    do I need to flash both halves => features/split-keyboards user-setup customization
    how can I disable a combo while gaming => keymaps/combos
    how do I get the mac function key => keymaps/list-of-keycodes
    is there a way to unpair everything => keymaps/behaviors/bluetooth features/bluetooth troubleshooting/connection-issues
    `,
    ),
    ...parseQueries(
      'code',
      `
    &kp LS(N1) => keymaps/modifiers keymaps/behaviors/key-press keymaps/list-of-keycodes
    &bt BT_SEL 2 => keymaps/behaviors/bluetooth
    &lt 2 SPACE => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    &mt LCTRL ESC => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    &rgb_ug RGB_COLOR_HSB(128,100,100) => keymaps/behaviors/underglow
    sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; => keymaps/behaviors/sensor-rotate features/encoders
    flavor = "balanced"; => keymaps/behaviors/hold-tap config/behaviors
    zmk,kscan = &kscan0; => config/kscan config/system development/hardware-integration/new-shield
    diode-direction = "col2row"; => config/kscan development/hardware-integration/new-shield
    input-processors = <&zip_xy_scaler 1 2>; => keymaps/input-processors/scaler keymaps/input-processors/usage config/pointing features/pointing
    map = <RC(0,0) RC(0,1)>; => config/layout development/hardware-integration/new-shield
    west build -d build/left -b nice_nano_v2 -- -DSHIELD=corne_left => development/local-toolchain/build-flash
    west flash => development/local-toolchain/build-flash
    #include <dt-bindings/zmk/keys.h> => keymaps keymaps/list-of-keycodes keymaps/behaviors/key-press
    snippet: studio-rpc-usb-uart => features/studio
    revision: main => customization features/modules
    tap_dance { compatible = "zmk,behavior-tap-dance"; => keymaps/behaviors/tap-dance
    if-layers = <1 2>; then-layer = <3>; => keymaps/conditional-layers
    &macro_press &kp LSHFT => keymaps/behaviors/macros
    &sk LSHIFT => keymaps/behaviors/sticky-key
    `,
    ),
    ...parseQueries(
      'error',
      `
    devicetree error: undefined node label => troubleshooting/building-issues
    region FLASH overflowed by 1024 bytes => troubleshooting/building-issues
    west: unknown command build => troubleshooting/building-issues development/local-toolchain/setup/native development/local-toolchain/build-flash
    warning: ZMK_KEYBOARD_NAME was assigned the value but got => troubleshooting/building-issues
    the disk was not ejected properly => troubleshooting/flashing-issues
    `,
    ),
  ],
};
