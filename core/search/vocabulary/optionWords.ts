/** What every option's name begins with says nothing about which one it is. */
export const optionCommon: ReadonlySet<string> = new Set(['config', 'zmk']);
/** Words of those who know that there is an option, and what they want done with it; neither is part of a name. */
export const optionRequest: ReadonlySet<string> = new Set(
  'config configs configuration kconfig option options setting variable value symbol ms'.split(' '),
);
export const besideOption: ReadonlySet<string> = new Set('zmk on off change enable disable default'.split(' '));
/** Whoever asks in a sentence asks for the thing, not for the name of an option. */
export const questionOpeners: ReadonlySet<string> = new Set(
  'how can why what where when which is are does do my i'.split(' '),
);
/** Parts of names, and how readers say them. */
export const optionPartsSaid: Readonly<Record<string, readonly string[]>> = {
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
