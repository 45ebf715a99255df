import { battery } from './battery.ts';
import { behaviors } from './behaviors.ts';
import { bluetooth } from './bluetooth.ts';
import { combos } from './combos.ts';
import { displays } from './displays.ts';
import { encoders } from './encoders.ts';
import { kscan } from './kscan.ts';
import { layout } from './layout.ts';
import { lighting } from './lighting.ts';
import { pointing } from './pointing.ts';
import { power } from './power.ts';
import { split } from './split.ts';
import { studio } from './studio.ts';
import { system } from './system.ts';
import type { KconfigTopic } from './types.ts';

/** One topic per page of the configuration reference. */
export const kconfigTopics: readonly KconfigTopic[] = [
  battery,
  behaviors,
  bluetooth,
  combos,
  displays,
  encoders,
  kscan,
  layout,
  lighting,
  pointing,
  power,
  split,
  studio,
  system,
];
