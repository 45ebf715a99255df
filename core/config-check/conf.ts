/** Checks `.conf` files, which have one `CONFIG_…=value` per line. */
import {
  isUnknown,
  linesOf,
  settingPattern,
  type BuiltRelease,
  type ConfigFile,
  type Setting,
} from '#core/configuration';
import {
  findKconfigSymbol,
  kconfigAnchor,
  kconfigSymbols,
  neededOptions,
  type KconfigDefault,
  type KconfigSymbol,
} from '#core/firmware';
import { isNewOnMain } from '#core/firmware/main-branch';
import { changeTo, closestName, report, type Fix } from '#core/keymap-check';
import type { FileFinding } from './types.ts';

const settingWithSpaces = /^\s*(CONFIG_\w+)\s*=\s*(.*?)\s*$/;
const configOverview = '/docs/config';
const maxNameBytes = 15;
/** The length of a text in UTF-8. Characters beyond U+FFFF are two surrogates here, which count for two bytes each. */
const bytesOf = (text: string): number =>
  text.replaceAll(/[\u0800-\ud7ff\ue000-\uffff]/g, '---').replaceAll(/[\u0080-\uffff]/g, '--').length;

/** False for a `.conf` file of another program. */
export const isZmkConf = (file: string, text: string): boolean =>
  /(^|\/)(config|boards)\//.test(file) || /CONFIG_|^\s*[A-Z]\w*\s*=/m.test(text);

/** Where options come from. With `hasModules`, some may exist that ZMK doesn't have. */
type Source = Readonly<{ release: BuiltRelease; hasModules: boolean }>;

