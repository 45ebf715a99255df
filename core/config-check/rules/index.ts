/** Headings for the changes from `upgradeConfig`. A separate entry point, so that importing it doesn't load the YAML parser. */
import type { ConfigChange } from '../types.ts';

const docs = '/docs/customization';

export const configRules = [
  { id: 'board', title: 'Board names', docs },
  { id: 'option', title: 'Options', docs },
  { id: 'revision', title: 'Release', docs },
] as const satisfies readonly { readonly id: ConfigChange['rule']; readonly title: string; readonly docs: string }[];
