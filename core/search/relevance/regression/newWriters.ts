import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const newWriters: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin:
    "Written by two people who knew ZMK and the pages but hadn't seen the search. At that time, 90.2 % found a right page first and 97.5 % among the first three.",
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_IDLE_SLEEP_TIMEOUT => config/power
    CONFIG_BT_CTLR_TX_PWR_PLUS_8 => config/bluetooth troubleshooting/connection-issues
    CONFIG_ZMK_HID_REPORT_TYPE_NKRO => config/system
    CONFIG_ZMK_DISPLAY_INVERT => config/displays
    CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_PROXY => config/battery config/split
    CONFIG_ZMK_RGB_UNDERGLOW_HUE_START => config/lighting
    CONFIG_ZMK_COMBO_MAX_KEYS_PER_COMBO => config/combos
    CONFIG_ZMK_KSCAN_MATRIX_POLLING => config/kscan
    CONFIG_EC11_TRIGGER_OWN_THREAD => config/encoders
    CONFIG_ZMK_STUDIO_LOCKING => config/studio
    CONFIG_ZMK_POINTING_SMOOTH_SCROLLING => config/pointing features/pointing
    CONFIG_ZMK_BEHAVIORS_QUEUE_SIZE => config/behaviors keymaps/behaviors/macros
    CONFIG_ZMK_SPLIT_WIRED_UART_MODE_POLLING => config/split
    zmk,kscan-gpio-charlieplex => config/kscan
    zmk,behavior-sensor-rotate-var => keymaps/behaviors/sensor-rotate config/behaviors
    zmk,input-processor-temp-layer => keymaps/input-processors/temp-layer config/pointing
    zmk,physical-layout-position-map => config/layout development/hardware-integration/physical-layouts
    zmk,conditional-layers => keymaps/conditional-layers
    zmk,ext-power-generic => config/power
    hold-trigger-key-positions => keymaps/behaviors/hold-tap
    continue-list => keymaps/behaviors/caps-word
    keep-mods => keymaps/behaviors/mod-morph
    split-peripheral-off-on-press => keymaps/behaviors/soft-off
    release-after-ms => keymaps/behaviors/sticky-key
    triggers-per-rotation => config/encoders features/encoders development/hardware-integration/encoders
    &gresc => keymaps/behaviors/mod-morph
    &studio_unlock => keymaps/behaviors/studio-unlock
    &macro_pause_for_release => keymaps/behaviors/macros
    &key_repeat => keymaps/behaviors/key-repeat
    BT_CLR_ALL => keymaps/behaviors/bluetooth
    OUT_TOG => keymaps/behaviors/outputs
    EP_OFF => keymaps/behaviors/power
    RGB_EFF => keymaps/behaviors/underglow
    C_VOL_UP => keymaps/list-of-keycodes
    INPUT_TRANSFORM_XY_SWAP => keymaps/input-processors/transformer
    CONFIG_ZMK_SLEEP => config/power features/low-power-states
    CONFIG_ZMK_BLE_PASSKEY_ENTRY => config/bluetooth
    ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_FETCHING => config/battery config/split
    CONFIG_ZMK_STUDIO_LOCKING=n => config/studio
    CONFIG_EC11_TRIGGER_GLOBAL_THREAD => config/encoders features/encoders
    CONFIG_ZMK_KSCAN_DEBOUNCE_PRESS_MS => config/kscan features/debouncing
    CONFIG_ZMK_SPLIT_ROLE_CENTRAL => config/split
    CONFIG_ZMK_EXT_POWER => config/power
    CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS => config/behaviors
    require-prior-idle-ms => keymaps/behaviors/hold-tap keymaps/combos
    zmk,matrix-transform => config/layout
    if-layers then-layer => keymaps/conditional-layers
    &ext_power => keymaps/behaviors/power
    &soft_off => keymaps/behaviors/soft-off
    &zip_temp_layer => keymaps/input-processors/temp-layer
    zip_xy_to_scroll_mapper => keymaps/input-processors/code-mapper
    zip_xy_scaler => keymaps/input-processors/scaler
    MB4 => keymaps/behaviors/mouse-emulation
    macro_pause_for_release => keymaps/behaviors/macros
    studio-rpc-usb-uart => features/studio
    zmk-usb-logging => development/usb-logging
    nrf52840-nosd => config/system
    .zmk.yml => development/hardware-integration/hardware-metadata-files
    ZMK_EXTRA_MODULES => development/local-toolchain/build-flash features/modules
    native_posix_64 => development/local-toolchain/posix-board development/local-toolchain/tests
    BEHAVIOR_DT_INST_DEFINE => development/new-behavior
    settings_reset => troubleshooting/connection-issues
    CONFIG_BT_MAX_CONN => config/bluetooth config/split
    CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_USB => config/lighting features/lighting
    wakeup-source => config/kscan features/low-power-states config/power
    zmk,input-listener => config/pointing keymaps/input-processors/usage development/hardware-integration/pointing
    zmk,keymap-sensors => config/keymap
    west.yml => features/modules customization
    GLOBE => keymaps/list-of-keycodes
    CONFIG_ZMK_COMBO_MAX_COMBOS_PER_KEY => config/combos
    `,
    ),
    ...parseQueries(
      'topic',
      `
    home row mods => keymaps/behaviors/hold-tap
    deep sleep => features/low-power-states
    wired split => features/split-keyboards
    bluetooth profiles => features/bluetooth keymaps/behaviors/bluetooth
    underglow => features/lighting keymaps/behaviors/underglow
    supported keyboards => hardware
    key codes => keymaps/list-of-keycodes
    voltage divider => development/hardware-integration/battery config/battery
    shift register => development/hardware-integration/shift-registers
    trackball => development/hardware-integration/pointing features/pointing
    OLED => features/displays
    mouse keys => keymaps/behaviors/mouse-emulation
    toggle layer => keymaps/behaviors/layers
    sticky layer => keymaps/behaviors/sticky-layer
    layer names => keymaps/behaviors/layers config/keymap keymaps
    unicode macro => keymaps/behaviors/macros
    fuel gauge => config/battery development/hardware-integration/battery
    dongle => development/hardware-integration/dongle
    docker => development/local-toolchain/setup/container
    unit tests => development/local-toolchain/tests
    clean room => development/contributing/clean-room
    commit messages => development/contributing/pull-requests
    third-party modules => features/modules
    create module => development/module-creation
    write own behavior => development/new-behavior
    debug log => development/usb-logging
    pin control => development/hardware-integration/pinctrl
    zmk.yml metadata => development/hardware-integration/hardware-metadata-files
    boards and shields => development/hardware-integration faq
    protobuf => development/studio-rpc-protocol
    vscode intellisense => development/local-toolchain/ide-integration
    pre-commit hooks => development/local-toolchain/pre-commit
    native simulator => development/local-toolchain/posix-board
    zmk cli => user-setup-cli
    settings reset => troubleshooting/connection-issues
    config file precedence => config
    input listener overrides => keymaps/input-processors/usage
    ws2812 wiring => development/hardware-integration/lighting/underglow
    backlight pwm => development/hardware-integration/lighting/backlight
    full keymap example => keymap-example
    glossary => /docs
    license => faq
    overlapping combos => keymaps/combos
    modifier functions => keymaps/modifiers
    pristine build => development/local-toolchain/build-flash
    power profiler => /power-profiler
    how long will a 110mah battery last calculator => /power-profiler
    update old keymap => /keymap-upgrader
    homerow mods => keymaps/behaviors/hold-tap
    split battery level both halves => features/battery config/battery
    trackball pmw3610 => development/hardware-integration/pointing
    zmk studio => features/studio
    rgb underglow ws2812 setup => development/hardware-integration/lighting/underglow
    74hc595 => development/hardware-integration/shift-registers
    new keyboard shield => development/hardware-integration/new-shield
    oled display => features/displays
    nice view => features/displays hardware
    build locally docker => development/local-toolchain/setup/container
    battery calculator => /power-profiler
    upgrade old keymap => /keymap-upgrader
    physical layout generator => development/hardware-integration/physical-layouts
    wired split trrs => features/split-keyboards config/split
    custom behavior c code => development/new-behavior
    make a zmk module => development/module-creation
    studio protobuf messages => development/studio-rpc-protocol
    conventional commits pr => development/contributing/pull-requests
    keymap example => keymap-example keymaps
    pwm backlight leds pcb => development/hardware-integration/lighting/backlight
    i2c spi pins pinctrl => development/hardware-integration/pinctrl
    zephyr 3.5 upgrade => /blog/2024/02/09/zephyr-3-5
    zephyr 3.2 pinctrl changes => /blog/2023/04/06/zephyr-3-2
    encoder refactor 2023 => /blog/2023/06/18/encoder-refactors
    nickcoutsos keymap editor => /blog/2023/11/09/keymap-editor
    urob helpers nodefree => /blog/2023/12/17/nodefree-config
    zmk locale generator german => /blog/2024/01/05/zmk-tools
    corrupted bootloader nice nano 2020 => /blog/2020/10/03/bootloader-fix
    studio release announcement => /blog/2024/11/11/zmk-studio-mvp-ga
    add ec11 encoder to my shield => development/hardware-integration/encoders
    zephyr 3.0 seeeduino xiao => /blog/2022/04/02/zephyr-3-0
    state of the firmware 6 => /blog/2023/10/05/zmk-sotf-6
    japanese duplex matrix => config/kscan
    zmk 2 years birthday => /blog/2022/04/21/zmk-2yo
    install toolchain natively without docker mac => development/local-toolchain/setup/native
    `,
    ),
    ...parseQueries(
      'typo',
      `
    blutooth pairing => features/bluetooth
    hodl tap => keymaps/behaviors/hold-tap
    tapdance => keymaps/behaviors/tap-dance
    capsword => keymaps/behaviors/caps-word
    stickey key => keymaps/behaviors/sticky-key
    conditonal layers => keymaps/conditional-layers
    debouce => features/debouncing
    mod moprh => keymaps/behaviors/mod-morph
    key map => keymaps
    back light => features/lighting keymaps/behaviors/backlight
    encodr => features/encoders
    troubelshooting => troubleshooting
    phyiscal layout => development/hardware-integration/physical-layouts config/layout
    softoff => features/low-power-states keymaps/behaviors/soft-off
    splitkeyboard => features/split-keyboards
    modtap => keymaps/behaviors/mod-tap
    charlyplex => config/kscan
    batery level => features/battery
    nice nanno => hardware
    input procesor => keymaps/input-processors
    keytoggle => keymaps/behaviors/key-toggle
    mutli layout postion map => development/hardware-integration/physical-layouts
    zephry sdk install => development/local-toolchain/setup/native
    CONFIG_ZMK_SLEPP => config/power
    transparant key => keymaps/behaviors/misc
    homrow mods => keymaps/behaviors/hold-tap
    undeglow => features/lighting keymaps/behaviors/underglow
    encorder not working => features/encoders
    trakpad => development/hardware-integration/pointing features/pointing
    tapdance dobule tap => keymaps/behaviors/tap-dance
    keycods list => keymaps/list-of-keycodes
    conditonal layer => keymaps/conditional-layers
    modmorph shift backspace delte => keymaps/behaviors/mod-morph
    bootlaoder key => keymaps/behaviors/reset
    split keybord halfs not connecting => troubleshooting/connection-issues
    matrix transfrom => config/layout development/hardware-integration/new-shield
    dongel setup => development/hardware-integration/dongle
    usb loging => development/usb-logging
    studio unlok => keymaps/behaviors/studio-unlock
    caps_wrod => keymaps/behaviors/caps-word
    macos ventrua flash error => troubleshooting/flashing-issues
    shiled metadata => development/hardware-integration/hardware-metadata-files
    CONFIG_ZMK_DISPALY => config/displays features/displays
    &mod_tap => keymaps/behaviors/mod-tap
    ouput selection usb ble => keymaps/behaviors/outputs
    `,
    ),
    ...parseQueries(
      'synonym',
      `
    one shot modifier => keymaps/behaviors/sticky-key
    OSL(1) => keymaps/behaviors/sticky-layer
    tri layer => keymaps/conditional-layers
    key override => keymaps/behaviors/mod-morph
    KC_TRNS => keymaps/behaviors/misc keymaps/list-of-keycodes
    QK_BOOT => keymaps/behaviors/reset
    vial => features/studio
    default layer DF() => keymaps/behaviors/layers
    rotary knob => features/encoders
    hyper key => keymaps/modifiers
    auto mouse layer => keymaps/input-processors/temp-layer
    drag scroll => keymaps/input-processors/code-mapper
    chords => keymaps/combos
    chattering => features/debouncing
    battery saving => features/low-power-states
    trackpad sensitivity => keymaps/input-processors/scaler
    invert scroll direction => keymaps/input-processors/transformer
    receiver stick => development/hardware-integration/dongle
    port expander => development/hardware-integration/shift-registers
    n-key rollover => config/system
    fn key => keymaps/behaviors/layers
    windows key => keymaps/list-of-keycodes keymaps/modifiers
    forget paired device => features/bluetooth keymaps/behaviors/bluetooth
    per key rgb => faq
    on/off switch button => development/hardware-integration/soft-off-setup faq
    one shot layer OSL => keymaps/behaviors/sticky-layer
    chord two keys at once => keymaps/combos
    rotary knob volume => features/encoders keymaps/behaviors/sensor-rotate
    KC_NO => keymaps/list-of-keycodes keymaps/behaviors/misc
    key override shift comma => keymaps/behaviors/mod-morph
    auto shift => keymaps/behaviors/hold-tap
    bilateral combinations => keymaps/behaviors/hold-tap faq
    switch between computers => features/bluetooth keymaps/behaviors/bluetooth
    ghosting double letters chatter => features/debouncing
    power off button hardware => development/hardware-integration/soft-off-setup
    port expander mcp23017 => development/hardware-integration/shift-registers
    master slave half => features/split-keyboards
    OTA firmware update => faq
    neopixel => development/hardware-integration/lighting/underglow features/lighting
    type a string with one key => keymaps/behaviors/macros
    serial console debug output => development/usb-logging
    lock key held toggle w for games => keymaps/behaviors/key-toggle
    factory reset keyboard => troubleshooting/connection-issues
    ctrl alt swap mac windows => keymaps/modifiers
    mouse speed slower dpi => keymaps/input-processors/scaler keymaps/input-processors/usage
    fall through to lower layer => keymaps/behaviors/misc keymaps
    tap trackpad click gesture binding => keymaps/input-processors/behaviors
    GPL code contribution => development/contributing/clean-room
    repeat last key => keymaps/behaviors/key-repeat
    `,
    ),
    ...parseQueries(
      'prefix',
      `
    BATTERY_REPORT_INTER => config/battery
    TX_PWR => config/bluetooth
    require-prior => keymaps/behaviors/hold-tap keymaps/combos
    BLANK_ON_ID => config/displays
    macro_wait => keymaps/behaviors/macros
    zip_xy_sc => keymaps/input-processors/scaler
    BL_DE => keymaps/behaviors/backlight
    debounce-pre => features/debouncing config/kscan
    PM_SOFT => config/power features/low-power-states
    caps_w => keymaps/behaviors/caps-word
    studio-rpc-usb => features/studio
    pinctrl-0 => development/hardware-integration/pinctrl
    tap-danc => keymaps/behaviors/tap-dance
    matrix-trans => config/layout
    sys_res => keymaps/behaviors/reset
    under => keymaps/behaviors/underglow features/lighting development/hardware-integration/lighting/underglow
    enco => features/encoders config/encoders
    tap-d => keymaps/behaviors/tap-dance
    backl => keymaps/behaviors/backlight development/hardware-integration/lighting/backlight features/lighting
    troubl => troubleshooting
    CONFIG_ZMK_STUDIO => config/studio
    input proc => keymaps/input-processors
    sticky l => keymaps/behaviors/sticky-layer
    key tog => keymaps/behaviors/key-toggle
    soft o => keymaps/behaviors/soft-off features/low-power-states development/hardware-integration/soft-off-setup
    pinc => development/hardware-integration/pinctrl
    behav => keymaps/behaviors
    `,
    ),
    ...parseQueries(
      'question',
      `
    how do I get my keyboard into the bootloader from a key => keymaps/behaviors/reset
    left half doesn't connect to right half => troubleshooting/connection-issues
    my encoder turns but nothing happens => features/encoders development/hardware-integration/encoders
    one key types the letter twice => features/debouncing
    why does my keyboard disconnect after some minutes without typing => features/low-power-states troubleshooting/connection-issues
    how to change keyboard name shown in bluetooth => features/bluetooth config/bluetooth
    no usb drive shows up after double pressing reset => troubleshooting/flashing-issues
    error code -36 when copying uf2 on mac => troubleshooting/flashing-issues
    a whole row of keys is dead => troubleshooting/hardware-issues
    can I run zmk on an arduino pro micro atmega => faq
    how do I switch between usb and bluetooth => keymaps/behaviors/outputs
    paired with mac but no keys arrive => troubleshooting/connection-issues
    battery of right half not shown in windows => features/battery config/battery
    how do I start from scratch with my first keyboard => user-setup
    how can I build two different keymaps for the same keyboard => customization
    pin zmk to a release version => customization
    letters come out as modifiers when typing fast => keymaps/behaviors/hold-tap
    hold a key down without keeping finger on it for games => keymaps/behaviors/key-toggle
    how to make the cursor slower while holding a layer => keymaps/input-processors/usage keymaps/input-processors/scaler
    what do I put in build.yaml for left and right => user-setup customization hardware
    how do I add my own custom handwired keyboard => development/hardware-integration/new-shield
    which pins can I use for spi on the nrf52840 => development/hardware-integration/pinctrl
    studio says keyboard is locked => keymaps/behaviors/studio-unlock features/studio
    my changes in studio are ignored after flashing a new keymap file => features/studio
    where can I ask for help => troubleshooting /docs
    display stays on and drains battery => features/displays config/displays
    do I need to flash both halves after a change => features/split-keyboards
    does the keyboard need a bluetooth pin code when pairing => features/bluetooth config/bluetooth
    run a behavior when trackpad is clicked => keymaps/input-processors/behaviors
    number of leds wrong only first ones light up => features/lighting development/hardware-integration/lighting/underglow
    what does the ampersand mean in a keymap => keymaps
    send ctrl shift t with one key => keymaps/behaviors/key-press keymaps/modifiers
    how do I see what the keyboard is doing on the serial port => development/usb-logging
    fix a spelling mistake in these docs => development/contributing/documentation
    which behaviors run on which half => features/split-keyboards keymaps/behaviors
    how do i flash my keyboard => user-setup
    how to make right half the central => features/split-keyboards config/split
    why does keyboard type nothing on windows when connected => troubleshooting/connection-issues
    how long will my battery last => /power-profiler faq
    can i use zmk on esp32 => faq
    does zmk support via or vial => faq
    how to use bluetooth while plugged in for charging => keymaps/behaviors/outputs troubleshooting/connection-issues
    how to rename keyboard bluetooth name => features/bluetooth config/bluetooth
    some keys in one column don't work after soldering => troubleshooting/hardware-issues
    works over usb but not bluetooth antenna => troubleshooting/hardware-issues
    which file do i put config options in => config
    how to pin zmk version instead of main => customization
    how do I test a pull request branch => features/modules
    how do i install without the script => user-setup
    what is the difference between board and shield => development/hardware-integration faq
    why is my display blank after sleep => features/displays
    how to turn off rgb when idle => config/lighting features/lighting
    how to hold modifier and type symbol &kp LS(N1) => keymaps/modifiers keymaps/behaviors/key-press
    how do i fix a typo in the docs => development/contributing/documentation
    how do i scroll with my trackball on a layer => keymaps/input-processors/usage keymaps/input-processors/code-mapper
    where to ask for help discord => troubleshooting /docs
    studio connected but my keymap file changes are ignored => features/studio
    can i type umlauts or emoji => faq keymaps/behaviors/macros
    `,
    ),
    ...parseQueries(
      'code',
      `
    west build -p -b nice_nano_v2 -- -DSHIELD=corne_left => development/local-toolchain/build-flash
    compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; tapping-term-ms = <200>; => keymaps/behaviors/tap-dance
    sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; => features/encoders keymaps/behaviors/sensor-rotate
    &sk { quick-release; }; => keymaps/behaviors/sticky-key
    diode-direction = "col2row"; => config/kscan development/hardware-integration/new-shield
    map = <RC(0,0) RC(0,1) RC(0,2)> => config/layout development/hardware-integration/new-shield
    snippet: studio-rpc-usb-uart => features/studio
    &lt 1 SPACE => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    &mt LSHFT A => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    &bt BT_SEL 0 => keymaps/behaviors/bluetooth
    sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN> => keymaps/behaviors/sensor-rotate features/encoders
    mods = <(MOD_LSFT|MOD_RSFT)> => keymaps/behaviors/mod-morph
    #define ZMK_POINTING_DEFAULT_MOVE_VAL => keymaps/behaviors/mouse-emulation
    compatible = "zmk,behavior-tap-dance" => keymaps/behaviors/tap-dance
    west build -b nice_nano_v2 -- -DSHIELD=corne_left => development/local-toolchain/build-flash
    include: board: shield: build.yaml => customization hardware
    ZMK_MACRO( => keymaps/behaviors/macros
    diode-direction = "col2row" => config/kscan development/hardware-integration/new-shield
    compatible = "worldsemi,ws2812-spi" => development/hardware-integration/lighting/underglow
    `,
    ),
    ...parseQueries(
      'error',
      `
    devicetree error: /__w/zmk-config/config/corne.keymap:42 (column 17): parse error: expected number or parenthesized expression => troubleshooting/building-issues
    region \`FLASH' overflowed by 11264 bytes => troubleshooting/building-issues
    error: 'DT_N_S_keymap_S_default_layer_P_bindings_IDX_30_PH_FULL_NAME' undeclared here (not in a function) => troubleshooting/building-issues
    zmk: Rejecting pairing request to taken profile 0 => troubleshooting/connection-issues
    ModuleNotFoundError: No module named 'elftools' => development/local-toolchain/setup/native troubleshooting/building-issues
    devicetree error: parse error: expected number or parenthesized expression => troubleshooting/building-issues
    region \`FLASH' overflowed by => troubleshooting/building-issues
    DT_N_S_keymap_S_symbol_layer_P_bindings_IDX_12 undeclared here => troubleshooting/building-issues
    Aborting due to Kconfig warnings undefined symbol => troubleshooting/building-issues
    No board named 'nice_nano' found => troubleshooting/building-issues
    could not copy extended attributes to /Volumes/NICENANO => troubleshooting/flashing-issues
    Error code -36 uf2 => troubleshooting/flashing-issues
    zmk: Security failed: level 1 err 9 => troubleshooting/connection-issues
    `,
    ),
    ...parseQueries(
      'blog',
      `
    keymap editor gui => /blog/2023/11/09/keymap-editor
    state of the firmware 5 => /blog/2022/04/10/zmk-sotf-5
    broken bootloader story => /blog/2020/10/03/bootloader-fix
    locale generator => /blog/2024/01/05/zmk-tools
    urob helper macros node free => /blog/2023/12/17/nodefree-config
    `,
    ),
  ],
};
