/** The start of most options' names. These words don't identify an option. */
export const optionPrefixWords: ReadonlySet<string> = new Set(['config', 'zmk']);
/** Words that show that the query asks for an option. */
export const optionRequestWords: ReadonlySet<string> = new Set(
  'config configs configuration kconfig option options setting variable value symbol ms'.split(' '),
);
/** Words that often accompany an option's name without being part of it. */
export const optionContextWords: ReadonlySet<string> = new Set('zmk on off change enable disable default'.split(' '));
/** A query that starts with one of these is a question about a feature, not the name of an option. */
export const questionWords: ReadonlySet<string> = new Set(
  'how can why what where when which is are does do my i'.split(' '),
);
/** Words in the names of options and properties, or whole names of properties, and what readers write instead. */
export const optionWordVariants: Readonly<Record<string, readonly string[]>> = {
  after: ['timeout', 'delay'],
  axis: ['mouse'],
  ble: ['bluetooth', 'bt'],
  brt: ['brightness'],
  bt: ['bluetooth', 'ble'],
  central: ['other', 'half', 'halves'],
  col: ['column'],
  conditional: ['tri'],
  conn: ['connection', 'connections'],
  continue: ['underscore', 'punctuation'],
  debounce: ['chatter', 'bounce', 'delay'],
  display: ['screen', 'oled'],
  ec11: ['encoder', 'knob'],
  eff: ['effect', 'animation'],
  ext: ['external'],
  extended: ['f13', 'f24'],
  hkro: ['rollover', 'six', '6kro'],
  'hold-trigger-key-positions': ['bilateral', 'opposite', 'hand'],
  hue: ['color'],
  indicators: ['leds'],
  init: ['initial'],
  int: ['interval'],
  interval: ['often'],
  level: ['report'],
  max: ['maximum', 'limit'],
  min: ['minimum'],
  ms: ['milliseconds'],
  name: ['rename'],
  nkro: ['rollover'],
  paired: ['devices', 'profiles'],
  passkey: ['pin', 'code'],
  peripheral: ['other', 'half'],
  peripherals: ['other', 'half', 'dongle'],
  pid: ['product'],
  pm: ['power'],
  pointing: ['mouse'],
  poll: ['polling', 'rate'],
  pref: ['preferred'],
  prio: ['priority'],
  'quick-tap-ms': ['repeat'],
  proxy: ['host'],
  pwr: ['power', 'signal', 'range'],
  reset: ['erase', 'clear', 'delete', 'wipe'],
  sat: ['saturation'],
  sec: ['seconds', 'security'],
  sleep: ['save'],
  spd: ['speed', 'animation'],
  start: ['initial', 'default', 'startup', 'boot'],
  sticky: ['one', 'shot'],
  term: ['time', 'timeout'],
  'time-to-max-speed-ms': ['scroll', 'pointer', 'cursor'],
  timeout: ['after', 'later', 'longer', 'sooner', 'delay'],
  tx: ['transmit', 'weak', 'strength'],
  underglow: ['lights', 'leds'],
  vid: ['vendor'],
  wait: ['delay', 'pause'],
  widget: ['widgets'],
};

/** What readers write instead of the words in a name. */
export const otherOptionWords = (name: string): readonly string[] => [
  ...new Set([name, ...name.split(/[^A-Za-z\d]+/)].flatMap((word) => optionWordVariants[word.toLowerCase()] ?? [])),
];
