import type { Rule } from '../types.ts';
import { behavior } from './behavior.ts';
import { columnOffset } from './columnOffset.ts';
import { debouncePeriod } from './debouncePeriod.ts';
import { encoderResolution } from './encoderResolution.ts';
import { globalQuickTap } from './globalQuickTap.ts';
import { header } from './header.ts';
import { holdTapProperty } from './holdTapProperty.ts';
import { keyCode } from './keyCode.ts';
import { label } from './label.ts';
import { layerName } from './layerName.ts';
import { modifierFlags } from './modifierFlags.ts';
import { nodeName } from './nodeName.ts';
import { removedKeyCode } from './removedKeyCode.ts';
import { usagePage } from './usagePage.ts';

/** All rules, in the order in which their changes are listed. See README.md for how to add one. */
export const rules: readonly Rule[] = [
  keyCode,
  removedKeyCode,
  modifierFlags,
  usagePage,
  behavior,
  header,
  nodeName,
  layerName,
  label,
  encoderResolution,
  holdTapProperty,
  globalQuickTap,
  debouncePeriod,
  columnOffset,
];
