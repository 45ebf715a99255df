import { battery } from './battery.ts';
import { behaviors } from './behaviors.ts';
import { combos } from './combos.ts';
import { displays } from './displays.ts';
import { encoders } from './encoders.ts';
import { keymap } from './keymap.ts';
import { kscan } from './kscan.ts';
import { layout } from './layout.ts';
import { pointing } from './pointing.ts';
import { power } from './power.ts';
import { split } from './split.ts';
import type { BindingTopic } from './types.ts';

/** One topic per page of the configuration reference. */
export const bindingTopics: readonly BindingTopic[] = [
  battery,
  behaviors,
  combos,
  displays,
  encoders,
  keymap,
  kscan,
  layout,
  pointing,
  power,
  split,
];
