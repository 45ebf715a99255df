import { findBehavior, type Behavior } from '#core/firmware';
import type { Rule } from '../types.ts';

/** A behavior that needs an option which is off in the keymap's .conf file. */
export const option: Rule = {
  id: 'option',
  title: 'Options that are off',
  docs: '/docs/config',
  scope: 'file',
  *find({ bindingLists, config, firmware = 'zmk' }) {
    // A keyboard that isn't known here may turn on the option.
    if (!config || firmware !== 'zmk') return;
    const reported = new Set<string>();
    for (const { bindings } of bindingLists) {
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
          message: `${row?.label} does nothing until you add ${symbol}=y to the .conf file.`,
          docs: row?.page ?? '/docs/config',
        };
      }
    }
  },
};

/** A keyboard or shield may turn on an option by itself, so most count as on unless the .conf file turns them off. */
const isOn = (symbol: string, config: ReadonlyMap<string, string>): boolean => {
  const value = config.get(symbol) ?? config.get(symbol.replace('CONFIG_ZMK_POINTING', 'CONFIG_ZMK_MOUSE'));
  return value === undefined ? !offByDefault.has(symbol) : value !== 'n';
};

/** Options that no keyboard turns on by itself. */
const offByDefault: ReadonlySet<string> = new Set([
  'CONFIG_ZMK_POINTING',
  'CONFIG_ZMK_STUDIO',
  'CONFIG_ZMK_PM_SOFT_OFF',
]);
