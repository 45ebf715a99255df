import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const names: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin:
    "Based on the sidebar, the headings, and the firmware's names, without looking at the synonyms or the ranking. At that time, 88.5 % found a right page first and 96.5 % among the first three.",
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_BATTERY_REPORT_INTERVAL => config/battery
    CONFIG_ZMK_KSCAN_DEBOUNCE_RELEASE_MS => config/kscan features/debouncing
    CONFIG_ZMK_STUDIO_LOCK_IDLE_TIMEOUT_SEC => config/studio
    CONFIG_ZMK_HID_REPORT_TYPE_NKRO => config/system
    CONFIG_BT_CTLR_TX_PWR_PLUS_8 => config/bluetooth features/bluetooth troubleshooting/connection-issues
    CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS => config/behaviors keymaps/behaviors/macros
    ZMK_SPLIT_BLE_CENTRAL_PERIPHERALS => config/split development/hardware-integration/dongle
    RGB_UNDERGLOW_HUE_STEP => config/lighting
    CONFIG_USB_DEVICE_VID => config/system
    CONFIG_EC11_TRIGGER_OWN_THREAD => config/encoders
    display_invert => config/displays
    clear_bonds => config/bluetooth config/system
    CONFIG_WS2812_STRIP => config/lighting development/hardware-integration/lighting/underglow
    CONFIG_ZMK_PM_SOFT_OFF => config/power features/low-power-states
    zmk,behavior-input-two-axis => config/behaviors
    zmk,kscan-composite => config/kscan
    zmk,battery-nrf-vddh => config/battery development/hardware-integration/battery
    zmk,input-processor-transform => keymaps/input-processors/transformer config/pointing
    zmk,gpio-595 => development/hardware-integration/shift-registers config/kscan
    zmk,wired-split => config/split features/split-keyboards
    soft-off-wakeup-sources => config/power development/hardware-integration/soft-off-setup
    hold-trigger-key-positions => keymaps/behaviors/hold-tap config/behaviors
    quick-release => keymaps/behaviors/sticky-key config/behaviors
    continue-list => keymaps/behaviors/caps-word config/behaviors
    triggers-per-rotation => config/encoders config/keymap features/encoders development/hardware-integration/encoders
    poll-period-ms => config/kscan
    row-offset => config/layout
    excluded-positions => keymaps/input-processors/temp-layer config/pointing
    full-ohms => config/battery development/hardware-integration/battery
    init-delay-ms => config/power
    BT_DISC => keymaps/behaviors/bluetooth
    RGB_EFR => keymaps/behaviors/underglow
    SCRL_DOWN => keymaps/behaviors/mouse-emulation
    INPUT_TRANSFORM_X_INVERT => keymaps/input-processors/transformer development/hardware-integration/pointing
    MOD_RGUI => keymaps/modifiers keymaps/behaviors/mod-morph
    EP_TOG => keymaps/behaviors/power
    &macro_pause_for_release => keymaps/behaviors/macros
    &zip_xy_to_scroll_mapper => keymaps/input-processors/code-mapper
    &soft_off => keymaps/behaviors/soft-off
    &gresc => keymaps/behaviors/mod-morph keymaps/behaviors/misc
    &msc => keymaps/behaviors/mouse-emulation
    C_BRI_UP => keymaps/list-of-keycodes
    KP_MULTIPLY => keymaps/list-of-keycodes
    PSCRN => keymaps/list-of-keycodes
    zephyr,display => config/displays
    ZMK_BEHAVIOR_OMIT => features/studio
`,
    ),
    ...parseQueries(
      'topic',
      `
    interrupt flavors => keymaps/behaviors/hold-tap
    bluetooth profiles => features/bluetooth keymaps/behaviors/bluetooth
    position map => development/hardware-integration/physical-layouts config/layout
    status screen widgets => config/displays features/displays
    number of LEDs in the strip => features/lighting config/lighting development/hardware-integration/lighting/underglow
    kconfig value types => config
    wake from deep sleep => features/low-power-states config/power
    commit message format => development/contributing/pull-requests
    build with a local module => development/local-toolchain/build-flash features/modules
    keymap file includes => keymaps
    voltage divider => development/hardware-integration/battery config/battery
    mouse acceleration => keymaps/behaviors/mouse-emulation config/behaviors
    wired split over uart => features/split-keyboards config/split
    eager debounce => features/debouncing
    reset split halves => troubleshooting/connection-issues
    transparent key => keymaps/behaviors/misc
    private keyboard config repository => faq user-setup
    diode direction => config/kscan development/hardware-integration/new-shield
    temporary mouse layer when the trackball moves => keymaps/input-processors/temp-layer
    rpc message framing => development/studio-rpc-protocol
    license of zmk => faq
    toggle layer on and off => keymaps/behaviors/layers
    international keys => keymaps/list-of-keycodes
    bluetooth passkey => config/bluetooth features/bluetooth
    split battery level on the host => config/split features/battery config/battery
    snippet for studio => features/studio
    clean room => development/contributing/clean-room
    hardware metadata => development/hardware-integration/hardware-metadata-files
    virtual keyboard events without hardware => development/local-toolchain/posix-board
    trackpoint => development/hardware-integration/pointing features/pointing
