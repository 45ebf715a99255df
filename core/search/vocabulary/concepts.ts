import { readRows } from './readRows.ts';

/**
 * Things that readers describe in many ways. A row is `words + words => our words => the page they mean`. It matches a query
 * that contains a word or phrase from every group, in any order: "my cursor goes the wrong way", "trackball is reversed", and
 * "mouse moves in the opposite direction" match the same row. Fixed phrases belong in synonyms.ts.
 * The check of the built site (checks/site/search.ts) combines every word of a group with the first word of the other
 * groups, and makes sure that the page is among the first three results.
 */
type Concept = readonly [groups: readonly string[], siteWords: string, page: string];

const pointer = 'pointer|cursor|mouse|trackball|trackpad|touchpad|trackpoint|joystick|ball';
const sensor = 'trackball|trackpad|touchpad|trackpoint|joystick|ball|pointing device|pointer';
const lights = 'lights|leds|rgb|underglow|backlight|lighting|glow|lamps';
const wiring = 'wire|wiring|solder|pins|attach|hook up|pcb|schematic|breakout';
const half = 'half|halves|side|sides|hand|left|right';
const screen = 'screen|display|oled|lcd|nice view|e-ink';
const knob = 'knob|encoder|dial|wheel|rotary|roller';
const computers = 'computers|laptops|pc|pcs|devices|hosts|machines|phones|tablets|mac|macs|ipads|notebooks|desktop';
const battery = 'battery|charge|juice|cell|accumulator';
const modifier = 'shift|ctrl|control|alt|modifier|mods|cmd|gui';
const not =
  "not|no|never|nothing|doesn't|don't|won't|can't|cannot|isn't|stopped|fails|failed|unable|wrong|broken|problem";
const several = 'two|three|several|multiple|many|different|more than|how many|number of|five|5|six|6|ten';

