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
/** Words in option names, and what readers write instead. */
export const optionWordVariants: Readonly<Record<string, readonly string[]>> = {
  ble: ['bluetooth', 'bt'],
  bt: ['bluetooth', 'ble'],
  pointing: ['mouse'],
  display: ['screen', 'oled'],
  underglow: ['lights', 'leds'],
  brt: ['brightness'],
  sat: ['saturation'],
  spd: ['speed'],
  eff: ['effect'],
  pwr: ['power'],
  tx: ['transmit'],
  max: ['maximum'],
  min: ['minimum'],
  ext: ['external'],
  conn: ['connection', 'connections'],
  prio: ['priority'],
  init: ['initial'],
  ms: ['milliseconds'],
  sec: ['seconds'],
  widget: ['widgets'],
};
