import { findBehavior, type Behavior } from '#core/firmware';
import type { Rule } from '../types.ts';

/** A behavior whose option is off in the .conf file that goes with the keymap. */
export const option: Rule = {
  id: 'option',
  title: 'Options that are off',
  docs: '/docs/config',
  scope: 'file',
  *find({ lists, config }) {
    if (!config) return;
    const reported = new Set<string>();
    for (const { bindings } of lists) {
      for (const { label, reference, info } of bindings) {
        const row =
          label !== null && info && !info.node ? (findBehavior(`&${label}`) as Behavior | undefined) : undefined;
        const symbol = /CONFIG_\w+/.exec(row?.needs ?? '')?.[0];
        if (!symbol || !reference || reported.has(symbol) || isOn(symbol, config)) continue;
        reported.add(symbol);
        const { from, to } = reference;
        yield {
          severity: 'warning',
          from,
          to,
          message: `${row?.label} does nothing unless ${symbol}=y is in the .conf file.`,
          docs: row?.page ?? '/docs/config',
        };
      }
    }
  },
};

/** A keyboard or a shield may set an option itself; only a line that turns it off is certain. */
const isOn = (symbol: string, config: ReadonlyMap<string, string>): boolean => {
  const value = config.get(symbol) ?? config.get(symbol.replace('CONFIG_ZMK_POINTING', 'CONFIG_ZMK_MOUSE'));
  return value === undefined ? !optional.has(symbol) : value !== 'n';
};

/** Options that are off unless the user's file sets them, whatever the keyboard. */
const optional: ReadonlySet<string> = new Set(['CONFIG_ZMK_POINTING', 'CONFIG_ZMK_STUDIO', 'CONFIG_ZMK_PM_SOFT_OFF']);
