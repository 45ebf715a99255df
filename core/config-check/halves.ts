/** The `.conf` files of a split keyboard: `corne.conf` is for both halves, `corne_left.conf` and `corne_right.conf` add to it. */
import { isConf, type Configuration, type Setting } from '#core/configuration';
import type { Finding } from './types.ts';

const halfPattern = /_(left|right)\.conf$/;
const docs = '/docs/config/split';
/** The halves only connect if these are the same on both. */
const sharedOptions: ReadonlySet<string> = new Set([
  'CONFIG_ZMK_SPLIT',
  'CONFIG_ZMK_SPLIT_BLE',
  'CONFIG_ZMK_SPLIT_WIRED',
]);

const bySymbol = (settings: readonly Setting[]): ReadonlyMap<string, Setting> =>
  new Map(settings.map((setting) => [setting.symbol, setting]));

/** All options that apply to the firmware a `.conf` file is used for. */
export function settingsFor(name: string, { file }: Configuration): ReadonlyMap<string, string> {
  const both = file(name.replace(halfPattern, '.conf'))?.settings ?? [];
  const own = file(name)?.settings ?? [];
  return new Map([...both, ...own].map(({ symbol, value }) => [symbol, value]));
}

export function checkHalves(configuration: Configuration): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { name: file, settings } of configuration.all) {
    const other = file.replace(/_right\.conf$/, '_left.conf');
    if (!isConf(file) || other === file || !configuration.files.has(other)) continue;
    const left = settingsFor(other, configuration);
    for (const { symbol, value, from, to } of bySymbol(settings).values()) {
      const isCentral = symbol === 'CONFIG_ZMK_SPLIT_ROLE_CENTRAL' && value.startsWith('y');
      const message =
        isCentral && left.get(symbol)?.startsWith('y')
          ? `Both halves are set as the central. Remove this line for one of them.`
          : sharedOptions.has(symbol) && (left.get(symbol) ?? value) !== value
            ? `${symbol} is ${left.get(symbol)} on the left half and ${value} here. Both halves need the same value.`
            : null;
      if (message) findings.push({ id: 'half', severity: 'warning', file, from, to, message, docs });
    }
  }
  return findings;
}
