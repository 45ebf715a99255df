import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const allPages: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin:
    'Covers all pages, posts, and tools. Written without looking at the search engine. At that time, 87.0 % found a right page first and 96.0 % among the first three.',
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_IDLE_TIMEOUT => config/power
    ZMK_SPLIT_ROLE_CENTRAL => config/split
    CONFIG_BT_MAX_CONN => config/bluetooth
    BLE_EXPERIMENTAL_CONN => config/bluetooth
    CONFIG_ZMK_HID_REPORT_TYPE_NKRO => config/system
    consumer_report_usages_full => config/system
    CONFIG_ZMK_RGB_UNDERGLOW_BRT_STEP => config/lighting
    BACKLIGHT_ON_START => config/lighting
    CONFIG_ZMK_KSCAN_DEBOUNCE_PRESS_MS => config/kscan features/debouncing
    CONFIG_EC11 => config/encoders development/hardware-integration/encoders features/encoders
    zmk,ext-power-generic => config/power
    zmk,input-listener => config/pointing features/pointing development/hardware-integration/pointing
    zmk,physical-layout-position-map => config/layout development/hardware-integration/physical-layouts
    &studio_unlock => keymaps/behaviors/studio-unlock
    key_physical_attrs => development/hardware-integration/physical-layouts config/layout
    OUT_TOG => keymaps/behaviors/outputs
    EP_OFF => keymaps/behaviors/power
    &bootloader => keymaps/behaviors/reset
    MACRO_PLACEHOLDER => keymaps/behaviors/macros
    macro_param_1to2 => keymaps/behaviors/macros
    MB4 => keymaps/behaviors/mouse-emulation
    &msc => keymaps/behaviors/mouse-emulation
    zip_xy_scaler => keymaps/input-processors/scaler
    INPUT_TRANSFORM_XY_SWAP => keymaps/input-processors/transformer
    zip_temp_layer => keymaps/input-processors/temp-layer
    settings_reset => troubleshooting/connection-issues
    zmk-usb-logging => development/usb-logging
    ZMK_BEHAVIOR_OPAQUE => development/new-behavior
    &inc_dec_kp => keymaps/behaviors/sensor-rotate
    LEFT_GUI => keymaps/list-of-keycodes keymaps/modifiers
    tapping-term-ms => keymaps/behaviors/hold-tap config/behaviors
    require-prior-idle-ms => keymaps/behaviors/hold-tap keymaps/combos config/behaviors
    slow-release => keymaps/combos config/combos
    ignore-modifiers => keymaps/behaviors/sticky-key config/behaviors
    continue-list => keymaps/behaviors/caps-word config/behaviors
    input-gpios col-gpios row-gpios diode-direction => config/kscan
    col-offset => config/layout development/hardware-integration/new-shield config/kscan
    triggers-per-rotation => config/encoders development/hardware-integration/encoders features/encoders
    power-gpios output-ohms full-ohms => config/battery development/hardware-integration/battery
    time-to-max-speed-ms => keymaps/behaviors/mouse-emulation config/behaviors
    event-code-map => keymaps/input-processors/code-mapper config/pointing
    if-layers then-layer => keymaps/conditional-layers config/keymap
    excluded-positions => keymaps/input-processors/temp-layer config/pointing
    split-peripheral-off-on-press => keymaps/behaviors/soft-off config/behaviors
    chain-length => development/hardware-integration/lighting/underglow config/lighting features/lighting
    half-duplex => config/split
    toggle-mode => keymaps/behaviors/key-toggle keymaps/behaviors/layers config/behaviors
    keep-mods => keymaps/behaviors/mod-morph config/behaviors
    `,
    ),
    ...parseQueries(
      'option',
      `
    zmk display invert colors config => config/displays
    idle sleep timeout option => config/power
    battery report interval => config/battery
    keyboard name kconfig => config/system
    ble passkey entry => config/bluetooth
    split ble central battery level fetching => config/battery
    rgb auto off idle => config/lighting
    hold tap max captured events => config/behaviors
    combo max pressed combos => config/combos
    usb boot protocol => config/system
    studio locking config off => config/studio
    mouse smooth scrolling setting => config/pointing
    bt ctlr tx pwr plus 8 => config/bluetooth
    ec11 trigger global thread => config/encoders
    split peripheral hid indicators => config/split
    settings save debounce => config/system
    macro default wait ms => config/behaviors
    kscan matrix polling => config/kscan
    `,
    ),
    ...parseQueries(
      'topic',
      `
    output selection usb or bluetooth => keymaps/behaviors/outputs
    key repeat => keymaps/behaviors/key-repeat
    overlapping combos => keymaps/combos
    tri layer => keymaps/conditional-layers
    wired split => features/split-keyboards config/split development/hardware-integration/new-shield
    charlieplexing => config/kscan
    home row mods => keymaps/behaviors/hold-tap
    pre-commit hooks => development/local-toolchain/pre-commit
    beta testing a pull request => features/modules
    devicetree overlay files => config
    deep sleep => features/low-power-states
    clean room => development/contributing/clean-room
    simulated keyboard on linux without hardware => development/local-toolchain/posix-board
    rpc protobuf => development/studio-rpc-protocol
    fuel gauge => development/hardware-integration/battery config/battery
    nested behaviors => keymaps/behaviors keymaps/behaviors/hold-tap
    layer names => keymaps/behaviors/layers keymaps config/keymap
    key positions => keymaps keymaps/combos
    temporary mouse layer => keymaps/input-processors/temp-layer
    per layer input processors => keymaps/input-processors/usage
    convert old keymap to new codes => /keymap-upgrader
    battery life calculator => /power-profiler
    deprecated key names replace automatically => /keymap-upgrader
    estimate power consumption => /power-profiler
    standby days mah => /power-profiler
    commit message types and scopes => development/contributing/pull-requests
    intellisense compile_commands.json => development/local-toolchain/ide-integration
    install zephyr sdk ubuntu => development/local-toolchain/setup/native
    complete sample keymap => keymap-example keymaps
    glossary => /docs
    adding leds to a new keyboard => development/hardware-integration/lighting development/hardware-integration/lighting/underglow development/hardware-integration/lighting/backlight
    `,
    ),
    ...parseQueries(
      'typo',
      `
    tapdacne => keymaps/behaviors/tap-dance
    bluetoth => features/bluetooth keymaps/behaviors/bluetooth
    conditonal layer => keymaps/conditional-layers
    pysical layout => development/hardware-integration/physical-layouts config/layout
    sticy keys => keymaps/behaviors/sticky-key
    bakclight => keymaps/behaviors/backlight features/lighting development/hardware-integration/lighting/backlight
    debounse => features/debouncing
    pheripheral => features/split-keyboards config/split
    troublshooting => troubleshooting
    encodr => features/encoders development/hardware-integration/encoders config/encoders
    keycods => keymaps/list-of-keycodes
    bootlaoder => keymaps/behaviors/reset troubleshooting/flashing-issues
    hrdware metadata => development/hardware-integration/hardware-metadata-files
    undreglow => keymaps/behaviors/underglow features/lighting development/hardware-integration/lighting/underglow
    shfit register => development/hardware-integration/shift-registers
    modifer morph => keymaps/behaviors/mod-morph
    `,
    ),
    ...parseQueries(
      'synonym',
      `
    nap timer => features/low-power-states config/power
    keyboard forgets my laptop => troubleshooting/connection-issues features/bluetooth
    scroll wheel that you turn => features/encoders development/hardware-integration/encoders
    double click a key for something else => keymaps/behaviors/tap-dance
    press two keys at once for another key => keymaps/combos
    little screen => features/displays config/displays
    turn the keyboard off completely => features/low-power-states keymaps/behaviors/soft-off
    second layer only while holding => keymaps/behaviors/layers
    capital letters until space => keymaps/behaviors/caps-word
    letters come out twice => features/debouncing
    type my email address with one key => keymaps/behaviors/macros
    left side doesn't talk to right side => troubleshooting/connection-issues features/split-keyboards
    factory reset => troubleshooting/connection-issues keymaps/behaviors/reset
    glowing lights underneath => features/lighting keymaps/behaviors/underglow
    dim the leds => keymaps/behaviors/backlight keymaps/behaviors/underglow features/lighting
    trackpoint nipple => features/pointing development/hardware-integration/pointing
    cursor too fast => keymaps/input-processors/scaler features/pointing keymaps/behaviors/mouse-emulation
    pointer goes the wrong way => keymaps/input-processors/transformer development/hardware-integration/pointing
    how much juice left => features/battery
    edit keys live in browser => features/studio
    swap between my tablet and pc => features/bluetooth keymaps/behaviors/bluetooth
    power saving => features/low-power-states config/power
    how long will a charge last => /power-profiler faq features/battery
    unlock the editor => keymaps/behaviors/studio-unlock features/studio
    usb receiver stick => development/hardware-integration/dongle faq
    key that does nothing => keymaps/behaviors/misc
    fall through to lower layer => keymaps/behaviors/misc keymaps/behaviors/layers keymaps
    repeat what i just typed => keymaps/behaviors/key-repeat
    shift plus backspace gives delete => keymaps/behaviors/mod-morph
    hold key shift tap key letter => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    key stays down until i press it again => keymaps/behaviors/key-toggle
    shift only for the next letter => keymaps/behaviors/sticky-key
    make my own action in c => development/new-behavior
    chip with extra pins => development/hardware-integration/shift-registers config/kscan
    cold solder joint => troubleshooting/hardware-issues
    fake mouse with keys => keymaps/behaviors/mouse-emulation
    package code for others to include => development/module-creation features/modules
    drag lock key => keymaps/behaviors/key-toggle keymaps/behaviors/mouse-emulation
    layer for one key press only => keymaps/behaviors/sticky-layer
    run a behavior when I click the trackpad => keymaps/input-processors/behaviors
    `,
    ),
    ...parseQueries(
      'prefix',
      `
    caps w => keymaps/behaviors/caps-word
    stud => features/studio
    low pow => features/low-power-states
    tap-da => keymaps/behaviors/tap-dance
    input proc => keymaps/input-processors
    physical lay => development/hardware-integration/physical-layouts config/layout
    CONFIG_ZMK_SLE => config/power
    hold-trig => keymaps/behaviors/hold-tap
    soft o => keymaps/behaviors/soft-off features/low-power-states development/hardware-integration/soft-off-setup
    sens => keymaps/behaviors/sensor-rotate features/encoders
    troub => troubleshooting
    pinc => development/hardware-integration/pinctrl
    rgb_b => keymaps/behaviors/underglow
    mod-m => keymaps/behaviors/mod-morph
    contain => development/local-toolchain/setup/container
    C_VOL => keymaps/list-of-keycodes
    `,
    ),
    ...parseQueries(
      'question',
      `
    how do I update to the newest zmk => faq customization
    can I use zmk without bluetooth => faq keymaps/behaviors/outputs
    why does my keyboard disconnect all the time => troubleshooting/connection-issues
    where do I put my keymap file => customization config keymaps
    which controller should I buy => hardware faq
    what is the difference between board and shield => faq development/hardware-integration
    how to connect keyboard to more than 5 devices => features/bluetooth config/bluetooth
    does zmk run on atmega32u4 => faq
    how do I see log output => development/usb-logging
    how to build firmware on my own pc => development/local-toolchain/setup development/local-toolchain/build-flash
    how do I flash a uf2 => user-setup troubleshooting/flashing-issues
    why is my left half slower to type => features/split-keyboards
    how to write german umlauts => faq keymaps/list-of-keycodes keymaps/behaviors/macros
    can i pick a certain zmk version => customization
    how do I add an oled to my board => features/displays
    what license is zmk => faq
    how to run unit tests => development/local-toolchain/tests
    how can I help with the docs => development/contributing/documentation
    is there a command line tool => user-setup-cli
    why does home row mods trigger accidentally when typing fast => keymaps/behaviors/hold-tap
    how do i use ctrl on mac and windows with one keymap => keymaps/modifiers
    does the keyboard encrypt what I type => features/bluetooth faq
    `,
    ),
    ...parseQueries(
      'code',
      `
    &mt LSHIFT A => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    &lt 2 SPACE => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    bindings = <&kp A &kp B>; => keymaps keymaps/behaviors/key-press config/keymap
    compatible = "zmk,behavior-tap-dance"; => keymaps/behaviors/tap-dance config/behaviors
    sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; => keymaps/behaviors/sensor-rotate features/encoders config/keymap
    #include <dt-bindings/zmk/bt.h> => keymaps/behaviors/bluetooth
    &kp LC(LS(Z)) => keymaps/modifiers keymaps/behaviors/key-press
    west build -p -d build/left -b nice_nano_v2 -- -DSHIELD=corne_left => development/local-toolchain/build-flash
    combo_esc { timeout-ms = <50>; key-positions = <0 1>; }; => keymaps/combos
    mods = <(MOD_LSFT|MOD_RSFT)>; => keymaps/behaviors/mod-morph keymaps/behaviors/caps-word
    input-processors = <&zip_xy_transform INPUT_TRANSFORM_Y_INVERT>; => keymaps/input-processors/transformer keymaps/input-processors/usage
    RC(0,0) RC(0,1) RC(0,2) => config/layout development/hardware-integration/new-shield
    snippet: studio-rpc-usb-uart => features/studio
    revision: main => customization features/modules
    `,
    ),
    ...parseQueries(
      'error',
      `
    devicetree error: undefined node label => troubleshooting/building-issues
    region FLASH overflowed by 2048 bytes => troubleshooting/building-issues
    No board named 'nice_nano' found => troubleshooting/building-issues
    error -36 the finder can't complete the operation => troubleshooting/flashing-issues
    fatal error: no such file or directory keymap => troubleshooting/building-issues
    parse error expected number or parenthesized expression => troubleshooting/building-issues
    Driver error windows bluetooth keyboard => troubleshooting/connection-issues
    The disk was not ejected properly => troubleshooting/flashing-issues
    CMake Error invalid shield => troubleshooting/building-issues
    docker permission denied container => development/local-toolchain/setup/container
    `,
    ),
    ...parseQueries(
      'hardware',
      `
    nice!nano v2 => hardware
    xiao ble => hardware
    lily58 => hardware
    sofle encoder => hardware features/encoders development/hardware-integration/encoders
    PMW3610 trackball => development/hardware-integration/pointing
    74HC595 => development/hardware-integration/shift-registers
    ws2812 => development/hardware-integration/lighting/underglow features/lighting config/lighting
    SSD1306 => features/displays config/displays
    max17048 => config/battery development/hardware-integration/battery /blog/2024/02/09/zephyr-3-5
    rp2040 pio spi => development/hardware-integration/pinctrl
    kinesis advantage => hardware
    mcp23017 => development/hardware-integration/shift-registers config/kscan
    `,
    ),
    ...parseQueries(
      'character',
      `
    ~ => keymaps/list-of-keycodes
    backslash => keymaps/list-of-keycodes
    play pause => keymaps/list-of-keycodes
    screen brightness key => keymaps/list-of-keycodes
    print screen => keymaps/list-of-keycodes
    § => keymaps/list-of-keycodes
    windows key => keymaps/list-of-keycodes keymaps/modifiers
    numpad enter => keymaps/list-of-keycodes
    fn globe key => keymaps/list-of-keycodes
    `,
    ),
    ...parseQueries(
      'blog',
      `
    state of the firmware 2020 hold-tap bluetooth profiles => /blog/2020/09/21/zmk-sotf-2
    keyboard stuck in bootloader flash corruption story => /blog/2020/10/03/bootloader-fix
    zephyr 3.2 upgrade => /blog/2023/04/06/zephyr-3-2
    vscode extension for keymaps => /blog/2024/01/05/zmk-tools
    spotlight keymap editor => /blog/2023/11/09/keymap-editor
    nodefree => /blog/2023/12/17/nodefree-config
    encoder refactor => /blog/2023/06/18/encoder-refactors
    studio release announcement => /blog/2024/11/11/zmk-studio-mvp-ga
    birthday => /blog/2022/04/21/zmk-2yo
    macros tap-dance caps word news post => /blog/2022/04/10/zmk-sotf-5
    combos sticky keys grave escape 2021 report => /blog/2021/01/27/zmk-sotf-4
    `,
    ),
  ],
};
