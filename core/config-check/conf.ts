/** `.conf` files: one `CONFIG_…=value` for each line. */
import { findKconfigSymbol, kconfigAnchor, kconfigSymbols, type KconfigSymbol } from '#core/firmware';
import { closestName } from '#core/keymap-check';
import { linesOf } from './lines.ts';
import type { Fix, Found } from './types.ts';

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

/** `values`: all that is set for the same firmware. `hasModules`: other projects may declare options of their own. */
export function checkConf(text: string, values: ReadonlyMap<string, string>, hasModules: boolean): readonly Found[] {
  const findings: Found[] = [];
  const add = (finding: Omit<Found, 'id'>): void => void findings.push({ id: 'option', ...finding });
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
    for (const found of judge(setting, values, hasModules)) add(found);
  }
  return findings.sort((a, b) => a.from - b.from);
}

type Judgment = Omit<Found, 'id'>;

function* judge(setting: Setting, values: ReadonlyMap<string, string>, hasModules: boolean): Generator<Judgment> {
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
    const near = closestName(
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
  else {
    const wrong = [...judgeValue(setting, row, docs)];
    yield* wrong.length > 0 ? wrong : judgeUse(setting, row, values, docs);
  }
}

const isOff = (value: string): boolean => value.startsWith('n');

/** Whether the line has an effect at all. */
function* judgeUse(
  { symbol, value, from, to }: Setting,
  row: KconfigSymbol,
  values: ReadonlyMap<string, string>,
  docs: string,
): Generator<Judgment> {
  const needed = (row.needs ?? []).flatMap((need) => /^`(CONFIG_\w+)`$/.exec(need)?.[1] ?? []);
  const missing = isOff(value) && row.type === 'bool' ? undefined : needed.find((name) => isMissing(name, values));
  if (missing) {
    const isSet = values.has(missing);
    yield {
      severity: isSet ? 'warning' : 'note',
      from,
      to,
      docs,
      message: `${symbol} has no effect without ${missing}=y, which is ${isSet ? 'off' : 'not set'} here${isSet ? '' : ', unless the keyboard sets it'}.`,
    };
  } else if (isDefault(row, value)) {
    yield {
      severity: 'note',
      from,
      to,
      docs,
      message: `${symbol}=${value} is the default. The line is not needed unless your keyboard changes the default.`,
    };
  }
}

/** Off in these files, or off until a file turns it on. */
function isMissing(symbol: string, values: ReadonlyMap<string, string>): boolean {
  const value = values.get(symbol);
  if (value !== undefined) return isOff(value);
  const row = findKconfigSymbol(symbol);
  return row?.type === 'bool' && !row.hidden && !row.zephyr && !row.choice && row.defaults.length === 0;
}

function isDefault({ defaults, type, choice, zephyr }: KconfigSymbol, value: string): boolean {
  if (choice || zephyr) return false;
  const [only] = defaults;
  if (defaults.length === 0) return type === 'bool' && isOff(value);
  return (
    defaults.length === 1 &&
    only !== undefined &&
    !only.when &&
    only.value.replaceAll('"', '') === value.replaceAll('"', '')
  );
}

const pageOf = (row: KconfigSymbol | undefined): string =>
  row ? `/docs/${row.page}#${kconfigAnchor(row.symbol)}` : general;

function* judgeValue({ symbol, value, valueFrom }: Setting, row: KconfigSymbol, docs: string): Generator<Judgment> {
  const place = { from: valueFrom, to: valueFrom + value.length, docs };
  const write = (insert: string): Pick<Found, 'fix'> => ({
    fix: { title: `Write ${insert}`, replacements: [{ from: place.from, to: place.to, insert }] },
  });
  // Kconfig looks at the first letter only: `yes`, or a comment behind it, does no harm.
  if (row.type === 'bool' && !/^[yn]/.test(value)) {
    const meant = /^(true|1|on|Y|YES|Yes)$/.test(value) ? 'y' : /^(false|0|off|N|NO|No)$/.test(value) ? 'n' : null;
    yield { severity: 'error', ...place, message: `${symbol} is y or n.`, ...(meant ? write(meant) : {}) };
  } else if (row.type === 'int' && !/^-?\d+$/.test(value))
    yield {
      severity: 'error',
      ...place,
      message: `${symbol} is a whole number.${value.includes('#') ? ' Put the comment on a line of its own.' : ''}`,
    };
  else if (row.type === 'hex' && !/^0[xX][\da-fA-F]+$/.test(value))
    yield { severity: 'error', ...place, message: `${symbol} is a number written as 0x….` };
  else if (row.type === 'string' && !/^"(?:[^"\\]|\\.)*"/.test(value))
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
