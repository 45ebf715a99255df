/** `.conf` files: one `CONFIG_…=value` for each line. */
import { findKconfigSymbol, kconfigAnchor, kconfigSymbols, type KconfigSymbol } from '#core/firmware';
import { linesOf } from './lines.ts';
import { nearest } from './nearest.ts';
import type { Finding, Fix } from './types.ts';

export interface Setting {
  readonly symbol: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Where the value is. */
  readonly valueFrom: number;
}

const settingPattern = /^(CONFIG_\w+)=(.*?)\s*$/;
const looseSetting = /^\s*(CONFIG_\w+)\s*=\s*(.*?)\s*$/;
const general = '/docs/config';
/** Renamed or removed since older versions; each row stops the build or warns. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['CONFIG_ZMK_MOUSE', 'CONFIG_ZMK_POINTING'],
  ['CONFIG_ZMK_SPLIT_BLE_ROLE_CENTRAL', 'CONFIG_ZMK_SPLIT_ROLE_CENTRAL'],
]);

/** The settings of a `.conf` file. Of two lines for one symbol, the later one is in force. */
export function readConf(text: string): readonly Setting[] {
  return linesOf(text).flatMap(({ text: line, from }) => {
    const match = settingPattern.exec(line);
    if (!match) return [];
    const [, symbol = '', value = ''] = match;
    return [{ symbol, value, from, to: from + line.trimEnd().length, valueFrom: from + symbol.length + 1 }];
  });
}

/** `hasModules`: other projects may declare options of their own. */
export function checkConf(file: string, text: string, hasModules = false): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'file' | 'id'>): void => void findings.push({ id: 'option', file, ...finding });
  for (const { text: line, from } of linesOf(text)) {
    if (/^\s*(#.*)?$/.test(line) || settingPattern.test(line)) continue;
    const to = from + line.length;
    const loose = looseSetting.exec(line);
    const fix: Fix | undefined = loose
      ? { title: 'Remove the spaces', replacements: [{ from, to, insert: `${loose[1]}=${loose[2]}` }] }
      : undefined;
    const message = loose
      ? 'A line of a .conf file has no spaces before the option or around the =.'
      : 'This is neither an option nor a comment. Write CONFIG_NAME=value, or begin the line with #.';
    add({ severity: 'error', from, to, message, docs: general, ...(fix ? { fix } : {}) });
  }
  const seen = new Map<string, Setting>();
  for (const setting of readConf(text)) {
    const before = seen.get(setting.symbol);
    if (before && before.value !== setting.value)
      add({
        severity: 'warning',
        from: setting.from,
        to: setting.to,
        docs: general,
        message: `${setting.symbol} is set to ${before.value} above and to ${setting.value} here. The last line wins.`,
      });
    seen.set(setting.symbol, setting);
    for (const found of judge(setting, hasModules)) add(found);
  }
  return findings.sort((a, b) => a.from - b.from);
}

function* judge(setting: Setting, hasModules: boolean): Generator<Omit<Finding, 'file' | 'id'>> {
  const { symbol, from } = setting;
  const to = from + symbol.length;
  const row = findKconfigSymbol(symbol);
  const now = renamed.get(symbol);
  if (now) {
    yield {
      severity: 'warning',
      from,
      to,
      message: `${symbol} is now called ${now}.`,
      docs: pageOf(findKconfigSymbol(now)),
      fix: { title: `Write ${now}`, replacements: [{ from, to, insert: now }] },
    };
    return;
  }
  if (!row) {
    if (!symbol.startsWith('CONFIG_ZMK_')) return;
    const near = nearest(
      symbol,
      kconfigSymbols.map((known) => known.symbol),
    );
    if (!near && hasModules) return;
    const hint = near ? ` Did you mean ${near}?` : ' It may come from a module.';
    yield {
      severity: near && !hasModules ? 'error' : 'note',
      from,
      to,
      message: `The firmware has no option ${symbol}.${hint}`,
      docs: general,
      ...(near ? { fix: { title: `Write ${near}`, replacements: [{ from, to, insert: near }] as const } } : {}),
    };
    return;
  }
  const docs = pageOf(row);
  if (row.hidden)
    yield {
      severity: 'error',
      from,
      to,
      docs,
      message: `${symbol} is set by the build itself and cannot be set here. Remove the line.`,
    };
  else yield* judgeValue(setting, row, docs);
}

const pageOf = (row: KconfigSymbol | undefined): string =>
  row ? `/docs/${row.page}#${kconfigAnchor(row.symbol)}` : general;

function* judgeValue(
  { symbol, value, valueFrom }: Setting,
  row: KconfigSymbol,
  docs: string,
): Generator<Omit<Finding, 'file' | 'id'>> {
  const place = { from: valueFrom, to: valueFrom + value.length, docs };
  const write = (insert: string): Pick<Finding, 'fix'> => ({
    fix: { title: `Write ${insert}`, replacements: [{ from: place.from, to: place.to, insert }] },
  });
  if (row.type === 'bool' && !/^[yn]$/.test(value)) {
    const meant = /^(yes|true|1|on|Y)$/.test(value) ? 'y' : /^(no|false|0|off|N)$/.test(value) ? 'n' : null;
    yield { severity: 'error', ...place, message: `${symbol} is y or n.`, ...(meant ? write(meant) : {}) };
  } else if (row.type === 'int' && !/^-?\d+$/.test(value))
    yield { severity: 'error', ...place, message: `${symbol} is a whole number.` };
  else if (row.type === 'hex' && !/^0[xX][\da-fA-F]+$/.test(value))
    yield { severity: 'error', ...place, message: `${symbol} is a number written as 0x….` };
  else if (row.type === 'string' && !/^".*"$/.test(value))
    yield {
      severity: 'error',
      ...place,
      message: `${symbol} is a text between quotes.`,
      ...(value.includes('"') ? {} : write(`"${value}"`)),
    };
  else if (row.type === 'int' && row.range) {
    const [low, high] = row.range.map(Number);
    const number = Number(value);
    if (low !== undefined && high !== undefined && (number < low || number > high))
      yield { severity: 'error', ...place, message: `${symbol} goes from ${low} to ${high}.` };
  }
}