const rows = readRows(`
  // Power
  sleep|nap|snooze|turns off|switches off|shuts off|goes off|powers off + timer|minutes|seconds|too fast|too soon|too early|too quickly|by itself|itself|automatically|auto|when not used|unused|inactive => idle deep sleep => /docs/features/low-power-states
  ${battery} + drains|drain|empties|empty|flat|dies|dead|overnight|runs out|runs down|quickly|save|saving => low-power deep sleep => /docs/features/low-power-states
  ${battery} + left|remaining|percent|percentage|full|how much|indicator|status|shown|see|check => battery level => /docs/features/battery
  ${battery}|mah|power + estimate|calculate|simulate|predict|compute|calculator|how long|lasts|days|weeks|months|hours|run time|runtime|autonomy|how many mah => power profiler => /power-profiler
  // Pointing
  ${pointer} + wrong way|wrong direction|direction|reversed|inverted|opposite|backwards|rotated|sideways|mirrored|flipped|upside down|up down|axes swapped => transform invert direction => /docs/keymaps/input-processors/transformer
  scroll|scrolling + wrong way|wrong direction|direction|reversed|inverted|opposite|backwards|natural => transform invert scroll => /docs/keymaps/input-processors/transformer
  ${sensor} + too fast|too slow|speed|sensitive|sensitivity|slower|faster|slow|precise|precision|fine control|dpi|cpi => scaler => /docs/keymaps/input-processors/scaler
  ${sensor}|movement|motion + scroll|scrolling => code mapper scroll => /docs/keymaps/input-processors/code-mapper
  ${sensor}|mouse|movement + layer|layers + touch|moves|turns on|activates|automatic|automatically|temporary|while using => temp-layer => /docs/keymaps/input-processors/temp-layer
  ${sensor}|mouse + click|button|buttons + behavior|behaviors|macro|run|runs|trigger|triggers|action|different|remap => behaviors input processor => /docs/keymaps/input-processors/behaviors
  mouse keys|arrow keys|mouse emulation + speed|acceleration|slow|fast|faster|slower|too fast|too slow|move pointer|pointer|cursor => mouse emulation => /docs/keymaps/behaviors/mouse-emulation
  // Keys
  ${modifier} + spacebar|space bar|home row|letter keys|letter key => mod-tap hold-tap => /docs/keymaps/behaviors/hold-tap
  together|at once|same time|simultaneously + escape|letters|two letters|thumbs|fingers => combo => /docs/keymaps/combos
  parentheses|brackets|quotes|braces + cursor|between|inside|middle|pair => macro => /docs/keymaps/behaviors/macros
  shift + erase|delete|backspace => mod-morph => /docs/keymaps/behaviors/mod-morph
  reset button|reset|button on board + can't reach|can't press|unreachable|inside case|hard to reach|no access|not reachable => reset bootloader => /docs/keymaps/behaviors/reset
  capital|uppercase|upper case + next letter|next character|next key|one letter|single letter => sticky key => /docs/keymaps/behaviors/sticky-key
  keyboard layout|layout|language|keys|letters + german|french|spanish|british|danish|swedish|norwegian|swiss|italian|portuguese|foreign|azerty|qwertz => host layout characters of other layouts => /docs/keymaps/list-of-keycodes
  both|two + thumb keys|layer keys|thumbs|thumb + held|hold|down => conditional layers => /docs/keymaps/conditional-layers
  boot|reboot|restart|jump + uf2|bootloader|dfu => bootloader reset => /docs/keymaps/behaviors/reset
  scroll|click|drag|right click|middle click + keyboard|with keys|without mouse => mouse emulation => /docs/keymaps/behaviors/mouse-emulation
  key position|key positions + which|find out|count|numbering|counted => key positions keymap => /docs/keymaps
  layer|layers + stuck|stays on|exit|get out|leave|return from => layers => /docs/keymaps/behaviors/layers
  double|twice|two times|triple|three times|several times|multiple times|number of + tap|taps|click|clicks|tapped => tap-dance => /docs/keymaps/behaviors/tap-dance
  two keys|three keys|several keys|multiple keys|multi key|both keys|keys|buttons + at once|same time|simultaneously|simultaneous|together => combo => /docs/keymaps/combos
  held|hold|holding|kept down + tapped|tap|tapping|pressed shortly|quick press => hold-tap => /docs/keymaps/behaviors/hold-tap
  enter|space|escape|esc|tab|backspace|letter + ${modifier} + when held|if held|held|on hold|while held|long press => mod-tap => /docs/keymaps/behaviors/mod-tap
  ${modifier} + next key|next letter|next character|next press|one key|one letter|following key|following letter|then letter|one after another|only once|just once => sticky key => /docs/keymaps/behaviors/sticky-key
  layer + next key|next letter|next press|one key|one press|one key press|following key|only once|just once => sticky layer => /docs/keymaps/behaviors/sticky-layer
  key|button|switch + stays|keep|remains + down|pressed|held => key-toggle => /docs/keymaps/behaviors/key-toggle
  repeat|again|redo|resend|repeats + last key|previous|same key|same letter|just typed|last letter|last keystroke|typed before => key-repeat => /docs/keymaps/behaviors/key-repeat
  capital|capitals|uppercase|upper case|caps|capitalized + word|one word|until space|until|constant|constants|identifier|variable => caps-word => /docs/keymaps/behaviors/caps-word
  ${modifier} + instead|becomes|become|gives|different|turns into|other symbol|another symbol|override|replace|produces|what does => mod-morph => /docs/keymaps/behaviors/mod-morph
  esc|escape + tilde|grave|backtick => gresc mod-morph => /docs/keymaps/behaviors/mod-morph
  type|write|insert|paste|send|output|enter|expand + phrase|sentence|text|email|password|address|signature|string|snippet|template|paragraph => macro => /docs/keymaps/behaviors/macros
  several|multiple|many|sequence|series|chain|list + keys|keystrokes|key presses|keypresses|commands|actions + in a row|one key|one press|after another|in order|with one|single key => macro sequence => /docs/keymaps/behaviors/macros
  pass|fall|falls|go|goes|look + through|layer below|lower layer|layer underneath|next layer down|below => trans transparent => /docs/keymaps/behaviors/misc
  bootloader|programming mode|uf2 mode|flash mode|flashing mode|dfu mode|update mode + key|enter|into|put|without button|from keymap|keymap|go|button => bootloader reset => /docs/keymaps/behaviors/reset
  usb|cable|wire + prefer|instead|force|rather|choose|select|priority|default output|send => output selection usb => /docs/keymaps/behaviors/outputs
  vcc|3v3|3.3v|rail|supply|accessories|peripherals + off|cut|toggle|switch off|turn off|disable => external power => /docs/keymaps/behaviors/power
  ${lights} + color|hue|saturation|animation|effect|pattern => underglow color effect => /docs/keymaps/behaviors/underglow
  microphone|mic|speaker|music|song|video + mute|unmute|play|pause|next|stop|skip => media key codes => /docs/keymaps/list-of-keycodes
  types|typed|type|typing|outputs|get|prints + wrong|other|different|swapped|incorrect + letters|characters|symbols|letter|character|signs|language => host layout => /docs/keymaps/list-of-keycodes
  // Features
  layer + active|current|am i on|which + see|show|shows|know|display|indicate|find out => display layer => /docs/features/displays
  three|third|3 + piece|pieces|parts|part split|peripherals => split keyboards peripherals => /docs/features/split-keyboards
  editor + can't save|save|undo|discard|restore|revert|connect|load => zmk studio => /docs/features/studio
  editor|studio + unlock|open up|unlocking|unlock key|locked => studio unlock => /docs/keymaps/behaviors/studio-unlock
  ${screen} + text|message|font|words|flickers|show layer => display => /docs/features/displays
  feature|pull request|branch|fix + before merged|before it is merged|not merged|unmerged|early|not released|unreleased => beta testing modules => /docs/features/modules
  bluetooth|wireless + faster|slower|slow|speed|delay|lag|latency|response => bluetooth latency => /docs/features/bluetooth
  ${lights} + idle|inactive|after a while|not typing|timeout|unplugged => lighting rgb underglow auto off => /docs/features/lighting
  led|light|indicator + caps lock|num lock|current layer|which layer|battery level|connection status|layer + show|shows|indicate|indicates|indicator led|status => led show caps lock layer battery => /docs/faq
  encoder|knob|dial|rotary + scroll|mouse wheel|arrows|undo|brightness|media|tabs => encoder => /docs/features/encoders
  off|shut down|power down + travel|bag|backpack|suitcase|transport|flight|completely|shipping|fully => soft off => /docs/keymaps/behaviors/soft-off
  name + strange|wrong|different|change|shown|appears|rename|own + keyboard|bluetooth|phone|device => CONFIG_ZMK_KEYBOARD_NAME => /docs/config/system
  github|repository|repo|config + private|secret|hidden => keep my configuration private => /docs/faq
  wired|cable + only|permanently|no bluetooth|without bluetooth|turn into + keyboard|mode|connection => turn bluetooth off => /docs/faq
  ${knob} + turn|turning|rotate|rotating|spin|twist|volume|zoom|skips|jumps|two steps|too many|backwards|wrong direction|reversed|double => encoder => /docs/features/encoders
  ${screen} + black|blank|dark|stays|empty|garbage|noise|upside|rotated|image|picture|custom|animation|flicker|frozen => display => /docs/features/displays
  ${lights} + ${half} + only|one|both|other|not|different => lighting split keyboards => /docs/features/lighting
  legends|keycaps|letters on + lit|light|glow|shine|illuminated => lighting backlight => /docs/features/lighting
  keymap|keys|layout|layers|bindings|remap + without flashing|without reflashing|without building|without rebuilding|without compiling|without code|live|browser|chrome|online|website|web|drag|graphical|graphically|visually|visual|runtime|mouse click|ui => zmk studio => /docs/features/studio
  studio + not|doesn't|won't|can't|cannot|found|detect|detected|see|connect => zmk studio when studio does not work => /docs/features/studio
  ${computers} + switch|swap|jump|toggle|between|second|other|another|move over|change => bluetooth profile bt_sel => /docs/keymaps/behaviors/bluetooth
  ${computers} + ${several} + connect|pair|use|bluetooth|remember|work with|support => bluetooth profiles number => /docs/features/bluetooth
  ${computers}|pairing|pairings|bond|bonds|bluetooth + forget|delete|remove|clear|wipe|erase|reset => clear bond bt_clr => /docs/keymaps/behaviors/bluetooth
  secure|security|encrypted|encrypt|safe|sniff|hack|eavesdrop|spy + connection|typing|bluetooth|wireless|keyboard|type|passwords => bluetooth security => /docs/features/bluetooth
  which|main|other|right|left + half|side + plugs|usb|cable|computer|central|primary => split central => /docs/features/split-keyboards
  someone else|other people|community|third party|external|other developers|github + code|features|repository|repo|repositories|drivers|behaviors + use|include|add|install|import|library => modules => /docs/features/modules
  // Building keyboards and code
  pins|gpios + too many keys|more keys|many keys|keys than => shift register => /docs/development/hardware-integration/shift-registers
  shield|keyboard|board|behavior|driver + other people|others|everyone|other users|anyone + use|builds|include|available|offer => module creation => /docs/development/module-creation
  see|show|watch|print|which + key events|keystrokes|key presses|keypresses|scan codes => usb-logging log => /docs/development/usb-logging
  verify|prove|proof|check + change|code|behavior|patch + works|correct|automatically => tests => /docs/development/local-toolchain/tests
  ${sensor} + ${wiring} => pointing device hardware integration => /docs/development/hardware-integration/pointing
  ${knob} + ${wiring} => encoders hardware integration => /docs/development/hardware-integration/encoders
  ${screen} + ${wiring} => adding a display => /docs/features/displays
  ${battery} + voltage|resistor|divider|adc|measure|measurement|sensing => battery sensing => /docs/development/hardware-integration/battery
  power button|on off button|on off switch|power switch|off button|off switch + ${wiring}|hardware|physical|gpio => soft off setup => /docs/development/hardware-integration/soft-off-setup
  pins|gpios|inputs|gpio pins + more|too few|few|not enough|run out|out of|extra|expand|extend|additional|insufficient|save => shift register => /docs/development/hardware-integration/shift-registers
  c code|in c|program|implement|develop|code|source + own|custom|new|write + behavior|action|function|feature => new behavior => /docs/development/new-behavior
  listen|hook|subscribe|intercept|catch|react + events|event => new behavior listeners events => /docs/development/new-behavior
  make|create|creating|write|writing|start|develop + module|modules => module creation => /docs/development/module-creation
  share|publish|reuse|distribute|package + code|behavior|driver|repos|others|keyboard|shield|definition => module creation => /docs/development/module-creation
  ${lights} + add|adding|wire|wiring|connect|solder|install + new|own|pcb|custom|handwired|board|shield => lighting hardware integration => /docs/development/hardware-integration/lighting
  key|keys + coordinates|arrangement|placement|geometry|drawing|rotation angle|picture + studio|editor|layout|shown|screen|define|file => physical layouts => /docs/development/hardware-integration/physical-layouts
  third|separate|dedicated|extra|always + plugged|device|receiver|stick|controller + split|halves|central => dongle => /docs/development/hardware-integration/dongle
  build|compile|building|compiling + computer|pc|laptop|machine|home|without internet|without github|offline => local toolchain setup => /docs/development/local-toolchain/setup
  docker|podman|container|devcontainer + build|compile|building|compiling|local|locally => container setup => /docs/development/local-toolchain/setup/container
  install|set up|setup|get + west|sdk|zephyr|compiler => native setup install zephyr => /docs/development/local-toolchain/setup/native
  see|view|read|watch|show|capture + log|logs|log output|debug messages|debug output|messages|what happens => usb-logging log => /docs/development/usb-logging
  docs|documentation|website|guide + help|improve|fix|write|edit|typo|mistake|spelling|contribute|correct|translate|preview => contributing documentation => /docs/development/contributing/documentation
  pr|patch|pull request|merge request|bugfix + send|submit|open|create|contribute|make => pull requests => /docs/development/contributing/pull-requests
  qmk + convert|converting|migrate|migrating|translate|translating|equivalent|coming from|come from|move from|switch from => qmk names key codes => /docs/keymaps/list-of-keycodes
  qmk|gpl|tmk|other firmware + copy|steal|stealing|take|port|borrow|copied + code|source|function|feature => clean room => /docs/development/contributing/clean-room
  program|app|script|software|client + talk|communicate|protocol|control|messages + keyboard|studio|device => studio rpc protocol => /docs/development/studio-rpc-protocol
  // Setting up
  firmware|file|uf2|zip|artifact + where|find|no file|missing|get + github|action|actions|workflow|green check => installing firmware download archive => /docs/user-setup
  file|files + edit|change|open + which|where|what => customizing keymap config => /docs/customization
  terminal|command line|shell + everything|manage|set up|repo|repository|config => command-line tool zmk cli => /docs/user-setup-cli
  without|no|avoid|need + github|github account|account => do i have to use github => /docs/faq
  put|install|load|get + zmk|firmware + keyboard|board|controller => installing zmk => /docs/user-setup
  zmk|firmware + older|previous|lock|pin|specific|certain|freeze|go back|roll back|revert|stable + version|release|commit => version west.yml revision => /docs/customization
  another|second|more|additional + keyboard|keyboards|shield + repo|repository|config|build.yaml => building additional keyboards => /docs/customization
  file|files|conf|overlay + override|overrides|wins|priority|precedence|takes effect => which file wins => /docs/config
  options|settings + all|listed|overview|available|list of => configuration overview => /docs/config
  sample|example|template|complete|full + keymap|keymap file|layout file => keymap example => /docs/keymap-example
  old|outdated|renamed|deprecated|legacy + key names|names|codes|keycodes|keymap|keymaps|syntax => keymap upgrader => /keymap-upgrader
  update|upgrade|convert|migrate|modernize|translate + keymap|keycodes|codes + automatically|old|new|tool|outdated|syntax => keymap upgrader => /keymap-upgrader
  automate|automatic|record|replay + typing|keystrokes|keypresses => macro => /docs/keymaps/behaviors/macros
  // Trouble
  failed|fails|unable|refuses|won't|can't|cannot|doesn't|problem|trouble|error|impossible + pair|pairing|connect|connecting|reconnect => connection issues unable to connect => /docs/troubleshooting/connection-issues
  same letter|same key|switch|one press + several times|multiple times|repeats|worn|bounces|many times|more than once => debounce => /docs/features/debouncing
  key|keys|switch + hard press|press hard|intermittent|intermittently|sometimes|force|twice before => hardware issues => /docs/troubleshooting/hardware-issues
  asks|asking|prompts|wants + pair|pairing|paired + every time|again|each time|always|constantly => connection issues => /docs/troubleshooting/connection-issues
  computer|pc|laptop|mac|windows|linux + doesn't see|doesn't find|doesn't detect|doesn't recognize|not see|not detect|not recognize|can't see|can't find|invisible + keyboard|bluetooth => connection issues unable to connect => /docs/troubleshooting/connection-issues
  computer|pc|laptop|mac|windows|linux + doesn't see|doesn't find|doesn't detect|doesn't recognize|not see|not detect|not recognize|can't see|can't find + board|controller|microcontroller|nice nano|xiao|drive => flashing issues no drive appears => /docs/troubleshooting/flashing-issues
  keymap|layout|keys + old|still|unchanged|not changed|same as before + flashing|flash|flashed|updating firmware => zmk studio keymap changes => /docs/features/studio
  build|compile|compiling|firmware + breaks|broke|stopped working|no longer => building issues => /docs/troubleshooting/building-issues
  key|keys|letters + order|scrambled|mixed up|jumbled|wrong place|wrong position|shuffled => matrix transform => /docs/config/layout
  board|shield|build|west|cmake + find|found + ${not} => building issues board or shield not found => /docs/troubleshooting/building-issues
  wipe|erase|clear|delete|reset|forget|factory + everything|settings|stored|saved|all data|start over|start fresh|clean slate|default state => settings reset connection issues => /docs/troubleshooting/connection-issues
  bluetooth|pairing|scan|menu|list of devices + find|see|show|appear|visible|listed|discover + ${not} => connection issues unable to connect => /docs/troubleshooting/connection-issues
  bluetooth|radio|wireless|antenna + strength|stronger|boost|increase|farther|reach => connection issues weak transmit power => /docs/troubleshooting/connection-issues
  keymap|keymap file|changes + no effect|not applied|ignored|not updated|still old|not change|nothing changes|not taken over => zmk studio keymap changes => /docs/features/studio
  build|github|action|workflow|compile|compiling + error|fails|failed|failing|red|broken|cross => building issues => /docs/troubleshooting/building-issues
  ${half} + dead|silent|unresponsive|out of sync|re-pair|repair|sync => split halves pair connection issues => /docs/troubleshooting/connection-issues
  ${half} + ${not} + talk|connect|find|sync|pair|communicate|see each other|reach|respond => split halves pair connection issues => /docs/troubleshooting/connection-issues
  windows|mac|macos|macbook|linux|ubuntu|android|iphone|ipad|ios|phone + connected|pairs|pairing|pair|connect|bluetooth|driver + ${not}|error|driver error => connection issues unable to connect => /docs/troubleshooting/connection-issues
  connected|connects|paired + doesn't type|nothing typed|no typing|not typing|nothing happens|no input|not working|nothing => connection issues connected not working => /docs/troubleshooting/connection-issues
  signal|reception|antenna|range|distance|wireless + bad|weak|poor|short|low|far|strength|unreliable => connection issues weak connection transmit power => /docs/troubleshooting/connection-issues
  keys|key|row|column|switch|switches + dead|unresponsive|not respond|don't respond|doesn't respond|not register|doesn't register|don't register|not react|no reaction|missing|broken => hardware issues => /docs/troubleshooting/hardware-issues
  twice|double|two times|duplicate|doubled|repeated + letter|letters|character|characters|types|typed|typing|appears|registers|comes out => debounce => /docs/features/debouncing
  flashing|flashed|flash|updating + dead|nothing|bricked|not working|no longer|stopped|not start => flashing issues after flashing => /docs/troubleshooting/flashing-issues
  drive|disk|usb drive|mass storage + not|doesn't|no|missing|keeps|again|comes back|stays|disappears|won't => flashing issues drive => /docs/troubleshooting/flashing-issues
  firmware|image|build|flash memory + too big|too large|fit|fits|full|overflow|out of memory|no space => firmware too large building issues => /docs/troubleshooting/building-issues
`);

export const concepts: readonly Concept[] = rows.map(([groups, siteWords, page]) => [
  groups.split(' + '),
  siteWords,
  page,
]);
