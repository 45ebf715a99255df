import { choiceFacts } from '../facts/documented.ts';
import type { KconfigChoice } from './types.ts';

/** Groups of options of which exactly one is on. */
export const kconfigChoices: readonly KconfigChoice[] = choiceFacts.map(({ name, members, default: preset }) => ({
  name,
  members,
  default: preset,
}));