`,
    ),
    ...parseQueries(
      'typo',
      `
    condtional layers => keymaps/conditional-layers
    blutooth proflie => features/bluetooth keymaps/behaviors/bluetooth
    undreglow => features/lighting keymaps/behaviors/underglow config/lighting
    stiky layer => keymaps/behaviors/sticky-layer
    debuoncing => features/debouncing
    tapdance => keymaps/behaviors/tap-dance
    keycods => keymaps/list-of-keycodes
    phsyical layout => development/hardware-integration/physical-layouts config/layout
    capswrod => keymaps/behaviors/caps-word
    trobleshoting => troubleshooting
    encdoer resolution => config/encoders features/encoders development/hardware-integration/encoders
    modmorf => keymaps/behaviors/mod-morph
    softof => keymaps/behaviors/soft-off features/low-power-states
    tappng-term => keymaps/behaviors/hold-tap config/behaviors keymaps/behaviors/tap-dance
    CONFIG_ZMK_SLEPE => config/power features/low-power-states
    quikc-tap-ms => keymaps/behaviors/hold-tap config/behaviors
    shift regsiter => development/hardware-integration/shift-registers
    usb loging => development/usb-logging
    matirx transform => config/layout development/hardware-integration/new-shield
    zmk stuido => features/studio
    keyrepeat => keymaps/behaviors/key-repeat
    back light => features/lighting keymaps/behaviors/backlight config/lighting development/hardware-integration/lighting/backlight
    bootlaoder key => keymaps/behaviors/reset
    vscode inteligence => development/local-toolchain/ide-integration
    dongel => development/hardware-integration/dongle
    docker contianer => development/local-toolchain/setup/container
    homerow mods => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    pwoer profiler => /power-profiler
`,
    ),
    ...parseQueries(
      'synonym',
      `
    dual role keys => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    joystick module as a mouse => features/pointing development/hardware-integration/pointing
    rotary knob volume => features/encoders keymaps/behaviors/sensor-rotate
    leds under the case => features/lighting keymaps/behaviors/underglow
    screen => features/displays
    chords => keymaps/combos
    function layer while held => keymaps/behaviors/layers
    third layer when both thumb layers are on => keymaps/conditional-layers
    hibernate => features/low-power-states config/power
    firmware update over the air => faq
    unpair => features/bluetooth keymaps/behaviors/bluetooth
    double tap a key for something else => keymaps/behaviors/tap-dance
    chatter => features/debouncing
    key sequence => keymaps/behaviors/macros
    text expansion => keymaps/behaviors/macros
    ghost typing doubled letters => features/debouncing
    receiver stick => development/hardware-integration/dongle
    port expander => development/hardware-integration/shift-registers config/kscan
    VIA => features/studio faq
    command line installer => user-setup-cli
    add on repository => features/modules development/module-creation
    sensitivity of the trackball => keymaps/input-processors/scaler
    cursor speed => keymaps/behaviors/mouse-emulation keymaps/input-processors/scaler
    flip axis => keymaps/input-processors/transformer development/hardware-integration/pointing
    numlock indicator led => faq config/system config/split
    autocorrect shift for one word => keymaps/behaviors/caps-word
    turn the keyboard off with a key => keymaps/behaviors/soft-off features/low-power-states
    graphical keymap editor => features/studio faq /blog/2023/11/09/keymap-editor
`,
    ),
    ...parseQueries(
      'prefix',
      `
    CONFIG_ZMK_BLE_EXP => config/bluetooth
    CONFIG_ZMK_WIDGET => config/displays
    CONFIG_ZMK_COMBO => config/combos keymaps/combos
    zmk,kscan- => config/kscan
    zmk,behavior-st => config/behaviors keymaps/behaviors/sticky-key keymaps/behaviors/studio-unlock
    troubl => troubleshooting
    blueto => features/bluetooth keymaps/behaviors/bluetooth config/bluetooth
    require-pri => keymaps/behaviors/hold-tap keymaps/combos config/behaviors config/combos
    mod-mo => keymaps/behaviors/mod-morph
    enco => features/encoders config/encoders development/hardware-integration/encoders
    posix => development/local-toolchain/posix-board
    pre-com => development/local-toolchain/pre-commit
    RGB_S => keymaps/behaviors/underglow
    BT_C => keymaps/behaviors/bluetooth
    input proc => keymaps/input-processors
    &macro_p => keymaps/behaviors/macros
    charliep => config/kscan config/layout
    supported hard => hardware
    out_u => keymaps/behaviors/outputs
    pinc => development/hardware-integration/pinctrl
