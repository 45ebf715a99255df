/** Headings for the changes of `upgradeConfig`. A door of its own, without the YAML parser: `#core/config-check/rules`. */
import type { ConfigChange } from '../types.ts';

const docs = '/docs/customization';

export const configRules = [
  { id: 'board', title: 'Board names', docs },
  { id: 'option', title: 'Options', docs },
  { id: 'revision', title: 'Release', docs },
] as const satisfies readonly { readonly id: ConfigChange['rule']; readonly title: string; readonly docs: string }[];
