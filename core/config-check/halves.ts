/** The `.conf` files of a split keyboard: `corne.conf` is for both halves, `corne_left.conf` and `corne_right.conf` add to it. */
import { readConf, type Setting } from './conf.ts';
import { isConf } from './kinds.ts';
import type { Files, Finding } from './types.ts';

const halfPattern = /_(left|right)\.conf$/;
const docs = '/docs/config/split';
/** The halves only connect if these are the same on both. */
const sharedOptions: ReadonlySet<string> = new Set([
  'CONFIG_ZMK_SPLIT',
  'CONFIG_ZMK_SPLIT_BLE',
  'CONFIG_ZMK_SPLIT_WIRED',
]);

const settingsOf = (text: string): ReadonlyMap<string, Setting> =>
  new Map(readConf(text).map((setting) => [setting.symbol, setting]));

/** All options that apply to the firmware a `.conf` file is used for. */
export function settingsFor(file: string, files: Files): ReadonlyMap<string, string> {
  const both = files.get(file.replace(halfPattern, '.conf')) ?? '';
  return new Map(readConf(`${both}\n${files.get(file) ?? ''}`).map(({ symbol, value }) => [symbol, value]));
}

export function checkHalves(files: Files): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [file, text] of files) {
    const other = file.replace(/_right\.conf$/, '_left.conf');
    if (!isConf(file) || other === file || !files.has(other)) continue;
    const left = settingsFor(other, files);
    for (const { symbol, value, from, to } of settingsOf(text).values()) {
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
