import { kconfigSymbols, leftOut, type KconfigSymbol } from '#core/firmware';
import {
  allOf,
  normalize,
  conjunctsOf,
  readKconfig,
  type Definition,
  type Kconfig,
} from '../facts/kconfigParser/index.ts';
import { compareTables, type Fact, type TableReport } from './compare.ts';
import { dependenciesOf, reduceCondition } from '../facts/conditions.ts';
import { conditionFromWords } from './conditions.ts';
import type { SourceTree } from '../facts/sourceTree.ts';

/** Boards and shields set their own defaults, which our tables leave out. */
const isHardware = ({ place }: Definition): boolean => place.file.includes('/boards/');

/** Zephyr's template for options such as `ZMK_LOG_LEVEL`. It isn't in the tree, so `logLevel` replaces it. */
const logTemplate = 'subsys/logging/Kconfig.template.log_config';
const logLevel = 'config $(module)_LOG_LEVEL\n\tint\n\tdefault LOG_DEFAULT_LEVEL\n\tdepends on LOG\n';

export function readSource(tree: SourceTree): Kconfig {
  const withTemplate = {
    list: [...tree.list, logTemplate],
    read: (path: string) => (path === logTemplate ? logLevel : tree.read(path)),
  };
  const { symbols, ...rest } = readKconfig(['app/Kconfig', 'app/module/Kconfig'], withTemplate);
  const kept = [...symbols.values()]
    .map(({ name, definitions }) => ({ name, definitions: definitions.filter((each) => !isHardware(each)) }))
    .filter(({ definitions }) => definitions.length > 0);
  return { ...rest, symbols: new Map(kept.map((symbol) => [symbol.name, symbol])) };
}

export function compareKconfig(kconfig: Kconfig, rows: readonly KconfigSymbol[] = kconfigSymbols): TableReport {
  const listed = new Map(rows.map((row) => [row.symbol.slice('CONFIG_'.length), row]));
  const ours = new Map<string, Fact>();
  const theirs = new Map<string, Fact>();
  const unread = [...kconfig.problems, ...kconfig.missingFiles].map(
    ({ place, message }) => `${place.file}:${place.line}: ${message}`,
  );
  for (const [name, { definitions }] of kconfig.symbols) {
    const row = listed.get(name);
    if (row || name.startsWith('ZMK_')) theirs.set(name, sourceFact(kconfig, name, definitions, row));
  }
  for (const [name, row] of listed) {
    if (row.zephyr && !theirs.has(name)) unread.push(`${name}: declared by Zephyr, which is not in this tree`);
    else ours.set(name, rowFact(kconfig, name, row, theirs.has(name)));
  }
  return compareTables({ table: 'Kconfig options', ours, theirs, leftOut: leftOut.kconfig, unread });
}

const withoutPrefix = (value: string): string => value.replace(/^CONFIG_/, '');
const upper = (value: string): string => (/^0x/i.test(value) ? `0x${value.slice(2).toUpperCase()}` : value);

/** `5 if A || B` is the same as `5 if A` and `5 if B`. */
const alternatives = (value: string, condition: string): readonly string[] => {
  const text = upper(value);
  if (condition === '') return [text];
  const conjuncts = conjunctsOf(condition);
  const [only] = conjuncts;
  if (conjuncts.length > 1 || only === undefined) return [`${text} if ${condition}`];
  return splitOr(only).map((operand) => `${text} if ${operand}`);
};

/** Splits at each `||` outside parentheses. */
function splitOr(condition: string): readonly string[] {
  const operands: string[] = [''];
  let depth = 0;
  for (const token of condition.split(/(\|\||[()])/)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    if (token === '||' && depth === 0) operands.push('');
    else operands[operands.length - 1] += token;
  }
  return operands.map((operand) => operand.trim());
}

function rowFact(kconfig: Kconfig, name: string, row: KconfigSymbol, known: boolean): Fact {
  const needs = row.dependsOn ?? allOf((row.needs ?? []).map((need) => conditionFromWords(need) ?? `"${need}"`));
  const granted = conjunctsOf(needs);
  return {
    fields: {
      type: row.type,
      prompt: row.hidden ? 'hidden' : 'shown',
      defaults: ourDefaults(kconfig, row, granted).join(', '),
      range: rangeOf(row),
      ...(!row.zephyr && { needs: reduceCondition(kconfig, needs) }),
      deprecated: row.deprecated === undefined ? 'no' : 'yes',
      ...(known && { source: row.source }),
    },
    ...(row.differs && { differs: row.differs }),
  };
}

