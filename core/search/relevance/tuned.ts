import { parseQueries, type RelevanceQuery } from './queryList.ts';

/** Collected while the search was built, until 2026-11-15. The numbers in rank/weights.ts were tuned on these queries. */
export const tuned: readonly RelevanceQuery[] = [
  ...parseQueries(
    'identifier',
    `
    CONFIG_ZMK_BATTERY_REPORT_INTERVAL => config/battery features/battery
    CONFIG_ZMK_BLE_PASSKEY_ENTRY => config/bluetooth features/bluetooth
    CONFIG_ZMK_EXT_POWER => config/power keymaps/behaviors/power
    CONFIG_ZMK_HID_REPORT_TYPE_NKRO => config/system
    CONFIG_ZMK_KEYBOARD_NAME => config/system faq
    CONFIG_ZMK_BACKLIGHT_BRT_START => config/lighting
    CONFIG_ZMK_WIDGET_WPM_STATUS => config/displays
    CONFIG_ZMK_BEHAVIORS_QUEUE_SIZE => config/behaviors keymaps/behaviors/macros
    CONFIG_ZMK_PM_SOFT_OFF => config/power keymaps/behaviors/soft-off development/hardware-integration/soft-off-setup features/low-power-states
    CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS => config/behaviors keymaps/behaviors/macros
    CONFIG_WS2812_STRIP => config/lighting development/hardware-integration/lighting/underglow
    CONFIG_ZMK_USB => config/system
    BT_NXT => keymaps/behaviors/bluetooth
    BT_DISC => keymaps/behaviors/bluetooth
    OUT_USB => keymaps/behaviors/outputs
    EP_TOG => keymaps/behaviors/power
    RGB_TOG => keymaps/behaviors/underglow
    RGB_HUI => keymaps/behaviors/underglow
    BL_TOG => keymaps/behaviors/backlight
    &caps_word => keymaps/behaviors/caps-word
    &tog => keymaps/behaviors/layers
    &to => keymaps/behaviors/layers
    &kt => keymaps/behaviors/key-toggle
    &gresc => keymaps/behaviors/mod-morph
    &sys_reset => keymaps/behaviors/reset
    &soft_off => keymaps/behaviors/soft-off
    &ext_power => keymaps/behaviors/power
    &mkp MB1 => keymaps/behaviors/mouse-emulation
    &mmv MOVE_UP => keymaps/behaviors/mouse-emulation
    &bl BL_INC => keymaps/behaviors/backlight
    &zip_temp_layer => keymaps/input-processors/temp-layer
    &zip_xy_transform => keymaps/input-processors/transformer
    &zip_button_behaviors => keymaps/input-processors/behaviors
    &none => keymaps/behaviors/misc
    zmk,behavior-mod-morph => keymaps/behaviors/mod-morph config/behaviors
    zmk,behavior-macro => keymaps/behaviors/macros config/behaviors
    zmk,combos => keymaps/combos config/combos
    zmk,kscan-gpio-direct => config/kscan
    zmk,kscan-gpio-charlieplex => config/kscan
    zmk,kscan-composite => config/kscan
    zmk,kscan-sideband-behaviors => config/kscan keymaps/behaviors/soft-off development/hardware-integration/soft-off-setup
    zmk,input-listener => config/pointing features/pointing development/hardware-integration/pointing keymaps/input-processors/usage
    zmk,gpio-key-wakeup-trigger => development/hardware-integration/soft-off-setup config/power
    zmk,physical-layout-position-map => config/layout development/hardware-integration/physical-layouts
    zmk,keymap-sensors => config/encoders development/hardware-integration/encoders features/encoders
    hold-while-undecided => keymaps/behaviors/hold-tap config/behaviors
    retro-tap => keymaps/behaviors/hold-tap config/behaviors
    keep-mods => keymaps/behaviors/mod-morph config/behaviors
    continue-list => keymaps/behaviors/caps-word config/behaviors
    quick-release => keymaps/behaviors/sticky-key config/behaviors
    wait-ms => keymaps/behaviors/macros config/behaviors
    timeout-ms combos => keymaps/combos config/combos
    col2row => config/kscan development/hardware-integration/new-shield
    row-gpios => config/kscan development/hardware-integration/new-shield
    chain-length => config/lighting development/hardware-integration/lighting/underglow
    C_PLAY_PAUSE => keymaps/list-of-keycodes
    LGUI => keymaps/list-of-keycodes keymaps/modifiers
    PSCRN => keymaps/list-of-keycodes
    GRAVE => keymaps/list-of-keycodes
    F13 => keymaps/list-of-keycodes
    LS(LC(A)) => keymaps/modifiers keymaps/list-of-keycodes
    CONFIG_ZMK_SLEEP => config/power features/low-power-states
    CONFIG_ZMK_IDLE_SLEEP_TIMEOUT => config/power
    config_zmk_idle_timeout => config/power
    CONFIG_ZMK_BLE_EXPERIMENTAL_CONN => config/bluetooth
    CONFIG_BT_CTLR_TX_PWR_PLUS_8 => config/bluetooth features/bluetooth troubleshooting/connection-issues
    CONFIG_ZMK_USB_LOGGING => config/system development/usb-logging
    CONFIG_ZMK_RGB_UNDERGLOW_EXT_POWER => config/lighting
    CONFIG_ZMK_POINTING => config/pointing features/pointing
    CONFIG_ZMK_DISPLAY => config/displays features/displays
    CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_FETCHING => config/battery config/split features/battery
    CONFIG_ZMK_KSCAN_DEBOUNCE_PRESS_MS => config/kscan features/debouncing
    CONFIG_ZMK_STUDIO_LOCKING => config/studio
    CONFIG_EC11_TRIGGER_GLOBAL_THREAD => config/encoders
    CONFIG_ZMK_COMBO_MAX_PRESSED_COMBOS => config/combos
    CONFIG_ZMK_SPLIT_ROLE_CENTRAL => config/split development/hardware-integration/dongle
    tapping-term-ms => keymaps/behaviors/hold-tap config/behaviors
    quick-tap-ms => keymaps/behaviors/hold-tap config/behaviors
    require-prior-idle-ms => keymaps/behaviors/hold-tap keymaps/combos config/behaviors config/combos
    hold-trigger-key-positions => keymaps/behaviors/hold-tap config/behaviors
    release-after-ms => keymaps/behaviors/sticky-key config/behaviors keymaps/behaviors/sticky-layer
    ignore-modifiers => keymaps/behaviors/sticky-key config/behaviors
    debounce-press-ms => config/kscan features/debouncing
    triggers-per-rotation => config/encoders features/encoders development/hardware-integration/encoders
    layers in combos slow-release => keymaps/combos config/combos
    zmk,kscan-gpio-matrix => config/kscan
    zmk,behavior-hold-tap => config/behaviors keymaps/behaviors/hold-tap
    zmk,matrix-transform => config/layout
    zmk,physical-layout => config/layout development/hardware-integration/physical-layouts
    zmk,conditional-layers => keymaps/conditional-layers
    zmk,input-processor-temp-layer => keymaps/input-processors/temp-layer
    zmk,soft-off-wakeup-sources => development/hardware-integration/soft-off-setup config/power
    zmk,battery-voltage-divider => config/battery development/hardware-integration/battery
    &kp => keymaps/behaviors/key-press
    &mt => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    &lt => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    &mo => keymaps/behaviors/layers
    &sk => keymaps/behaviors/sticky-key
    &sl => keymaps/behaviors/sticky-layer
    &trans => keymaps/behaviors/misc
    &bootloader => keymaps/behaviors/reset
    &studio_unlock => keymaps/behaviors/studio-unlock
    &msc => keymaps/behaviors/mouse-emulation
    &rgb_ug => keymaps/behaviors/underglow
    &inc_dec_kp => keymaps/behaviors/sensor-rotate
    &zip_xy_scaler => keymaps/input-processors/scaler
    &key_repeat => keymaps/behaviors/key-repeat
    BT_CLR_ALL => keymaps/behaviors/bluetooth
    BT_SEL 0 => keymaps/behaviors/bluetooth
    OUT_TOG => keymaps/behaviors/outputs
    EP_ON => keymaps/behaviors/power
    RGB_EFF => keymaps/behaviors/underglow
    BL_CYCLE => keymaps/behaviors/backlight
    C_VOL_UP => keymaps/list-of-keycodes
    LSHIFT => keymaps/list-of-keycodes keymaps/modifiers
    KP_NUMBER_1 => keymaps/list-of-keycodes
    MB1 => keymaps/behaviors/mouse-emulation
    LC(C) => keymaps/modifiers keymaps/list-of-keycodes
    `,
  ),
  ...parseQueries(
    'topic',
    `
    backslash => keymaps/list-of-keycodes
    brightness up key => keymaps/list-of-keycodes
    mute => keymaps/list-of-keycodes
    arrow keys => keymaps/list-of-keycodes
    question mark => keymaps/list-of-keycodes
    { => keymaps/list-of-keycodes
    # => keymaps/list-of-keycodes
    layers => keymaps/behaviors/layers keymaps
    modifiers => keymaps/modifiers
    key repeat => keymaps/behaviors/key-repeat
    mod morph => keymaps/behaviors/mod-morph
    key toggle => keymaps/behaviors/key-toggle
    sensor rotation => keymaps/behaviors/sensor-rotate
    input processors => keymaps/input-processors
    backlight => keymaps/behaviors/backlight features/lighting config/lighting development/hardware-integration/lighting/backlight
    output selection => keymaps/behaviors/outputs
    external power control => keymaps/behaviors/power
    matrix transform => config/layout development/hardware-integration/new-shield
    hardware metadata => development/hardware-integration/hardware-metadata-files
    pin control => development/hardware-integration/pinctrl
    module creation => development/module-creation
    flashing issues => troubleshooting/flashing-issues
    pull request => development/contributing/pull-requests
    contributing documentation => development/contributing/documentation
    native setup => development/local-toolchain/setup/native
    zmk cli => user-setup-cli
    split wired uart => features/split-keyboards config/split
    low power states => features/low-power-states
    battery sensing hardware => development/hardware-integration/battery config/battery
    keymap file syntax => keymaps config/keymap config/devicetree
    devicetree overlay => config development/hardware-integration/new-shield config/devicetree
    example keymap => keymap-example
    hold-tap => keymaps/behaviors/hold-tap
    mod-tap => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    sticky layer => keymaps/behaviors/sticky-layer
    caps word => keymaps/behaviors/caps-word
    tap dance => keymaps/behaviors/tap-dance
    macros => keymaps/behaviors/macros
    combo => keymaps/combos
    combos => keymaps/combos
    conditional layers => keymaps/conditional-layers
    bluetooth => features/bluetooth keymaps/behaviors/bluetooth config/bluetooth
    bluetooth profiles => features/bluetooth keymaps/behaviors/bluetooth
    encoders => features/encoders config/encoders development/hardware-integration/encoders
    split keyboard => features/split-keyboards
    deep sleep => features/low-power-states config/power
    soft off => keymaps/behaviors/soft-off development/hardware-integration/soft-off-setup features/low-power-states
    zmk studio => features/studio
    battery level reporting => features/battery config/battery
    underglow => keymaps/behaviors/underglow features/lighting config/lighting development/hardware-integration/lighting/underglow
    displays => features/displays config/displays
    pointing devices => features/pointing config/pointing development/hardware-integration/pointing
    supported hardware => hardware
    new shield => development/hardware-integration/new-shield
    physical layouts => development/hardware-integration/physical-layouts config/layout
    shift register => development/hardware-integration/shift-registers config/kscan
    dongle => development/hardware-integration/dongle
    zephyr modules => features/modules development/module-creation
    usb logging => development/usb-logging
    customizing keymap => customization keymaps
    key codes => keymaps/list-of-keycodes
    posix board => development/local-toolchain/posix-board
    run tests => development/local-toolchain/tests
    pre-commit => development/local-toolchain/pre-commit
    vs code intellisense => development/local-toolchain/ide-integration
    clean room => development/contributing/clean-room
    studio rpc protocol => development/studio-rpc-protocol
    temporary layer on mouse movement => keymaps/input-processors/temp-layer
    scroll speed => keymaps/behaviors/mouse-emulation keymaps/input-processors/scaler config/pointing features/pointing
    debouncing => features/debouncing
    frequently asked questions => faq
    factory reset settings_reset => troubleshooting/connection-issues
    docker container toolchain => development/local-toolchain/setup/container
    `,
  ),
  ...parseQueries(
    'typo',
    `
    bluethoot => features/bluetooth keymaps/behaviors/bluetooth config/bluetooth
    holdtap flavour => keymaps/behaviors/hold-tap
    tap-dacne => keymaps/behaviors/tap-dance
    encodr => features/encoders config/encoders development/hardware-integration/encoders
    soft of => keymaps/behaviors/soft-off development/hardware-integration/soft-off-setup features/low-power-states
    sheild => development/hardware-integration/new-shield hardware development/hardware-integration
    batery percentage => features/battery config/battery
    caps wrod => keymaps/behaviors/caps-word
    intput processor => keymaps/input-processors
    tempoary layer => keymaps/input-processors/temp-layer
    pysical layout => development/hardware-integration/physical-layouts config/layout
    toolchian setup => development/local-toolchain/setup
    comobs => keymaps/combos
    blutooth => features/bluetooth keymaps/behaviors/bluetooth config/bluetooth
    bleutooth pairing => features/bluetooth keymaps/behaviors/bluetooth troubleshooting/connection-issues
    stiky key => keymaps/behaviors/sticky-key
    tap dnace => keymaps/behaviors/tap-dance
    marcos => keymaps/behaviors/macros
    enocder => features/encoders config/encoders development/hardware-integration/encoders keymaps/behaviors/sensor-rotate
    dispaly => features/displays config/displays
    undrglow => keymaps/behaviors/underglow features/lighting config/lighting development/hardware-integration/lighting/underglow
    deboucne => features/debouncing config/kscan
    conditonal layer => keymaps/conditional-layers
    low powr state => features/low-power-states config/power
    troubleshoting => troubleshooting
    modifers => keymaps/modifiers
    physcial layout => development/hardware-integration/physical-layouts config/layout
    bootlaoder => keymaps/behaviors/reset troubleshooting/flashing-issues user-setup
    CONFIG_ZMK_SLEPP => config/power features/low-power-states
    taping-term-ms => keymaps/behaviors/hold-tap config/behaviors
    keybord splitt => features/split-keyboards
    `,
  ),
  ...parseQueries(
    'synonym',
    `
    rotary dial => features/encoders config/encoders keymaps/behaviors/sensor-rotate development/hardware-integration/encoders
    key chords => keymaps/combos
    usb cable mode => keymaps/behaviors/outputs features/bluetooth faq
    wireless split pairing => features/split-keyboards troubleshooting/connection-issues
    rgb lights => keymaps/behaviors/underglow features/lighting config/lighting
    mouse pointer keys => keymaps/behaviors/mouse-emulation features/pointing
    power saving => features/low-power-states config/power
    key lock => keymaps/behaviors/key-toggle
    text expansion => keymaps/behaviors/macros
    reset settings => troubleshooting/connection-issues keymaps/behaviors/reset
    screen turns off => features/displays config/displays
    double tap layer => keymaps/behaviors/tap-dance
    layer lock => keymaps/behaviors/layers keymaps/behaviors/tap-dance
    hyper key => keymaps/modifiers
    wpm => features/displays config/displays
    knob => features/encoders keymaps/behaviors/sensor-rotate config/encoders development/hardware-integration/encoders
    one-shot modifier => keymaps/behaviors/sticky-key
    one shot layer => keymaps/behaviors/sticky-layer
    osm => keymaps/behaviors/sticky-key
    home row mods => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    hrm => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    tap hold => keymaps/behaviors/hold-tap
    oled => features/displays config/displays
    trackball => features/pointing development/hardware-integration/pointing config/pointing
    rgb leds => keymaps/behaviors/underglow features/lighting config/lighting development/hardware-integration/lighting/underglow
    tri layer => keymaps/conditional-layers
    chords => keymaps/combos
    dfu mode => keymaps/behaviors/reset troubleshooting/flashing-issues user-setup
    factory reset => troubleshooting/connection-issues keymaps/behaviors/reset
    mouse keys => keymaps/behaviors/mouse-emulation features/pointing
    key bounce chatter => features/debouncing troubleshooting/hardware-issues
    grave escape => keymaps/behaviors/mod-morph
    leader key => keymaps/combos keymaps/behaviors/tap-dance keymaps/behaviors/sticky-layer faq
    flash firmware uf2 => user-setup troubleshooting/flashing-issues development/local-toolchain/build-flash
    wifi dongle receiver => development/hardware-integration/dongle
    switch between usb and bluetooth => keymaps/behaviors/outputs
    turn off keyboard => keymaps/behaviors/soft-off features/low-power-states keymaps/behaviors/power
    live keymap editor => features/studio
    shift backspace delete => keymaps/behaviors/mod-morph
    ghosting diodes => development/hardware-integration/new-shield config/kscan troubleshooting/hardware-issues faq
    `,
  ),
  ...parseQueries(
    'prefix',
    `
    stick => keymaps/behaviors/sticky-key keymaps/behaviors/sticky-layer
    lay => keymaps/behaviors/layers keymaps
    conditional => keymaps/conditional-layers
    underg => keymaps/behaviors/underglow features/lighting config/lighting development/hardware-integration/lighting/underglow
    mouse em => keymaps/behaviors/mouse-emulation
    split k => features/split-keyboards
    CONFIG_ZMK_BLE_ => config/bluetooth
    zmk,behavior-s => config/behaviors keymaps/behaviors/sticky-key
    pointing dev => features/pointing development/hardware-integration/pointing config/pointing
    contrib => development/contributing/clean-room development/contributing/documentation development/contributing/pull-requests
    blue => features/bluetooth keymaps/behaviors/bluetooth config/bluetooth
    sticky k => keymaps/behaviors/sticky-key
    enco => features/encoders config/encoders development/hardware-integration/encoders
    tap-d => keymaps/behaviors/tap-dance
    CONFIG_ZMK_SLE => config/power features/low-power-states
    caps w => keymaps/behaviors/caps-word
    conditional l => keymaps/conditional-layers
    macr => keymaps/behaviors/macros
    holdt => keymaps/behaviors/hold-tap
    &kp LC => keymaps/modifiers keymaps/behaviors/key-press keymaps/list-of-keycodes
    troublesh => troubleshooting
    studio unl => keymaps/behaviors/studio-unlock
    debou => features/debouncing
    physical lay => development/hardware-integration/physical-layouts config/layout
    tapping-te => keymaps/behaviors/hold-tap config/behaviors
    `,
  ),
  ...parseQueries(
    'question',
    `
    how do i put my keyboard into bootloader mode => keymaps/behaviors/reset troubleshooting/flashing-issues user-setup
    how to remove a bluetooth device => keymaps/behaviors/bluetooth features/bluetooth
    what does hold-preferred mean => keymaps/behaviors/hold-tap
    how to change keyboard name => config/system faq config/bluetooth
    is zmk free for commercial use => faq
    can I use an arduino pro micro => faq hardware
    why zmk instead of qmk => faq
    how do I add rgb underglow to my board => development/hardware-integration/lighting/underglow
    how can I check battery level on the display => features/battery features/displays config/displays
    how do combos work with layers => keymaps/combos
    how to reset split keyboard => troubleshooting/connection-issues features/split-keyboards
    how to add a second encoder => development/hardware-integration/encoders features/encoders
    how many bluetooth profiles can I have => features/bluetooth config/bluetooth keymaps/behaviors/bluetooth
    macos keyboard not reconnecting => troubleshooting/connection-issues
    windows shows wrong battery => troubleshooting/connection-issues features/battery
    file transfer error when flashing => troubleshooting/flashing-issues
    left half works but right half does not => troubleshooting/connection-issues features/split-keyboards
    how do I use a module in my config => features/modules
    how do i test my changes without hardware => development/local-toolchain/posix-board development/local-toolchain/tests
    how to get debug logs => development/usb-logging
    how to slow down mouse => keymaps/input-processors/scaler keymaps/behaviors/mouse-emulation features/pointing config/pointing
    how to unlock zmk studio => keymaps/behaviors/studio-unlock features/studio
    how to send ctrl alt delete => keymaps/modifiers keymaps/behaviors/key-press keymaps/list-of-keycodes
    mod_tap on thumb keys types the wrong letter => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    how do I install zmk => user-setup user-setup-cli
    how to flash my keyboard => user-setup troubleshooting/flashing-issues development/local-toolchain/build-flash
    why does my keyboard not connect to my computer => troubleshooting/connection-issues
    how do i pair a second device => features/bluetooth keymaps/behaviors/bluetooth
    halves won't connect to each other => troubleshooting/connection-issues features/split-keyboards
    how long does the battery last => features/battery faq features/low-power-states
    how do I change the tapping term => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap config/behaviors
    what is a shield => faq hardware development/hardware-integration/new-shield development/hardware-integration
    does zmk support qmk keymaps => faq
    how can I type a euro sign => keymaps/list-of-keycodes keymaps faq keymaps/modifiers
    how to build locally => development/local-toolchain/build-flash development/local-toolchain/setup
    can i use zmk with wired split => features/split-keyboards faq
    my keyboard goes to sleep too fast => features/low-power-states config/power
    how to make a key that sends ctrl c => keymaps/modifiers keymaps/behaviors/key-press
    how to write a macro that types text => keymaps/behaviors/macros
    github actions build fails => troubleshooting/building-issues
    device disconnects randomly => troubleshooting/connection-issues
    how do I add an encoder to my shield => development/hardware-integration/encoders features/encoders
    keyboard not showing up as usb drive => troubleshooting/flashing-issues
    how do i toggle a layer => keymaps/behaviors/layers
    why are some keys not working => troubleshooting/hardware-issues
    how to create a custom behavior => development/new-behavior
    how do I contribute to the documentation => development/contributing/documentation
    how to invert scroll direction => keymaps/input-processors/transformer keymaps/behaviors/mouse-emulation features/pointing keymaps/input-processors
    how to see battery percentage of peripheral half => features/battery config/battery
    `,
  ),
  ...parseQueries(
    'code',
    `
    &lt 1 SPACE => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    &bt BT_SEL 1 => keymaps/behaviors/bluetooth
    bindings = <&macro_press &kp LSHFT> => keymaps/behaviors/macros
    mods = <(MOD_LGUI|MOD_LSFT)>; => keymaps/behaviors/mod-morph
    compatible = "zmk,combos"; => keymaps/combos config/combos
    CONFIG_ZMK_DISPLAY=y => config/displays features/displays
    CONFIG_ZMK_RGB_UNDERGLOW=y => config/lighting features/lighting keymaps/behaviors/underglow development/hardware-integration/lighting/underglow
    west flash => development/local-toolchain/build-flash
    cmake-args: -DCONFIG_ZMK_STUDIO=y => features/studio
    snippet: studio-rpc-usb-uart => features/studio
    #binding-cells = <1>; => config/behaviors keymaps/behaviors/macros development/new-behavior keymaps/behaviors
    tap-ms = <30>; => keymaps/behaviors/macros config/behaviors
    #define ZMK_POINTING_DEFAULT_MOVE_VAL 1500 => keymaps/behaviors/mouse-emulation config/pointing features/pointing
    steps = <80>; => config/encoders development/hardware-integration/encoders features/encoders
    error: 'A' undeclared => troubleshooting/building-issues
    &kp LC(LSHIFT) => keymaps/modifiers keymaps/behaviors/key-press keymaps/list-of-keycodes
    bindings = <&mt LSHIFT A>; => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    CONFIG_ZMK_SLEEP=y => config/power features/low-power-states
    compatible = "zmk,behavior-tap-dance"; => keymaps/behaviors/tap-dance config/behaviors
    compatible = "zmk,keymap" => keymaps config/keymap
    #include <dt-bindings/zmk/bt.h> => keymaps/behaviors/bluetooth
    flavor = "tap-preferred"; => keymaps/behaviors/hold-tap config/behaviors
    sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; => features/encoders keymaps/behaviors/sensor-rotate config/encoders
    key-positions = <0 1>; => keymaps/combos config/combos
    diode-direction = "col2row"; => config/kscan development/hardware-integration/new-shield
    if-layers = <1 2>; then-layer = <3>; => keymaps/conditional-layers
    west build -d build/left -b nice_nano_v2 => development/local-toolchain/build-flash
    &bt BT_CLR => keymaps/behaviors/bluetooth
    undefined node label 'kp' => troubleshooting/building-issues
    devicetree error: parse error: expected number or parenthesized expression => troubleshooting/building-issues
    input-processors = <&zip_xy_scaler 1 2>; => keymaps/input-processors/scaler keymaps/input-processors keymaps/input-processors/usage
    `,
  ),
  ...parseQueries(
    'topic',
    `
    ~ => keymaps/list-of-keycodes
    volume up => keymaps/list-of-keycodes
    € => keymaps/list-of-keycodes keymaps faq keymaps/modifiers
    | => keymaps/list-of-keycodes
    print screen => keymaps/list-of-keycodes
    play pause => keymaps/list-of-keycodes
    zmk state of the firmware 5 => /blog/2022/04/10/zmk-sotf-5
    zephyr 3.5 => /blog/2024/02/09/zephyr-3-5
    `,
  ),
  ...parseQueries(
    'identifier',
    `
    zmk_rgb_underglow_ext_power => config/lighting
    CONFIG_ZMK_DISPLAY_STATUS_SCREEN_CUSTOM => config/displays
    LEFT_BRACE => keymaps/list-of-keycodes
    C_AC_BACK => keymaps/list-of-keycodes
    K_VOLUME_UP => keymaps/list-of-keycodes
    zmk,behavior-tap-dance => config/behaviors keymaps/behaviors/tap-dance
    &macro_param_1to2 => keymaps/behaviors/macros
    INPUT_TRANSFORM_XY_SWAP => keymaps/input-processors/transformer
    slow-release => config/combos keymaps/combos
    ZMK_HID_CONSUMER_REPORT_USAGES_BASIC => config/system
    diode-direction => config/kscan development/hardware-integration/new-shield
    zmk,underglow => config/lighting development/hardware-integration/lighting/underglow
    settings_reset => troubleshooting/connection-issues keymaps/behaviors/reset
    west.yml => features/modules customization development/module-creation config
    if-layers => keymaps/conditional-layers
  `,
  ),
  ...parseQueries(
    'typo',
    `
    bluetoth pair => features/bluetooth keymaps/behaviors/bluetooth troubleshooting/connection-issues
    hodl tap => keymaps/behaviors/hold-tap
    encdoer => features/encoders config/encoders development/hardware-integration/encoders keymaps/behaviors/sensor-rotate
    mod moprh => keymaps/behaviors/mod-morph
    debuonce => features/debouncing config/kscan
    trackabll => features/pointing development/hardware-integration/pointing config/pointing
    keycods list => keymaps/list-of-keycodes
    stuido => features/studio config/studio
    bakclight => keymaps/behaviors/backlight features/lighting development/hardware-integration/lighting/backlight config/lighting
    condtional layer => keymaps/conditional-layers
    zepyhr upgrade => /blog/2024/02/09/zephyr-3-5 /blog/2023/04/06/zephyr-3-2 /blog/2022/04/02/zephyr-3-0
    macor => keymaps/behaviors/macros
    toggel layer => keymaps/behaviors/layers
    shift regsiter => development/hardware-integration/shift-registers
  `,
  ),
  ...parseQueries(
    'question',
    `
    how do i make caps lock work on tap => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap keymaps/behaviors/caps-word
    keyboard disconnects after sleep => troubleshooting/connection-issues features/low-power-states features/bluetooth
    how do I switch between two computers => features/bluetooth keymaps/behaviors/bluetooth
    can I use zmk without github => development/local-toolchain/setup faq development/local-toolchain/build-flash user-setup
    what keyboards are supported => hardware
    how do I turn the keyboard off => keymaps/behaviors/soft-off features/low-power-states
    why does my layer stay on => keymaps/behaviors/layers keymaps/conditional-layers
    how to make a key that types my email address => keymaps/behaviors/macros
    why are my home row mods triggering accidentally => keymaps/behaviors/hold-tap
    how to press two keys at once to get escape => keymaps/combos
    how do i see battery percentage of both halves => features/battery config/battery
    does zmk work with usb only => faq features/split-keyboards keymaps/behaviors/outputs hardware
    how do I update my firmware to the latest version => user-setup customization faq user-setup-cli
    how to use a different keyboard layout like german => keymaps/list-of-keycodes faq keymaps
    how do I add a new keyboard => development/hardware-integration/new-shield development/hardware-integration
    how can I disable a key => keymaps/behaviors/misc
    key presses twice when I press once => features/debouncing troubleshooting/hardware-issues config/kscan
    right side of my split doesn't work => troubleshooting/connection-issues features/split-keyboards
    keyboard not showing up in bluetooth list => troubleshooting/connection-issues features/bluetooth
    how do I flash a uf2 file => user-setup troubleshooting/flashing-issues development/local-toolchain/build-flash
    how to make encoder scroll => keymaps/behaviors/sensor-rotate features/encoders
    how to invert trackball scroll => keymaps/input-processors/transformer features/pointing
    is there a gui to edit my keymap => features/studio faq /blog/2024/01/05/zmk-tools /blog/2023/11/09/keymap-editor
    what is the difference between mod-tap and hold-tap => keymaps/behaviors/hold-tap keymaps/behaviors/mod-tap
    how do I get logs from my keyboard => development/usb-logging
    why is my oled blank => features/displays config/displays troubleshooting/hardware-issues
    how do I make shift backspace send delete => keymaps/behaviors/mod-morph
    how to set the default layer => keymaps/behaviors/layers keymaps
    how do I activate a third layer when two are held => keymaps/conditional-layers
    can zmk type unicode characters => keymaps/behaviors/macros keymaps/list-of-keycodes faq
    how long until the keyboard goes to sleep => config/power features/low-power-states
    how do I share my keyboard definition with others => development/module-creation features/modules
    how many keys can a combo have => config/combos keymaps/combos
    where do I put my config file => config customization
    increase bluetooth range => troubleshooting/connection-issues config/bluetooth features/bluetooth
    how to make mouse movement faster => keymaps/behaviors/mouse-emulation config/pointing keymaps/input-processors/scaler features/pointing
  `,
  ),
  ...parseQueries(
    'code',
    `
    &mt LSHIFT A => keymaps/behaviors/mod-tap
    &kp LS(LC(Z)) => keymaps/modifiers keymaps/behaviors/key-press keymaps/list-of-keycodes
    &lt 2 BSPC => keymaps/behaviors/layers
    &sk LSHFT => keymaps/behaviors/sticky-key
    &out OUT_TOG => keymaps/behaviors/outputs
    &rgb_ug RGB_COLOR_HSB(30,100,100) => keymaps/behaviors/underglow
    flavor = "balanced"; => keymaps/behaviors/hold-tap config/behaviors
    tapping-term-ms = <200>; => keymaps/behaviors/hold-tap config/behaviors keymaps/behaviors/mod-tap
    compatible = "zmk,behavior-macro"; => keymaps/behaviors/macros config/behaviors
    #include <behaviors.dtsi> => keymaps keymaps/behaviors config/keymap
    chosen { zmk,kscan = &kscan0; }; => config/kscan development/hardware-integration/new-shield config
    west build -d build/left -b nice_nano_v2 -- -DSHIELD=corne_left => development/local-toolchain/build-flash
    board: nice_nano_v2 shield: corne_left => user-setup hardware customization user-setup-cli
    CONFIG_ZMK_IDLE_TIMEOUT=60000 => config/power features/low-power-states
    display-name = "Base"; => config/keymap keymaps features/studio config/layout
    &trackball_listener { input-processors = => keymaps/input-processors/usage keymaps/input-processors features/pointing
    map = <RC(0,0) RC(0,1)> => config/layout development/hardware-integration/new-shield
    mkp LCLK => keymaps/behaviors/mouse-emulation
  `,
  ),
  ...parseQueries(
    'error',
    `
    devicetree error: undefined node label 'kp' => troubleshooting/building-issues
    error: parse error: expected ';' => troubleshooting/building-issues
    No board named 'nice_nano' found => troubleshooting/building-issues
    region FLASH overflowed => troubleshooting/building-issues
    error the disk was ejected while copying uf2 => troubleshooting/flashing-issues
    lacks #binding-cells => troubleshooting/building-issues development/new-behavior config/behaviors
    Kconfig warning aborting build => troubleshooting/building-issues
  `,
  ),
  ...parseQueries(
    'hardware',
    `
    nice!nano => hardware
    nice nano v2 => hardware
    xiao ble => hardware
    corne => hardware
    glove80 => hardware
    sofle encoder => hardware features/encoders
    nrf52840 => hardware faq
    rp2040 split => features/split-keyboards hardware faq
    pmw3610 => development/hardware-integration/pointing features/pointing
    nice!view => hardware features/displays
    ssd1306 => features/displays config/displays
    ws2812 => development/hardware-integration/lighting/underglow config/lighting
    ec11 => development/hardware-integration/encoders config/encoders features/encoders
    74hc595 => development/hardware-integration/shift-registers config/kscan
    cirque glidepoint => development/hardware-integration/pointing features/pointing
    kinesis advantage => hardware
  `,
  ),
  ...parseQueries(
    'character',
    `
    ^ => keymaps/list-of-keycodes
    backtick => keymaps/list-of-keycodes
    page down => keymaps/list-of-keycodes
    cmd key => keymaps/list-of-keycodes keymaps/modifiers
    f13 => keymaps/list-of-keycodes
    numpad enter => keymaps/list-of-keycodes
    ß => keymaps/list-of-keycodes
  `,
  ),
  ...parseQueries(
    'blog',
    `
    state of the firmware 6 => /blog/2023/10/05/zmk-sotf-6
    keymap editor history => /blog/2023/11/09/keymap-editor
    nodefree config => /blog/2023/12/17/nodefree-config
    encoder refactor => /blog/2023/06/18/encoder-refactors
    zmk two years old => /blog/2022/04/21/zmk-2yo
    lost bootloader fix => /blog/2020/10/03/bootloader-fix
    studio announcement => /blog/2024/11/11/zmk-studio-mvp-ga
    community tools => /blog/2024/01/05/zmk-tools
  `,
  ),
  ...parseQueries(
    'topic',
    `
    power consumption => /power-profiler features/low-power-states config/power
    battery life calculator => /power-profiler
    upgrade old keymap => /keymap-upgrader
    dongle mode => development/hardware-integration/dongle features/split-keyboards
    firmware overlay => config development/hardware-integration/new-shield
    docker build => development/local-toolchain/setup/container
    vscode => development/local-toolchain/setup/container development/local-toolchain/ide-integration
    unit tests => development/local-toolchain/tests
    momentary layer => keymaps/behaviors/layers
    shifted symbols => keymaps/behaviors/mod-morph keymaps/list-of-keycodes keymaps/modifiers
    oled screen => features/displays config/displays
    auto mouse layer => keymaps/input-processors/temp-layer features/pointing
    passkey pairing => config/bluetooth features/bluetooth
    low latency => features/split-keyboards config/bluetooth features/debouncing troubleshooting/connection-issues features/bluetooth config/split
    protobuf => development/studio-rpc-protocol
    layer names on screen => config/keymap features/displays config/displays keymaps
    per key rgb => features/lighting faq keymaps/behaviors/underglow
    tap-preferred => keymaps/behaviors/hold-tap
    ghosting => troubleshooting/hardware-issues config/kscan development/hardware-integration/new-shield features/debouncing
  `,
  ),
];
