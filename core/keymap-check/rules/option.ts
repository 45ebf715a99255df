import { findBehavior, getKconfigSymbol, type Behavior } from '#core/firmware';
import { report } from '../report.ts';
import type { Rule } from '../types.ts';

/** The last default is the one for a keyboard without peripherals, where every bond belongs to a profile. */
const profileCount = Number(getKconfigSymbol('CONFIG_BT_MAX_PAIRED').defaults.at(-1)?.value);

/** A behavior or parameter that needs an option which is off or missing in the keymap's .conf file. */
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
      for (const { label, reference, info, parameters } of bindings) {
        const profile = label === 'bt' ? parameters[1] : undefined;
        if (profile?.kind === 'number' && profile.value >= profileCount && !config.has('CONFIG_BT_MAX_PAIRED'))
          yield {
            ...report(
              'warning',
              profile,
              `There is no profile ${profile.value}. They go from 0 to ${profileCount - 1}, unless CONFIG_BT_MAX_PAIRED in the .conf file adds more.`,
            ),
            docs: '/docs/config/bluetooth',
          };
        const row =
          label !== null && info && !info.node ? (findBehavior(`&${label}`) as Behavior | undefined) : undefined;
        const symbol = row?.option;
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