`,
    ),
    ...parseQueries(
      'question',
      `
    how do i pair my keyboard with a second computer => features/bluetooth keymaps/behaviors/bluetooth
    why does my battery drain so fast => features/battery features/low-power-states faq /power-profiler
    how to add a knob to my keyboard => development/hardware-integration/encoders features/encoders
    what is the difference between a board and a shield => development/hardware-integration faq
    how do i flash the right half => features/split-keyboards user-setup
    can i use my qmk keymap => faq
    how to make caps lock tap escape hold ctrl => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    how to type a capital letter with a tap and symbol with shift => keymaps/behaviors/mod-morph
    where do i put CONFIG lines => config customization
    how can i see log output of my keyboard => development/usb-logging
    how to change the name shown in bluetooth list => features/bluetooth config/system config/bluetooth
    how many layers can i have => keymaps keymaps/behaviors/layers config/keymap config/studio features/studio
    how do i send ctrl alt delete with one key => keymaps/modifiers keymaps/behaviors/key-press
    does zmk support esp32 => faq
    how do i stop the display from turning off => config/displays features/displays
    how to write my own behavior in c => development/new-behavior
    how do i run the unit tests => development/local-toolchain/tests
    which pin should i use for spi => development/hardware-integration/pinctrl
    how to slow down the pointer while a layer is active => keymaps/input-processors/usage keymaps/input-processors/scaler
    is it possible to have two keyboards in one zmk-config => customization
    why is only the left half typing => troubleshooting/connection-issues features/split-keyboards troubleshooting
    how do i update my old keymap => /keymap-upgrader
    how can i restore the stock keymap after using studio => features/studio
    how to make a key press when the combo is released slowly => keymaps/combos
    how long does a 110 mah battery last => /power-profiler faq
    how do i cancel a sticky shift => keymaps/behaviors/sticky-key
    how do i preview the docs => development/contributing/documentation
    where can i get help => /docs troubleshooting
`,
    ),
    ...parseQueries(
      'code',
      `
    bindings = <&kp LC(LS(Z))>; => keymaps/modifiers keymaps/behaviors/key-press
    sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; => features/encoders keymaps/behaviors/sensor-rotate
    compatible = "zmk,behavior-tap-dance"; => keymaps/behaviors/tap-dance config/behaviors
    if-layers = <1 2>; then-layer = <3>; => keymaps/conditional-layers config/keymap
    CONFIG_ZMK_BLE=n => config/system faq config/bluetooth
    input-processors = <&zip_xy_scaler 2 1>; => keymaps/input-processors/scaler keymaps/input-processors/usage keymaps/input-processors
    #include <dt-bindings/zmk/pointing.h> => keymaps/behaviors/mouse-emulation features/pointing
    chosen { zmk,kscan = &kscan0; }; => config/kscan development/hardware-integration/new-shield
    map = <RC(0,0) RC(0,1) RC(0,2)>; => config/layout development/hardware-integration/new-shield
    shield: corne_left nice_view_adapter nice_view => hardware features/displays customization
    cmake-args: -DCONFIG_ZMK_STUDIO=y => features/studio
    west flash -r uf2 => development/local-toolchain/build-flash
    BEHAVIOR_DT_INST_DEFINE(0, init, NULL, NULL, NULL => development/new-behavior
    - board: nice_nano_v2 shield: settings_reset => troubleshooting/connection-issues
    flavor = "tap-preferred"; => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap config/behaviors
    &lt { quick-tap-ms = <200>; }; => keymaps/behaviors/hold-tap keymaps/behaviors/layers
    if ZMK_KEYBOARD_NAME default "my kb" => development/hardware-integration/new-shield config/system
    revision: v0.2 import: app/west.yml => features/modules customization
    exposes: [pro_micro] => development/hardware-integration/hardware-metadata-files
`,
    ),
    ...parseQueries(
      'error',
      `
    devicetree error: undefined node label => troubleshooting/building-issues
    region FLASH overflowed by => troubleshooting/building-issues
    the copy operation could not be completed uf2 => troubleshooting/flashing-issues
    No board named found => troubleshooting/building-issues
    CMake Error: keymap file not found => troubleshooting/building-issues
    connected but keys do nothing on windows => troubleshooting/connection-issues
    uf2 drive does not show up => troubleshooting/flashing-issues
    whole column not working => troubleshooting/hardware-issues
    assigned the value y but got the value n => troubleshooting/building-issues
    halves lose connection to each other => troubleshooting/connection-issues features/split-keyboards
`,
    ),
    ...parseQueries(
      'hardware',
      `
    nice nano => hardware
    glove80 => hardware
    lily58 => hardware
    raspberry pi pico => hardware faq
    seeed xiao ble => hardware
    MAX17048 => config/battery development/hardware-integration/battery
`,
    ),
    ...parseQueries(
      'character',
      `
    # => keymaps/list-of-keycodes
    | => keymaps/list-of-keycodes
    ß => keymaps/list-of-keycodes
    euro sign => keymaps/list-of-keycodes
    play pause => keymaps/list-of-keycodes
    brightness down => keymaps/list-of-keycodes
    arrow keys => keymaps/list-of-keycodes
`,
    ),
    ...parseQueries(
      'blog',
      `
    zephyr 3.5 => /blog/2024/02/09/zephyr-3-5
    who started zmk and when second birthday => /blog/2022/04/21/zmk-2yo
    nick's keymap editor interview => /blog/2023/11/09/keymap-editor
    studio launch announcement => /blog/2024/11/11/zmk-studio-mvp-ga
`,
    ),
  ],
};