/** `values` has every option that is set for the same firmware. */
export function checkConf(
  { text, settings }: ConfigFile,
  values: ReadonlyMap<string, string>,
  source: Source,
): readonly FileFinding[] {
  const findings: FileFinding[] = [];
  const add = (docs: string, ...finding: Parameters<typeof report>): void =>
    void findings.push({ id: 'conf', docs, ...report(...finding) });
  for (const { text: line, from } of linesOf(text)) {
    if (/^\s*(#.*)?$/.test(line) || settingPattern.test(line)) continue;
    const to = from + line.length;
    const withSpaces = settingWithSpaces.exec(line);
    const isOption = findKconfigSymbol(`CONFIG_${/^\w+/.exec(line)?.[0]}`) !== undefined;
    const fix: Fix | undefined = withSpaces
      ? { title: 'Remove the spaces', replacements: [{ from, to, insert: `${withSpaces[1]}=${withSpaces[2]}` }] }
      : isOption
        ? { title: 'Add CONFIG_', replacements: [{ from, to: from, insert: 'CONFIG_' }] }
        : line.startsWith('//')
          ? { title: 'Change to #', replacements: [{ from, to: from + 2, insert: '#' }] }
          : undefined;
    const message = withSpaces
      ? 'Options in a .conf file have no spaces before them or around the =.'
      : isOption
        ? 'Options in a .conf file start with CONFIG_.'
        : 'This is neither an option nor a comment. Write CONFIG_NAME=value, or start the line with #.';
    add(configOverview, 'error', { from, to }, message, fix);
  }
  const seen = new Map<string, Setting>();
  for (const setting of settings) {
    const before = seen.get(setting.symbol);
    if (before && valueIn(before) !== valueIn(setting))
      add(
        configOverview,
        'warning',
        setting,
        `${setting.symbol} is set to ${before.value} above and to ${setting.value} here. The last line wins, so remove the other.`,
      );
    seen.set(setting.symbol, setting);
    for (const found of checkSetting(setting, values, source)) findings.push({ id: 'conf', ...found });
  }
  return findings.sort((a, b) => a.from - b.from);
}

/** Kconfig ignores a comment after y or n. */
const valueIn = ({ value }: Setting): string => /^[yn](?=\W)/.exec(value)?.[0] ?? value;

type OptionFinding = Omit<FileFinding, 'id'> & { readonly id?: string };

const withoutDigits = (symbol: string): string => symbol.replace(/\d+/g, '');

function* checkSetting(
  setting: Setting,
  values: ReadonlyMap<string, string>,
  { release, hasModules }: Source,
): Generator<OptionFinding> {
  const { symbol, from } = setting;
  const name = { from, to: from + symbol.length };
  if (release.facts === 'main' && isNewOnMain(symbol)) return;
  const row = findKconfigSymbol(symbol);
  const now = row?.instead;
  if (now) {
    const docs = pageOf(findKconfigSymbol(now));
    yield {
      id: 'option-name',
      docs,
      ...report('warning', name, `${symbol} is now called ${now}.`, changeTo(name, now)),
    };
    return;
  }
  if (!row) {
    const isZmks = /^CONFIG_ZMK_/i.test(symbol);
    const suggestion = closestName(
      symbol,
      kconfigSymbols.map((known) => known.symbol),
    );
    // Zephyr has many more options than are known here. Short ones are often similar, and some differ only in a number.
    const isTypo = suggestion !== null && symbol.length > 15 && withoutDigits(suggestion) !== withoutDigits(symbol);
    if (!isZmks && !isTypo) return;
    if (!suggestion && (hasModules || isUnknown(release))) return;
    const hint = suggestion
      ? ` Did you mean ${suggestion}?`
      : ' Check the spelling, or add the module that defines it.';
    const severity = !suggestion || isUnknown(release) ? 'note' : hasModules || !isZmks ? 'warning' : 'error';
    const message = `${isZmks ? `ZMK ${release.facts} has` : 'There is'} no option ${symbol}.${hint}`;
    const fix = suggestion ? changeTo(name, suggestion) : null;
    yield { docs: configOverview, ...report(severity, name, message, fix) };
    return;
  }
  const docs = pageOf(row);
  if (row.hidden)
    yield {
      docs,
      ...report(
        isUnknown(release) ? 'warning' : 'error',
        name,
        `${symbol} is set by the build and can't be set here. Remove the line.`,
      ),
    };
  else {
    const wrong = [...checkValue(setting, row, docs)];
    yield* wrong.length > 0 ? wrong : checkEffect(setting, row, values, docs);
  }
}

const isOff = (value: string): boolean => value.startsWith('n');

/** Reports a line that has no effect, or sets the default. */
function* checkEffect(
  setting: Setting,
  row: KconfigSymbol,
  values: ReadonlyMap<string, string>,
  docs: string,
): Generator<OptionFinding> {
  const { symbol, value } = setting;
  const missing =
    isOff(value) && row.type === 'bool' ? undefined : neededOptions(symbol).find((name) => isMissing(name, values));
  if (missing) {
    const isSet = values.has(missing);
    const message = isSet
      ? `${symbol} has no effect, because ${missing} is off. Set it to y.`
      : `${symbol} has no effect without ${missing}=y. Add that, unless your keyboard already sets it.`;
    yield { docs, ...report(isSet ? 'warning' : 'note', setting, message) };
  } else if (isDefault(row, value)) {
    const message = `${symbol}=${value} is the default. You can remove the line unless your keyboard changes the default.`;
    yield { docs, ...report('note', setting, message) };
  }
}

/** Whether an option is turned off, or is off by default and not set. */
function isMissing(symbol: string, values: ReadonlyMap<string, string>): boolean {
  const value = values.get(symbol);
  if (value !== undefined) return isOff(value);
  const row = findKconfigSymbol(symbol);
  return row?.type === 'bool' && !row.hidden && !row.zephyr && !row.choice && row.defaults.every(isOffAnyway);
}

/** Only options that the user turns on themselves turn it on, too. */
const isOffAnyway = ({ value, turnedOn }: KconfigDefault): boolean => turnedOn === true || isOff(value);

/** Whether the value is the default anyway. An `n` doesn't count: the keyboard may turn the option on. */
function isDefault({ defaults: [only, second], choice, zephyr }: KconfigSymbol, value: string): boolean {
  return !choice && !zephyr && !second && !only?.when && only?.value === value && !isOff(value);
}

const pageOf = (row: KconfigSymbol | undefined): string =>
  row ? `/docs/${row.page}#${kconfigAnchor(row.symbol)}` : configOverview;

function* checkValue(
  { symbol, value, valueFrom }: Setting,
  row: KconfigSymbol,
  docs: string,
): Generator<OptionFinding> {
  const range = { from: valueFrom, to: valueFrom + value.length };
  const wrong = (message: string, right: string | null = null): OptionFinding => ({
    docs,
    ...report('error', range, message, right === null ? null : changeTo(range, right)),
  });
  // Kconfig only looks at the first letter, so `yes` or a comment after the value is fine.
  if (row.type === 'bool' && !/^[yn]/.test(value)) {
    const meant = /^(true|1|on|Y|YES|Yes)$/.test(value) ? 'y' : /^(false|0|off|N|NO|No)$/.test(value) ? 'n' : null;
    yield wrong(`${symbol} must be y or n.`, meant);
  } else if (row.type === 'int' && !/^-?\d+$/.test(value))
    yield wrong(`${symbol} must be a whole number.${value.includes('#') ? ' Move the comment to its own line.' : ''}`);
  else if (row.type === 'hex' && !/^0[xX][\da-fA-F]+$/.test(value))
    yield wrong(`${symbol} must be a hexadecimal number, such as 0x1F.`);
  else if (row.type === 'string' && !/^"(?:[^"\\]|\\.)*"/.test(value))
    yield wrong(`${symbol} must be text in double quotes.`, value.includes('"') ? null : `"${value}"`);
  else if (symbol === 'CONFIG_ZMK_KEYBOARD_NAME' && bytesOf(value) > maxNameBytes + 2)
    yield {
      docs,
      ...report('warning', range, `With Bluetooth, the name can't be longer than ${maxNameBytes} bytes. Shorten it.`),
    };
  else if (row.type === 'int' && row.range) {
    const [low, high] = row.range.map(Number);
    const number = Number(value);
    if (low !== undefined && high !== undefined && (number < low || number > high))
      yield wrong(`${symbol} must be between ${low} and ${high}.`);
  }
}
