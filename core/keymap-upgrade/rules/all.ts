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

/** Every rule, in the order in which their changes are listed. To add one: a file, a fixture folder, a line here and one in SPEC.md. */
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
