import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const plainWords: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin:
    'What most readers type: names and common words, few descriptions. At that time, 92.1 % found a right page first and 99.1 % among the first three.',
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_BATTERY_REPORTING => config/battery
    CONFIG_ZMK_SPLIT_BLE_CENTRAL_PERIPHERALS => config/split
    CONFIG_ZMK_HID_CONSUMER_REPORT_SIZE => config/system
    CONFIG_ZMK_WIDGET_BATTERY_STATUS => config/displays
    rgb_underglow_sat_step => config/lighting
    zmk,behavior-mod-morph => keymaps/behaviors/mod-morph config/behaviors
    zmk,kscan-gpio-charlieplex => config/kscan
    zmk,input-processor-transform => keymaps/input-processors/transformer config/pointing
    zmk,soft-off-wakeup-sources => config/power development/hardware-integration/soft-off-setup
    quick-tap-ms => keymaps/behaviors/hold-tap config/behaviors
    hold-trigger-key-positions => keymaps/behaviors/hold-tap config/behaviors
    quick-release => keymaps/behaviors/sticky-key config/behaviors
    acceleration-exponent => keymaps/behaviors/mouse-emulation config/behaviors
    BT_PRV => keymaps/behaviors/bluetooth
    OUT_BLE => keymaps/behaviors/outputs
    EP_TOG => keymaps/behaviors/power
    BL_INC => keymaps/behaviors/backlight
    RGB_HUI => keymaps/behaviors/underglow
    &sk => keymaps/behaviors/sticky-key
    &mkp => keymaps/behaviors/mouse-emulation
    &lt => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    &zip_xy_to_scroll_mapper => keymaps/input-processors/code-mapper
    KP_PLUS => keymaps/list-of-keycodes
    C_BRI_UP => keymaps/list-of-keycodes
    LA(TAB) => keymaps/modifiers keymaps/list-of-keycodes
    `,
    ),
    ...parseQueries(
      'topic',
      `
    sticky layer => keymaps/behaviors/sticky-layer
    mod morph => keymaps/behaviors/mod-morph
    soft off => keymaps/behaviors/soft-off features/low-power-states development/hardware-integration/soft-off-setup
    external power => keymaps/behaviors/power config/power
    split keyboard pairing => features/split-keyboards troubleshooting/connection-issues user-setup
    wireless range => troubleshooting/connection-issues config/bluetooth
    custom behavior => development/new-behavior
    oled display widgets => config/displays features/displays
    rotary encoder resolution => config/encoders development/hardware-integration/encoders features/encoders
    rgb effects list => keymaps/behaviors/underglow features/lighting
    local build environment => development/local-toolchain/setup development/local-toolchain/setup/native development/local-toolchain/build-flash
    vscode dev container => development/local-toolchain/setup/container
    github actions build => troubleshooting/building-issues customization user-setup
    key matrix wiring => config/kscan development/hardware-integration/new-shield
    trackpad support => features/pointing development/hardware-integration/pointing
    bootloader key => keymaps/behaviors/reset
    layer tap => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    keyboard metadata yml => development/hardware-integration/hardware-metadata-files
    studio unlock => keymaps/behaviors/studio-unlock
    debounce time => features/debouncing config/kscan
    power profiler => /power-profiler
    upgrade keymap => /keymap-upgrader
    `,
    ),
    ...parseQueries(
      'typo',
      `
    hlod tap => keymaps/behaviors/hold-tap
    bluetooh clear => keymaps/behaviors/bluetooth features/bluetooth
    soft of => keymaps/behaviors/soft-off features/low-power-states development/hardware-integration/soft-off-setup
    tap dnace => keymaps/behaviors/tap-dance
    input procesor => keymaps/input-processors
    mouse emualtion => keymaps/behaviors/mouse-emulation
    low pwoer => features/low-power-states
    shield creaton => development/hardware-integration/new-shield
    capswrd => keymaps/behaviors/caps-word
    `,
    ),
    ...parseQueries(
      'synonym',
      `
    rotary knob => features/encoders
    one shot shift => keymaps/behaviors/sticky-key
    mouse jiggler => keymaps/behaviors/mouse-emulation
    leader key => keymaps/combos keymaps/behaviors/tap-dance faq
    double tap key => keymaps/behaviors/tap-dance
    standby mode => features/low-power-states
    erase bluetooth bonds => keymaps/behaviors/bluetooth features/bluetooth troubleshooting/connection-issues
    hot swap keyboards profile => features/bluetooth keymaps/behaviors/bluetooth
    hardware reset button => keymaps/behaviors/reset
    lights => features/lighting
    text snippets => keymaps/behaviors/macros
    thumb cluster layer switch => keymaps/behaviors/layers
    switch debounce chatter => features/debouncing
    serial logs => development/usb-logging
    web based configuration => features/studio
    keyboard firmware size too large => troubleshooting/building-issues
    `,
    ),
    ...parseQueries(
      'prefix',
      `
    tapping => keymaps/behaviors/hold-tap
    bluetooth pro => features/bluetooth keymaps/behaviors/bluetooth
    undergl => keymaps/behaviors/underglow features/lighting development/hardware-integration/lighting/underglow
    CONFIG_ZMK_RGB => config/lighting
    pointing dev => features/pointing development/hardware-integration/pointing config/pointing
    zmk stu => features/studio
    `,
    ),
    ...parseQueries(
      'question',
      `
    how do I put my keyboard to sleep => features/low-power-states keymaps/behaviors/soft-off config/power
    how to change the tapping term => keymaps/behaviors/hold-tap
    why is my split keyboard not connecting => troubleshooting/connection-issues features/split-keyboards
    how do I use media keys => keymaps/list-of-keycodes
    how can I see which layer is active => features/displays keymaps/behaviors/layers faq
    how do I switch bluetooth profiles => keymaps/behaviors/bluetooth features/bluetooth
    what is the difference between &mo and &tog => keymaps/behaviors/layers
    how to enable rgb underglow => features/lighting
    can zmk work with usb only => faq keymaps/behaviors/outputs config/system
    how do I add a custom shield => development/hardware-integration/new-shield
    why does my build fail with undefined node label => troubleshooting/building-issues
    how to create a macro that types text => keymaps/behaviors/macros
    how do I make a combo => keymaps/combos
    how long does the battery last => faq /power-profiler
    where is the firmware file => user-setup
    `,
    ),
    ...parseQueries(
      'code',
      `
    &lt 1 SPACE => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    CONFIG_ZMK_DISPLAY=y => config/displays features/displays
    compatible = "zmk,behavior-hold-tap"; => keymaps/behaviors/hold-tap config/behaviors
    &kp LS(LG(S)) => keymaps/modifiers keymaps/behaviors/key-press
    west build -b nice_nano_v2 -- -DSHIELD=kyria_left => development/local-toolchain/build-flash
    key-positions = <10 11>; => keymaps/combos
    if-layers = <1 2>; => keymaps/conditional-layers
    &msc SCRL_UP => keymaps/behaviors/mouse-emulation
    `,
    ),
    ...parseQueries(
      'error',
      `
    devicetree error: parse error => troubleshooting/building-issues
    failed to pair => troubleshooting/connection-issues
    file copy error macos => troubleshooting/flashing-issues
    `,
    ),
    ...parseQueries(
      'hardware',
      `
    seeed xiao nrf52840 => hardware
    nice nano v2 corne => hardware
    trackball pmw3360 => development/hardware-integration/pointing
    ec11 => features/encoders development/hardware-integration/encoders config/encoders
    `,
    ),
    ...parseQueries(
      'character',
      `
    @ => keymaps/list-of-keycodes
    pipe => keymaps/list-of-keycodes
    volume up => keymaps/list-of-keycodes
    `,
    ),
    ...parseQueries(
      'blog',
      `
    zmk studio release => /blog/2024/11/11/zmk-studio-mvp-ga
    state of the firmware 5 => /blog/2022/04/10/zmk-sotf-5
    keymap editor => /blog/2023/11/09/keymap-editor features/studio
    `,
    ),
  ],
};
