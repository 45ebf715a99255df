import { parseQueries, type QueryList } from '../queryList.ts';

/* cspell:disable -- the queries contain typos on purpose */
export const descriptions: QueryList = {
  purpose: 'regression',
  written: '2026-11-15',
  origin:
    'Written after the misses of allPages.ts were fixed. A fifth of the queries are descriptions. At that time, 80.9 % found a right page first and 94.7 % among the first three.',
  queries: [
    ...parseQueries(
      'identifier',
      `
    CONFIG_ZMK_BLE_CLEAR_BONDS_ON_START => config/system config/bluetooth
    ZMK_LOW_PRIORITY_THREAD_STACK_SIZE => config/system
    CONFIG_ZMK_DISPLAY_STATUS_SCREEN_CUSTOM => config/displays features/displays
    zmk_studio_locking => config/studio
    zmk,behavior-sticky-key => keymaps/behaviors/sticky-key config/behaviors
    zmk,matrix-transform => config/layout development/hardware-integration/new-shield
    zmk,kscan-gpio-demux => config/kscan
    hold-while-undecided-linger => keymaps/behaviors/hold-tap config/behaviors
    trigger-period-ms => config/behaviors keymaps/behaviors/mouse-emulation
    BT_DISC => keymaps/behaviors/bluetooth
    RGB_EFF => keymaps/behaviors/underglow
    &gresc => keymaps/behaviors/mod-morph
    &sys_reset => keymaps/behaviors/reset
    SCRL_DOWN => keymaps/behaviors/mouse-emulation
    macro_pause_for_release => keymaps/behaviors/macros
    C_AC_BACK => keymaps/list-of-keycodes
    wakeup-source => features/low-power-states config/kscan config/power
    &zip_scroll_transform => keymaps/input-processors/transformer
    `,
    ),
    ...parseQueries(
      'option',
      `
    split wired uart mode polling config => config/split
    display work queue dedicated => config/displays
    underglow hue start value => config/lighting
    backlight brightness start => config/lighting
    kscan event queue size => config/kscan
    ble profile max paired option => config/bluetooth
    external power enable kconfig => config/power
    sticky keys max held => config/behaviors
    usb hid poll interval => config/system
    studio lock idle timeout sec => config/studio
    `,
    ),
    ...parseQueries(
      'topic',
      `
    layer lock => keymaps/behaviors/layers keymaps/behaviors/tap-dance keymaps/behaviors/sticky-layer
    macro with parameters => keymaps/behaviors/macros
    absolute mouse => keymaps/behaviors/mouse-emulation features/pointing
    battery voltage divider => development/hardware-integration/battery config/battery
    composite kscan => config/kscan
    unibody keyboard without split => development/hardware-integration/new-shield development/hardware-integration
    nrf52840 => hardware development/hardware-integration
    bluetooth passkey security => config/bluetooth features/bluetooth
    keymap sensors => config/keymap features/encoders keymaps/behaviors/sensor-rotate
    west manifest => features/modules customization development/module-creation
    hid indicators => faq config/system config/split
    code of conduct => /docs faq
    eager debouncing => features/debouncing
    zmk studio transport gatt => development/studio-rpc-protocol
    input split => config/pointing development/hardware-integration/pointing
    ampere hours and weeks between charges => /power-profiler
    my keymap uses old code names => /keymap-upgrader keymaps/list-of-keycodes
    `,
    ),
    ...parseQueries(
      'typo',
      `
    homerwo mods => keymaps/behaviors/hold-tap
    undrglow => keymaps/behaviors/underglow features/lighting development/hardware-integration/lighting/underglow
    macroes => keymaps/behaviors/macros
    wirless => features/bluetooth
    batery levle => features/battery config/battery
    shileds => development/hardware-integration/new-shield development/hardware-integration hardware
    stikcy layer => keymaps/behaviors/sticky-layer
    conecting issues => troubleshooting/connection-issues
    ketmap => keymaps customization
    `,
    ),
    ...parseQueries(
      'synonym',
      `
    keyboard sleeps while I'm thinking => features/low-power-states config/power
    my phone keeps grabbing the keyboard => features/bluetooth keymaps/behaviors/bluetooth troubleshooting/connection-issues
    crank up bluetooth strength => config/bluetooth troubleshooting/connection-issues features/bluetooth
    spinning dial does nothing => features/encoders development/hardware-integration/encoders
    paste my address with one button => keymaps/behaviors/macros
    dimmer underlighting => keymaps/behaviors/underglow features/lighting
    permanently switch layer => keymaps/behaviors/layers
    thumb key as layer and space => keymaps/behaviors/layers keymaps/behaviors/hold-tap
    chorded keys => keymaps/combos
    numbers when both thumb keys held => keymaps/conditional-layers
    mouse arrow crawls => keymaps/behaviors/mouse-emulation keymaps/input-processors/scaler features/pointing
    trackball acts as scroll wheel => keymaps/input-processors/code-mapper
    wire a joystick => development/hardware-integration/pointing
    boot into uf2 from keyboard => keymaps/behaviors/reset
    wipe everything and start over => troubleshooting/connection-issues keymaps/behaviors/reset
    shout mode for one word => keymaps/behaviors/caps-word
    finger slips trigger modifiers => keymaps/behaviors/hold-tap
    key pressed for too long => keymaps/behaviors/hold-tap
    fade lights when idle => config/lighting features/lighting features/low-power-states
    ghost presses => features/debouncing troubleshooting/hardware-issues config/kscan
    magnet coil status led => faq
    change layout on the website => features/studio
    hear nothing from the right half => troubleshooting/connection-issues features/split-keyboards
    keyboard shows up under a strange name => config/system features/bluetooth
    turn keyboard into a wired one => keymaps/behaviors/outputs faq
    switch between work and home pc => keymaps/behaviors/bluetooth features/bluetooth
    hide a layer from studio => features/studio config/studio config/keymap
    get all the symbols => keymaps/list-of-keycodes
    `,
    ),
    ...parseQueries(
      'prefix',
      `
    combo tim => keymaps/combos config/combos
    quick-t => keymaps/behaviors/hold-tap
    displ => features/displays config/displays
    peripher => features/split-keyboards config/split
    dongl => development/hardware-integration/dongle
    kscan-gp => config/kscan
    keymap upg => /keymap-upgrader
    state of the fi => /blog/2020/08/12/zmk-sotf-1 /blog/2020/09/21/zmk-sotf-2 /blog/2020/11/09/zmk-sotf-3 /blog/2021/01/27/zmk-sotf-4 /blog/2022/04/10/zmk-sotf-5 /blog/2023/10/05/zmk-sotf-6
    `,
    ),
    ...parseQueries(
      'question',
      `
    why is my battery stuck at 100 percent => features/battery development/hardware-integration/battery config/battery
    how can I have two base layers => keymaps/behaviors/layers keymaps keymaps/modifiers
    what happens when I press BT_CLR => keymaps/behaviors/bluetooth features/bluetooth
    do I need to flash both halves after changing keymap => features/split-keyboards user-setup customization
    can my keyboard stay connected to two devices at once => features/bluetooth faq keymaps/behaviors/bluetooth
    how do I make escape on short press and control on long press => keymaps/behaviors/mod-tap keymaps/behaviors/hold-tap
    which key position number is which => keymaps keymaps/combos
    is there a way to preview the docs locally => development/contributing/documentation
    how to make an encoder scroll => features/encoders keymaps/behaviors/sensor-rotate keymaps/behaviors/mouse-emulation
    why does mod morph not send shift => keymaps/behaviors/mod-morph
    how to use more than one led color => keymaps/behaviors/underglow features/lighting config/lighting
    where can I download the firmware => user-setup
    how do i write a test for my behavior => development/local-toolchain/tests development/new-behavior
    `,
    ),
    ...parseQueries(
      'code',
      `
    &sk LSHFT &sl 1 => keymaps/behaviors/sticky-key keymaps/behaviors/sticky-layer
    &bt BT_SEL 0 &bt BT_SEL 1 => keymaps/behaviors/bluetooth
    CONFIG_ZMK_MOUSE=y => config/pointing features/pointing keymaps/behaviors/mouse-emulation
    flavor = "tap-preferred"; => keymaps/behaviors/hold-tap config/behaviors
    #include <behaviors.dtsi> => keymaps config/keymap keymap-example
    compatible = "zmk,physical-layout"; => development/hardware-integration/physical-layouts config/layout development/hardware-integration/new-shield
    -DZMK_CONFIG="/home/me/zmk-config/config" => development/local-toolchain/build-flash
    steps = <80>; => config/encoders development/hardware-integration/encoders features/encoders
    `,
    ),
    ...parseQueries(
      'error',
      `
    undefined reference to __device_dts_ord => troubleshooting/building-issues
    error: Aborting due to Kconfig warnings => troubleshooting/building-issues
    'KC_A' undeclared here (not in a function) => troubleshooting/building-issues keymaps/list-of-keycodes
    FATAL ERROR: refusing to proceed without --force => troubleshooting/building-issues development/local-toolchain/build-flash
    can't find keyboard in bluetooth menu => troubleshooting/connection-issues features/bluetooth
    `,
    ),
    ...parseQueries(
      'hardware',
      `
    seeeduino xiao => hardware
    adafruit kb2040 => hardware
    corne wireless => hardware
    nice view => features/displays hardware
    ferris sweep => hardware
    `,
    ),
    ...parseQueries(
      'character',
      `
    | => keymaps/list-of-keycodes
    at sign => keymaps/list-of-keycodes
    mute => keymaps/list-of-keycodes
    page down => keymaps/list-of-keycodes
    num lock => keymaps/list-of-keycodes
    ü => keymaps/list-of-keycodes faq
    `,
    ),
    ...parseQueries(
      'blog',
      `
    why pairing with macs got better => /blog/2022/04/10/zmk-sotf-5 troubleshooting/connection-issues
    hacktoberfest => /blog/2020/09/21/zmk-sotf-2
    zephyr 3.0 => /blog/2022/04/02/zephyr-3-0 /blog/2022/03/08/zephyr-3-0-upgrade-prep
    who sponsors zmk => /blog/2023/10/05/zmk-sotf-6 /blog/2021/01/27/zmk-sotf-4 /blog/2024/11/11/zmk-studio-mvp-ga
    `,
    ),
  ],
};
