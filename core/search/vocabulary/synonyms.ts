import { readRows } from './readRows.ts';

/**
 * Words and phrases that readers use and our pages don't. A row is `readers' phrases => our words => the page they mean`. Add
 * a phrase to an existing row, or a new row to its group. The check of the built site (checks/site/search.ts) makes sure
 * that each phrase finds its page among the first three results. Typos, plurals, and compounds ("key-map", "layers") need
 * no entry, and neither do words that appear on the page. For a problem that can be described in many ways, add a row to
 * concepts.ts.
 */
const rows = readRows(`
  // Behaviors
  what can a key do|all behaviors|list of behaviors|kinds of behaviors => behavior overview => /docs/keymaps/behaviors
  dim => backlight brightness => /docs/keymaps/behaviors/backlight
  next device|next bluetooth|next profile => bluetooth profile bt_nxt => /docs/keymaps/behaviors/bluetooth
  switch device|bt profile|switch host|another computer|other computer|kvm => bluetooth profile bt_sel => /docs/keymaps/behaviors/bluetooth
  remove pairing|delete pairing|forget computer => clear bond bt_clr => /docs/keymaps/behaviors/bluetooth
  caps lock|capslock word|all caps|uppercase|snake case|smart caps|shift for one word|capitalize => caps-word => /docs/keymaps/behaviors/caps-word
  permissive hold => balanced hold-tap => /docs/keymaps/behaviors/hold-tap
  hold on other key press|prefer hold => hold-preferred hold-tap => /docs/keymaps/behaviors/hold-tap
  misfire|accidental|tap hold|dual role|dual function|auto shift|long press|press and hold|short press => hold-tap => /docs/keymaps/behaviors/hold-tap
  roll over => hold-tap flavor => /docs/keymaps/behaviors/hold-tap
  achordion|chordal hold => hold-tap hold-trigger-key-positions => /docs/keymaps/behaviors/hold-tap
  home row mods|homerow|hrm => hold-tap mod-tap => /docs/keymaps/behaviors/hold-tap
  fast typing => hold-tap require-prior-idle-ms => /docs/keymaps/behaviors/hold-tap
  too short hold|how long to hold => hold-tap tapping-term-ms => /docs/keymaps/behaviors/hold-tap
  bilateral|opposite hand => hold-trigger-key-positions => /docs/keymaps/behaviors/hold-tap
  same hand => hold-trigger-key-positions hold-tap => /docs/keymaps/behaviors/hold-tap
  repeat when held => quick-tap-ms hold-tap => /docs/keymaps/behaviors/hold-tap
  retro tap => retro-tap hold-tap => /docs/keymaps/behaviors/hold-tap
  prefer tap => tap-preferred hold-tap => /docs/keymaps/behaviors/hold-tap
  tapping term => tapping-term-ms => /docs/keymaps/behaviors/hold-tap
  hold time|tap time|hold delay => tapping-term-ms hold-tap => /docs/keymaps/behaviors/hold-tap
  repeat|alternate repeat|last key again|autorepeat|previous key|previous keystroke => key-repeat => /docs/keymaps/behaviors/key-repeat
  key lock|lock a key|hold a key down|autofire|without holding|keep pressed|stay pressed|hold down => key-toggle => /docs/keymaps/behaviors/key-toggle
  drag lock|hold mouse button => key-toggle mouse button => /docs/keymaps/behaviors/key-toggle
  switch layers|change layers|layer switching => layer => /docs/keymaps/behaviors/layers
  momentary => layer mo => /docs/keymaps/behaviors/layers
  fn key|function layer|hold layer|layer key => layer momentary => /docs/keymaps/behaviors/layers
  layer stack => layers => /docs/keymaps/behaviors/layers
  layer tap => lt layer-tap => /docs/keymaps/behaviors/layers
  default layer|base layer|return to default layer => to layer => /docs/keymaps/behaviors/layers
  toggle layer|layer toggle => tog layer => /docs/keymaps/behaviors/layers
  gaming mode => toggle layer => /docs/keymaps/behaviors/layers
  email address|password|string|sentence|phrase|key sequence|send string|type text|snippet of text|boilerplate|signature|multiple keys with one key|sequence of keys|several behaviors|multiple behaviors|type a word|text expansion|record|autotext|cursor in the middle|send two keys|sends two keys|send several keys|send multiple keys|sends multiple keys|two letters from one key => macro => /docs/keymaps/behaviors/macros
  alt tab|app switcher => macro modifier functions => /docs/keymaps/behaviors/macros
  pause between|wait between|delay between keys => macro wait-ms => /docs/keymaps/behaviors/macros
  disable a key|disable key|do nothing|does nothing|kc_no|no op|unused key|key does nothing|ignore key|block key|no function|dead position|empty position|gap in keymap|deactivate a key|key without function => none => /docs/keymaps/behaviors/misc
  empty key|blank key|placeholder key => none transparent => /docs/keymaps/behaviors/misc
  kc_trns|transparent => trans => /docs/keymaps/behaviors/misc
  fall through|passthrough => trans transparent => /docs/keymaps/behaviors/misc
  see through => transparent => /docs/keymaps/behaviors/misc
  grave escape|escape and tilde|escape and grave => gresc mod-morph => /docs/keymaps/behaviors/mod-morph
  key override|shift backspace|custom shift|shifted character|shift and dot|different symbol with shift|when shift is held|with shift held|shift comma|symbol with shift|shift plus => mod-morph => /docs/keymaps/behaviors/mod-morph
  space cadet|mt|caps lock control|caps lock ctrl|caps lock escape|act as shift => mod-tap => /docs/keymaps/behaviors/mod-tap
  mouse keys|mousekeys|arrow up moves mouse|mouse without a mouse|no mouse|keyboard mouse => mouse emulation => /docs/keymaps/behaviors/mouse-emulation
  mouse acceleration => mouse emulation acceleration => /docs/keymaps/behaviors/mouse-emulation
  mouse click|left click|right click|middle click|mouse buttons => mouse emulation mkp => /docs/keymaps/behaviors/mouse-emulation
  move the cursor => mouse emulation move => /docs/keymaps/behaviors/mouse-emulation
  mouse wheel|page scroll|mousewheel => mouse emulation scroll => /docs/keymaps/behaviors/mouse-emulation
  endpoint => outputs output => /docs/keymaps/behaviors/outputs
  switch between usb|usb or bluetooth|instead of bluetooth|usb instead|usb and wireless|usb and bluetooth => outputs output selection => /docs/keymaps/behaviors/outputs
  usb cable => usb output => /docs/keymaps/behaviors/outputs
  plugged in => usb outputs => /docs/keymaps/behaviors/outputs
  ext power|vcc|cut power|cut off power|unpowered leds => external power => /docs/keymaps/behaviors/power
  dfu|qk_boot|bootsel|flash mode => bootloader => /docs/keymaps/behaviors/reset
  enter bootloader|double press reset|double tap reset|key to flash => bootloader reset => /docs/keymaps/behaviors/reset
  reset button => reset bootloader => /docs/keymaps/behaviors/reset
  reboot|restart => reset sys_reset => /docs/keymaps/behaviors/reset
  volume knob|clockwise => sensor rotation encoder => /docs/keymaps/behaviors/sensor-rotate
  rotate volume => sensor rotation inc_dec_kp => /docs/keymaps/behaviors/sensor-rotate
  turn off keyboard|power off|shut down|power button|off switch|ship mode|backpack|travel|in a bag|off completely|power down|shutdown|hard off|turn itself off for travel => soft off => /docs/keymaps/behaviors/soft-off
  one shot|oneshot|next keypress => sticky => /docs/keymaps/behaviors/sticky-key
  osm|sticky shift|one shot mods|latch|sticky mods|temporary shift|shift next|next key only => sticky key => /docs/keymaps/behaviors/sticky-key
  osl|one shot layer|layer one key|layer one keypress => sticky layer => /docs/keymaps/behaviors/sticky-layer
  studio locked => studio unlock => /docs/keymaps/behaviors/studio-unlock
  tap toggle => layer tog tap-dance => /docs/keymaps/behaviors/tap-dance
  tap twice|double tap|triple tap|multi tap|leader|three functions on one key|multitap|tap count|count taps => tap-dance => /docs/keymaps/behaviors/tap-dance
  brighter|led brightness => underglow backlight brightness => /docs/keymaps/behaviors/underglow
  hue|color of leds => underglow color => /docs/keymaps/behaviors/underglow
  rainbow|breathing|disco|strobe|light show|lightshow|rainbow mode|swirl => underglow effect => /docs/keymaps/behaviors/underglow
  rgb animation => underglow effect rgb_eff => /docs/keymaps/behaviors/underglow
  press two keys|simultaneous|chord|two keys at once|keys together|leader|three keys|chording|two keys|keys at once|multiple keys at once|two finger|jk escape|jk to escape|steno|stenography|plover|multi key press|keys simultaneously|two keys send|two keys give|two keys produce|two keys make => combo => /docs/keymaps/combos
  at the same time => combo simultaneous => /docs/keymaps/combos
  lower raise|third layer|tri layer|adjust layer|triple layer|tri state|both layers|two layers|layer combination => conditional layers => /docs/keymaps/conditional-layers
  caps lock => capslock => /docs/keymaps/list-of-keycodes
  // Features and hardware
  list of options|all options|all settings|options listed => configuration overview => /docs/config
  config file|conf file => kconfig conf => /docs/config
  yes or no values|y or n => kconfig value types => /docs/config
  connection interval|connection parameters|connection settings|slave latency|supervision timeout => bluetooth connection timing => /docs/config/bluetooth
  encryption => bluetooth passkey security => /docs/config/bluetooth
  pin code => passkey => /docs/config/bluetooth
  detent => encoder steps triggers-per-rotation => /docs/config/encoders
  ghosting => diode matrix kscan => /docs/config/kscan
  diode => diode-direction kscan matrix => /docs/config/kscan
  charlieplex|round robin matrix => kscan charlieplex => /docs/config/kscan
  scan rate => kscan debounce scan period => /docs/config/kscan
  matrix|japanese duplex matrix => kscan matrix => /docs/config/kscan
  mcp23017|port expander => expander mcp23017 => /docs/development/hardware-integration/shift-registers
  manufacturer => CONFIG_USB_DEVICE_MANUFACTURER => /docs/config/system
  product id => CONFIG_USB_DEVICE_PID => /docs/config/system
  vendor id => CONFIG_USB_DEVICE_VID => /docs/config/system
  keyboard name|rename|bluetooth name|device name|name in bluetooth => CONFIG_ZMK_KEYBOARD_NAME => /docs/config/system
  nkro|n key rollover|six keys|6 keys|6kro|more than six keys|key rollover|anti ghosting => HID report NKRO => /docs/config/system
  settings storage => settings save CONFIG_ZMK_SETTINGS_SAVE_DEBOUNCE => /docs/config/system
  boot protocol|bios => usb boot CONFIG_ZMK_USB_BOOT => /docs/config/system
  polling rate|report rate|polling interval => usb hid poll interval => /docs/config/system
  build yaml => build.yaml => /docs/customization
  measure battery => battery sensing sensor => /docs/development/hardware-integration/battery
  receiver|2.4 ghz|usb receiver|nano receiver|usb stick => dongle => /docs/development/hardware-integration/dongle
  transistor => backlight led => /docs/development/hardware-integration/lighting/backlight
  ws2812 => underglow => /docs/development/hardware-integration/lighting/underglow
  led strip => underglow led strip => /docs/development/hardware-integration/lighting/underglow
  neopixel|sk6812|addressable => underglow ws2812 => /docs/development/hardware-integration/lighting/underglow
  handwire|dactyl => new shield => /docs/development/hardware-integration/new-shield
  pcb => shield board => /docs/development/hardware-integration/new-shield
  keyboard layout editor|info.json => physical layout => /docs/development/hardware-integration/physical-layouts
  alternative layouts => physical layouts => /docs/development/hardware-integration/physical-layouts
  gpio => pins pinctrl => /docs/development/hardware-integration/pinctrl
  pmw3610|pmw3360|pim447|azoteq|cirque|glidepoint => pointing => /docs/development/hardware-integration/pointing
  optical sensor|analog stick|azoteq iqs5xx => pointing device => /docs/development/hardware-integration/pointing
  74hc595|more pins|not enough pins|not enough gpio|daisy chain => shift register => /docs/development/hardware-integration/shift-registers
  io expander => shift register gpio => /docs/development/hardware-integration/shift-registers
  power switch => soft off setup => /docs/development/hardware-integration/soft-off-setup
  wake button => wakeup soft off => /docs/development/hardware-integration/soft-off-setup
  create a module|own module => module creation => /docs/development/module-creation
  caps lock led|num lock led|indicator led|status led|battery led|layer led|charging led|lock led|led for caps lock => HID indicators led => /docs/faq
  haptic|buzzer|autocorrect => features of qmk missing => /docs/faq
  over the air => ota update faq => /docs/faq
  rechargeable|accumulator|cr2032|coin cell|nimh|aaa|li-ion|18650|battery size|battery capacity => which battery need => /docs/faq
  lipo|lithium => battery => /docs/features/battery
  charging => battery charge => /docs/features/battery
  charge level|juice|fuel => battery level => /docs/features/battery
  ble|wireless|bt => bluetooth => /docs/features/bluetooth
  discoverable => bluetooth pair => /docs/features/bluetooth
  pairing|bluetooth pairing|bt pairing => bluetooth pair profile => /docs/features/bluetooth
  two computers|multiple computers|pair|multiple devices|second computer|multi device|multi host => bluetooth profile => /docs/features/bluetooth
  ipad|tablet|phone|macbook|chromebook|iphone|notebook|steam deck|smart tv|apple tv => bluetooth profile pair => /docs/features/bluetooth
  keylogger|sniffing|eavesdropping|privacy => bluetooth security => /docs/features/bluetooth
  input delay|input lag|response time|sluggish|reaction time|typing delay => latency => /docs/features/bluetooth
  chatter|double typing|double press|bounce|ghost typing|double letters|repeating letters|registers twice|appears twice|appears two times|letter twice|chattering|bouncing keys|key bounce|double strike => debounce => /docs/features/debouncing
  bongo cat|logo => custom status screen display => /docs/features/displays
  oled|screen|lcd|nice!view|epaper|e-ink|tft|epd|bitmap|gif|ssd1306|sh1106|sharp memory => display => /docs/features/displays
  screensaver => display blank idle => /docs/features/displays
  widget|status bar => display widgets => /docs/features/displays
  words per minute|typing speed|speedometer => display wpm widget => /docs/features/displays
  knob|dial|rotary|push encoder|jog|roller|potentiometer|thumbwheel|scrollwheel|fader|turn wheel|scroll wheel that turns => encoder => /docs/features/encoders
  lights|illumination|lamp|neon|glow|luminous|light up => lighting => /docs/features/lighting
  legends|keycap light => lighting backlight => /docs/features/lighting
  led => lighting underglow backlight => /docs/features/lighting
  per key rgb => underglow => /docs/features/lighting
  hibernate|asleep => deep sleep => /docs/features/low-power-states
  nap|snooze|doze|dozing|dormant|slumber|stay awake|keep awake|keeps sleeping|fall asleep|suspend => deep sleep idle => /docs/features/low-power-states
  turns itself off|sleep mode|disable sleep => deep sleep low-power => /docs/features/low-power-states
  standby => idle sleep => /docs/features/low-power-states
  auto off => idle sleep low-power => /docs/features/low-power-states
  inactivity => idle sleep timeout => /docs/features/low-power-states
  battery life|power consumption => low-power => /docs/features/low-power-states
  power saving|energy saving => low-power sleep => /docs/features/low-power-states
  wake up => wakeup-source deep sleep => /docs/features/low-power-states
  test a pull request => beta testing module => /docs/features/modules
  plugin|extension|addon|external code|install a module|add on => module => /docs/features/modules
  fork => module west.yml => /docs/features/modules
  trackball|trackpad|touchpad|trackpoint|joystick => pointing => /docs/features/pointing
  cursor => pointing mouse => /docs/features/pointing
  master => central split => /docs/features/split-keyboards
  slave => peripheral split => /docs/features/split-keyboards
  halves|two halves => split => /docs/features/split-keyboards
  left half|main half|main side|which half => split central => /docs/features/split-keyboards
  left side => split central half => /docs/features/split-keyboards
  flash right half|flash left half|flash both halves => split flashing firmware => /docs/features/split-keyboards
  both sides => split halves => /docs/features/split-keyboards
  slower half => split latency => /docs/features/split-keyboards
  right side => split peripheral half => /docs/features/split-keyboards
  trrs|serial split|aux cable => wired split => /docs/features/split-keyboards
  stock keymap => studio restore stock settings => /docs/features/studio
  gui editor|graphical|gui to edit|edit in the browser|vial|live keymap editor|keymap editor|web app|configurator|without flashing|edit keymap online|on the fly|keys live|without coding|without compiling|desktop app|chrome|webserial|web serial|drag and drop|visual editor|gui configurator|keymap gui|point and click|know programming|programming knowledge|no programming|without programming|not a programmer => zmk studio => /docs/features/studio
  microcontroller|mcu|nice nano clone|supermini|controller clone|stm32|nrf52832|nrf52833|nrf5340|samd21|arm cortex => controller board hardware => /docs/hardware
  crkbd => corne supported hardware => /docs/hardware
  compatible keyboards|which keyboards|supported keyboards|supported boards|list of keyboards|list of shields|keyboards work|my keyboard work|ergodox|keychron|moonlander|totem|voyager|dygma|nuphy|logitech|reviung|ortholinear|tenkeyless|teensy|60 percent|40 percent|corne-ish => supported hardware => /docs/hardware
  compatible with => supported hardware compatible => /docs/hardware
  which controller => supported hardware controller => /docs/hardware
  blacklight => backlight => /docs/keymaps/behaviors/backlight
  rgb => underglow rgb => /docs/keymaps/behaviors/underglow
  trackpad buttons|trackball buttons => behaviors input processor => /docs/keymaps/input-processors/behaviors
  scroll with trackball|scroll mode|drag scroll|scroll layer|scrolling layer => code mapper scroll => /docs/keymaps/input-processors/code-mapper
  pointer speed|slow down trackball|precision|slow down pointer|cpi|mouse dpi|too sensitive => scaler => /docs/keymaps/input-processors/scaler
  automatic mouse layer|mouse layer => temp-layer => /docs/keymaps/input-processors/temp-layer
  swap x and y|rotate trackball|90 degrees => transform => /docs/keymaps/input-processors/transformer
  flip|axis|upside down|reverse axis|mirrored|sideways => transform invert => /docs/keymaps/input-processors/transformer
  bluetooth range|weak signal|wireless range|radio range|working distance => transmit power => /docs/troubleshooting/connection-issues
  mah => battery power profiler => /power-profiler
  battery life|battery estimate|battery calculator|power usage|power consumption|current draw|power draw|battery runtime|energy|power use|power calculator|autonomy|endurance|microamp|milliamp|how many days|days per charge => power profiler => /power-profiler
  peripheral|central => split central peripheral roles => /docs/features/split-keyboards
  peripheral battery|battery of peripheral => peripheral battery monitoring => /docs/config/battery
  // Doing things
  jargon|terminology|abbreviations|acronyms|vocabulary|dictionary|technical terms|what do the words mean => glossary => /docs
  discord => help => /docs
  reddit|forum|irc|slack|chat|chat server|support channel|community chat|talk to people => help discord => /docs
  what is zmk|about zmk|zmk overview => introduction zmk => /docs
  config lines => kconfig conf => /docs/config
  second keyboard|two keyboards|another keyboard|multiple keyboards => building additional keyboards => /docs/customization
  edit config => customizing => /docs/customization
  rebuild => customizing publishing => /docs/customization
  remap|rebind|change my keymap|edit keymap => keymap customizing => /docs/customization
  zmk version|pin version|freeze version|lock version|rollback|roll back|stick to version|stable release => version revision => /docs/customization
  downgrade|specific version|older version => version west.yml revision => /docs/customization
  copy code from qmk|looking at qmk => clean room => /docs/development/contributing/clean-room
  contribute => contributing => /docs/development/contributing/clean-room
  typo in docs|improve docs|docs site => contributing documentation => /docs/development/contributing/documentation
  submit => pull requests => /docs/development/contributing/pull-requests
  squash => pull requests commit history => /docs/development/contributing/pull-requests
  commit message|conventional commits|commit style|commit format|commit convention|commit history => pull requests commit messages => /docs/development/contributing/pull-requests
  new board => board hardware integration => /docs/development/hardware-integration
  board and shield|board or shield => boards shields => /docs/development/hardware-integration
  voltage divider|adc => battery sensor => /docs/development/hardware-integration/battery
  third device|unifying receiver|logi bolt|2.4ghz|always plugged in|stays plugged in => dongle => /docs/development/hardware-integration/dongle
  setup script about my board|appear in setup script|listed in setup script => hardware metadata => /docs/development/hardware-integration/hardware-metadata-files
  custom keyboard|own keyboard|new keyboard|port a keyboard|handwired|diy|homemade|home made|from scratch|breadboard|perfboard|prototype|self made|self built|design my own|3d printed|3d print|printed case => new shield => /docs/development/hardware-integration/new-shield
  write an overlay => new shield overlay => /docs/development/hardware-integration/new-shield
  key coordinates => physical layout => /docs/development/hardware-integration/physical-layouts
  i2c => pinctrl i2c => /docs/development/hardware-integration/pinctrl
  compile => build => /docs/development/local-toolchain/build-flash
  from command line => building flashing west => /docs/development/local-toolchain/build-flash
  clean build => pristine building => /docs/development/local-toolchain/build-flash
  vscode|neovim|language server|intellisense|autocomplete|clangd|code completion|syntax highlighting|squiggles|emacs|clion|sublime|jetbrains|go to definition|jump to definition|code navigation => ide integration => /docs/development/local-toolchain/ide-integration
  simulator|emulator|virtual keyboard|without keyboard|without hardware => posix board native_posix => /docs/development/local-toolchain/posix-board
  linter|automatic checks|check before commit|lint => pre-commit => /docs/development/local-toolchain/pre-commit
  code style|clang-format|prettier => pre-commit format => /docs/development/local-toolchain/pre-commit
  without github|offline|locally => local toolchain => /docs/development/local-toolchain/setup
  vscode|docker|podman|devcontainer|codespaces => container => /docs/development/local-toolchain/setup/container
  build on windows|without docker|toolchain natively => local toolchain native setup => /docs/development/local-toolchain/setup/native
  install west|install zephyr|chocolatey|homebrew|apt install|python dependencies => native setup install => /docs/development/local-toolchain/setup/native
  unit test => tests => /docs/development/local-toolchain/tests
  publish|share my keyboard => module => /docs/development/module-creation
  package my code|share code => module creation => /docs/development/module-creation
  write a driver|plugin in c|in c|c code|c programming|write c|c source|custom behavior|own behavior|create a behavior|write a behavior|new behaviors|know c => new behavior => /docs/development/new-behavior
  rpc|protobuf|studio api => studio rpc protocol => /docs/development/studio-rpc-protocol
  serial console|console output => usb-logging => /docs/development/usb-logging
  debug|printk|logs|which key is pressed|serial monitor|putty|minicom|terminal emulator|ttyacm0|com port|keyboard prints => usb-logging log => /docs/development/usb-logging
  arduino => atmega avr supported board => /docs/faq
  atmega => avr supported board => /docs/faq
  which battery => battery need faq => /docs/faq
  frequently asked questions => faq => /docs/faq
  midi|gamepad|game controller|hall effect|magnetic switches|topre|capacitive|swap hands|auto correct|audio => features of qmk missing => /docs/faq
  faq => frequently asked questions => /docs/faq
  license|commercial|free|open source|cost|price|privacy policy|trademark|roadmap|donate|sell|selling|vendor|business|closed source|proprietary => license MIT => /docs/faq
  qmk => qmk faq => /docs/faq
  without bluetooth => turn bluetooth off faq => /docs/faq
  update firmware|firmware update|latest version => update => /docs/faq
  wake pc|wake computer|wake my pc|wake the computer|wake up computer|wake up pc|wake mac|wake laptop => wake computer from sleep => /docs/faq
  who makes zmk|author|who develops|who made|who is behind|maintainers|founder => who created zmk => /docs/faq
  rtos|operating system|real time => why zephyr => /docs/faq
  out of tree|third party => module => /docs/features/modules
  extend the firmware|other repositories|include a repository|someone else => modules => /docs/features/modules
  example layout file|sample keymap|example keymap|template keymap|sample layout => keymap example => /docs/keymap-example
  dvorak|workman|bepo|neo2 => keymap => /docs/keymaps
  dpi|sensitivity => scaler => /docs/keymaps/input-processors/scaler
  sniper => scaler temp-layer => /docs/keymaps/input-processors/scaler
  auto mouse layer => temp-layer => /docs/keymaps/input-processors/temp-layer
  invert => transform => /docs/keymaps/input-processors/transformer
  natural scrolling => transform scroll invert => /docs/keymaps/input-processors/transformer
  firmware files|where is the file => download archive firmware => /docs/user-setup
  upload firmware => flash => /docs/user-setup
  flash firmware|flash keyboard|flash board|flash controller|put firmware => flash installing firmware => /docs/user-setup
  uf2 => flash uf2 bootloader => /docs/user-setup
  get started|beginner|first time|first keyboard|start from scratch|first steps|quickstart|quick start|walkthrough|newbie|noob|starter guide|step by step|set up from zero => getting started installing => /docs/user-setup
  config repo => github repository => /docs/user-setup
  download firmware => installing firmware archive artifact => /docs/user-setup
  install => installing user-setup => /docs/user-setup
  python tool => command-line tool cli => /docs/user-setup-cli
  old keymap|migrate|deprecated|convert|old codes|renamed codes|old key names|names changed|modernize|outdated keymap => keymap upgrader => /keymap-upgrader
  simulate battery|battery simulation|battery simulator => power profiler => /power-profiler
  stand for|what zmk means|meaning of zmk => what does zmk mean => /docs/faq
  manifest|west.yml|west.yaml => west.yml modules => /docs/features/modules
  default editor|preferred editor => command-line tool cli core.editor => /docs/user-setup-cli
  // Posts
  first post|first blog post => wip => /blog/2020/05/24/wip
  bootloader bug|corrupted bootloader|flash corruption => broken bootloader => /blog/2020/10/03/bootloader-fix
  second birthday|two years => zmk birthday => /blog/2022/04/21/zmk-2yo
  nickcoutsos|nick coutsos => keymap editor => /blog/2023/11/09/keymap-editor
  keymap helper|zmk helpers => node-free config => /blog/2023/12/17/nodefree-config
  preprocessor macros => node-free config preprocessor => /blog/2023/12/17/nodefree-config
  latency testing => keyboard latency testing => /blog/2024/01/05/zmk-tools
  locale generator => zmk locale generator => /blog/2024/01/05/zmk-tools
  keymap code completion => zmk tools keymap code completion => /blog/2024/01/05/zmk-tools
  vscode extension|vs code extension|visual studio code extension => zmk tools visual studio code extension => /blog/2024/01/05/zmk-tools
  general availability|studio launch => zmk studio mvp general availability => /blog/2024/11/11/zmk-studio-mvp-ga
  zephyr upgrade|upgrade zephyr|zephyr update|new zephyr version|latest zephyr => zephyr update => /blog/2024/02/09/zephyr-3-5
  // Key codes
  option key => alt => /docs/keymaps/list-of-keycodes
  function key mac => globe key codes => /docs/keymaps/list-of-keycodes
  cmd|command key|win key|meta key|windows key|super key => gui => /docs/keymaps/list-of-keycodes
  german|french|azerty|accents|wrong characters|qwertz|spanish|nordic|wrong symbols|norwegian|polish|hungarian|portuguese|italian|russian|cyrillic|turkish|arabic|y and z|cedilla|eszett|swedish|danish|czech|greek letters|math symbols|ellipsis|foreign language => host layout => /docs/keymaps/list-of-keycodes
  context menu|menu key => k_app key codes => /docs/keymaps/list-of-keycodes
  keycode|media keys|unicode|emoji|sysrq|siri|dictation|snipping|mission control|launchpad => key codes => /docs/keymaps/list-of-keycodes
  calculator => key codes al_calculator => /docs/keymaps/list-of-keycodes
  screen brightness => key codes brightness => /docs/keymaps/list-of-keycodes
  consumer keys => key codes consumer media => /docs/keymaps/list-of-keycodes
  function keys => key codes f13 => /docs/keymaps/list-of-keycodes
  euro|€|umlaut|compose key => key codes host layout => /docs/keymaps/list-of-keycodes
  next song|next track => key codes media c_next => /docs/keymaps/list-of-keycodes
  £ => key codes non-us => /docs/keymaps/list-of-keycodes
  number row => key codes numbers => /docs/keymaps/list-of-keycodes
  computer to sleep => key codes power sleep => /docs/keymaps/list-of-keycodes
  special characters => key codes symbols => /docs/keymaps/list-of-keycodes
  numpad => keypad => /docs/keymaps/list-of-keycodes
  arrow keys|nav cluster => navigation key codes => /docs/keymaps/list-of-keycodes
  print screen|screenshot => pscrn printscreen key codes => /docs/keymaps/list-of-keycodes
  altgr => ralt => /docs/keymaps/list-of-keycodes
  hotkey|hyper|meh|shortcut|ctrl alt delete|key combination|ctrl c|copy paste|keyboard shortcut|ctrl shift|ctrl alt|cmd shift|alt shift|ctrl z|ctrl v|cmd c => modifier functions => /docs/keymaps/modifiers
  mac and windows => modifiers one keyboard mac windows => /docs/keymaps/modifiers
  // Trouble, in the words of those who have it
  asks for pin|asks for a code|asking for code|asking for pin|6 digit|six digit code => passkey => /docs/config/bluetooth
  types twice|repeated letters => debounce => /docs/features/debouncing
  blank screen => display => /docs/features/displays
  forget device|unpair => clear bond bt_clr => /docs/keymaps/behaviors/bluetooth
  fails|failed|not working|doesn't work|broken => troubleshooting issues => /docs/troubleshooting
  github actions failed|parse error|aborting|devicetree error|undefined node label|compile error => building issues => /docs/troubleshooting/building-issues
  syntax error => building issues devicetree => /docs/troubleshooting/building-issues
  red x => building issues github actions => /docs/troubleshooting/building-issues
  build fails|build error => building issues troubleshooting => /docs/troubleshooting/building-issues
  unknown command => building issues west => /docs/troubleshooting/building-issues
  out of space|not enough memory|overflowed|too big => firmware too large => /docs/troubleshooting/building-issues
  keeps dropping|drops connection|unstable|disconnect|won't connect|not connect|can't connect|not reconnecting|lag|not recognized|missed keystrokes|drops keys|stutter|bluetooth not found|misses key presses|missing key presses|missing letters|swallows letters|skips letters|lost keystrokes|loses pairing|lost pairing|interference|usb3|invisible|undetected|not detected|not visible => connection issues => /docs/troubleshooting/connection-issues
  types to the tablet|only charges|charges but => connection issues bluetooth output usb power => /docs/troubleshooting/connection-issues
  cannot pair|can't pair|won't pair => connection issues pair => /docs/troubleshooting/connection-issues
  short range => connection issues weak transmit power => /docs/troubleshooting/connection-issues
  driver error => connection issues windows => /docs/troubleshooting/connection-issues
  reset split|factory reset => settings reset connection issues => /docs/troubleshooting/connection-issues
  ejected properly|not ejected|drive does not appear|won't flash|copy failed => flashing issues => /docs/troubleshooting/flashing-issues
  usb drive|bricked|mass storage|thumb drive|flash drive|usb disk|removable drive|no drive => flashing issues bootloader => /docs/troubleshooting/flashing-issues
  can't copy|cannot copy|copy uf2 => flashing issues file transfer => /docs/troubleshooting/flashing-issues
  not showing up => issues troubleshooting => /docs/troubleshooting/flashing-issues
  dead key|keys not working|row not working|column not working|solder|short circuit|desolder|jumper|oscilloscope|logic analyzer|flaky|cold joint|loose contact|bent pin|broken trace => hardware issues => /docs/troubleshooting/hardware-issues
  triggers several keys|one key triggers|presses several keys|extra keys => hardware issues electrical net => /docs/troubleshooting/hardware-issues
`);

type Synonym = Readonly<{ from: string; to: string; page: string }>;

export const synonyms: readonly Synonym[] = rows.flatMap(([phrases, to, page]) =>
  phrases.split('|').map((from) => ({ from, to, page })),
);
