/**
 * What readers type, and the pages they should land on. Any of the pages counts; the first named is the best.
 * Add a query when a reader did not find something: a row of its kind, with paths below /docs (posts: with /blog).
 * `npm run bench:search` prints how many are met; a few fixed numbers are held by checks over the built site.
 */
export type QueryKind = 'identifier' | 'topic' | 'typo' | 'synonym' | 'prefix' | 'question' | 'code';
export type RelevanceQuery = Readonly<{ kind: QueryKind; query: string; pages: readonly string[] }>;

const rows = (kind: QueryKind, table: string): RelevanceQuery[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', pages = ''] = line.split(' => ');
      return {
        kind,
        query: query.trim(),
        pages: pages
          .trim()
          .split(/\s+/)
          .map((page) => (page.startsWith('/blog') ? page : `/docs/${page}`.replace(/\/$/, ''))),
      };
    });

export const relevanceQueries: readonly RelevanceQuery[] = [
  ...rows(
    'identifier',
    `
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
    ZMK_VIRTUAL_KEY_POSITION => keymaps/combos keymaps/behaviors/hold-tap config/keymap keymaps
    `,
  ),
  ...rows(
    'topic',
    `
    hold-tap => keymaps/behaviors/hold-tap
    mod-tap => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    sticky layer => keymaps/behaviors/sticky-layer
    caps word => keymaps/behaviors/caps-word
    tap dance => keymaps/behaviors/tap-dance
    macros => keymaps/behaviors/macros
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
  ...rows(
    'typo',
    `
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
  ...rows(
    'synonym',
    `
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
  ...rows(
    'prefix',
    `
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
  ...rows(
    'question',
    `
    how do I install zmk => user-setup user-setup-cli
    how to flash my keyboard => user-setup troubleshooting/flashing-issues development/local-toolchain/build-flash
    why does my keyboard not connect to my computer => troubleshooting/connection-issues
    how do i pair a second device => features/bluetooth keymaps/behaviors/bluetooth
    halves won't connect to each other => troubleshooting/connection-issues features/split-keyboards
    how long does the battery last => features/battery faq features/low-power-states ../power-profiler
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
  ...rows(
    'code',
    `
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
  ...rows(
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
];