function ourDefaults(kconfig: Kconfig, row: KconfigSymbol, granted: readonly string[]): readonly string[] {
  // The choice decides which of its members is on.
  if (row.choice !== undefined) return [];
  const lines = row.defaults.flatMap(({ value, when, if: condition, zephyr }) => {
    const rest = when === 'otherwise';
    if (zephyr || (rest && (row.zephyr || value === 'n'))) return [];
    const stated = condition ?? (when === undefined || rest ? '' : (conditionFromWords(when) ?? `"${when}"`));
    return defaultLines(kconfig, row.type, withoutPrefix(value), stated, granted);
  });
  return [...new Set(lines)].sort();
}

/** A default as comparable text. For a bool, `default X` is the same as `default y if X`. */
function defaultLines(
  kconfig: Kconfig,
  type: string,
  value: string,
  condition: string,
  granted: readonly string[],
): readonly string[] {
  const plain = normalValue(value);
  const asCondition = type === 'bool' && plain !== 'y' && plain !== 'n';
  const whole = asCondition ? allOf([plain, condition]) : condition;
  return alternatives(asCondition ? 'y' : plain, reduceCondition(kconfig, whole, granted));
}

function sourceFact(kconfig: Kconfig, name: string, definitions: readonly Definition[], row?: KconfigSymbol): Fact {
  const main = definitions.find(({ type }) => type !== undefined) ?? definitions[0];
  const typed = definitions.filter(({ type }) => type !== undefined);
  const needs = dependenciesOf(kconfig, name);
  const files = new Set(definitions.map(({ place }) => place.file));
  const prompt = definitions.find((each) => each.prompt)?.prompt?.value;
  const text = `${prompt ?? ''} ${definitions.map(({ help }) => help).join(' ')}`;
  // Without a type, Zephyr declares the option, so this tree doesn't say whether it's hidden or deprecated.
  const isDeclared = typed.length > 0;
  const isHidden = isDeclared ? prompt === undefined : row?.hidden;
  const isDeprecated = isDeclared ? /deprecated/i.test(text) : row?.deprecated !== undefined;
  return {
    fields: {
      type: main?.type ?? row?.type ?? '',
      prompt: isHidden ? 'hidden' : 'shown',
      defaults: theirDefaults(kconfig, name, needs, definitions, row).join(', '),
      range: definitions.flatMap(({ ranges }) => ranges)[0]?.value ?? (row?.zephyr ? rangeOf(row) : ''),
      ...(!row?.zephyr && { needs: reduceCondition(kconfig, allOf(needs)) }),
      deprecated: isDeprecated ? 'yes' : 'no',
      source: row && (files.has(row.source) || files.has(logTemplate)) ? row.source : (main?.place.file ?? ''),
    },
    ...(main && { place: `${main.place.file}:${main.place.line}` }),
  };
}

const rangeOf = (row: KconfigSymbol): string => row.range?.map(withoutPrefix).join(' ') ?? '';

function theirDefaults(
  kconfig: Kconfig,
  name: string,
  needs: readonly string[],
  definitions: readonly Definition[],
  row?: KconfigSymbol,
): readonly string[] {
  const type = row?.type ?? definitions.find((each) => each.type !== undefined)?.type ?? '';
  const line = (value: string, condition: string) => defaultLines(kconfig, type, value, condition, needs);
  const stated = definitions.flatMap(({ defaults, dependsOn }) =>
    defaults.flatMap(({ value, condition }) => line(value, allOf([condition, dependsOn]))),
  );
  // A bool is `n` without a default, so `default n` makes no difference.
  const relevant = stated.filter((each) => !(each === 'n' && type === 'bool'));
  // Our row may list the symbols that select or imply this one, but doesn't have to.
  const turnedOn = [...kconfig.symbols].flatMap(([by, symbol]) =>
    symbol.definitions.flatMap(({ selects, implies }) =>
      [...selects, ...implies]
        .filter(({ value }) => value === name)
        .flatMap(({ condition }) => line('y', allOf([condition, by]))),
    ),
  );
  const listed = row ? ourDefaults(kconfig, row, needs) : [];
  return [...new Set([...relevant, ...turnedOn.filter((each) => listed.includes(each))])].sort();
}

const words: Readonly<Record<string, string>> = { true: 'y', false: 'n' };
const normalValue = (value: string): string =>
  words[value] ?? (/[&|!()]/.test(value) && !value.startsWith('"') ? normalize(value) : value);
