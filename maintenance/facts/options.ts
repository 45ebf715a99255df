import type { ChoiceFact, DefaultFact, OptionFact } from '#core/firmware/facts';
import { dependenciesOf, reduceCondition } from './conditions.ts';
import {
  allOf,
  conjunctsOf,
  enabledSymbol,
  normalize,
  readKconfig,
  type Choice,
  type Definition,
  type Kconfig,
} from './kconfigParser/index.ts';
import type { SourceTree } from './sourceTree.ts';

/** Boards and shields set their own defaults, which aren't facts about ZMK. */
const isHardware = ({ place }: Definition): boolean => place.file.includes('/boards/');

/** Zephyr's template for options such as `ZMK_LOG_LEVEL`. It isn't in the tree, so `logLevel` replaces it. */
const logTemplate = 'subsys/logging/Kconfig.template.log_config';
const logLevel = 'config $(module)_LOG_LEVEL\n\tint\n\tdefault LOG_DEFAULT_LEVEL\n\tdepends on LOG\n';

/** Reads the options that ZMK's own Kconfig files define. */
export function readOptions(tree: SourceTree): Kconfig {
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

export function optionFacts(kconfig: Kconfig, tree: SourceTree): readonly OptionFact[] {
  const text = JSON.stringify([...kconfig.symbols.keys()].map((name) => optionFact(kconfig, name, tree)));
  const withCompatibles = JSON.parse(nameCompatibles(text, tree)) as readonly OptionFact[];
  return [...withCompatibles].sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
}

/** Zephyr generates `DT_HAS_…_ENABLED` from a compatible. The function of Kconfig that asks the same names the compatible. */
function nameCompatibles(text: string, tree: SourceTree): string {
  const compatibles = new Set(
    tree.list.flatMap((file) =>
      /\.(dts|dtsi|overlay|ya?ml)$|Kconfig/.test(file)
        ? [...(tree.read(file) ?? '').matchAll(/\b[a-z\d]+(?:,[a-z\d-]+)\b|\b[a-z]+-[a-z\d-]+\b/g)].map(
            ([found]) => found,
          )
        : [],
    ),
  );
  const bySymbol = new Map([...compatibles].map((compatible) => [enabledSymbol(compatible), compatible]));
  return text.replaceAll(/\bDT_HAS_\w+_ENABLED\b/g, (symbol) => {
    const compatible = bySymbol.get(symbol);
    return compatible === undefined ? symbol : `$(dt_compat_enabled,${compatible})`;
  });
}

function optionFact(kconfig: Kconfig, name: string, tree: SourceTree): OptionFact {
  const definitions = kconfig.symbols.get(name)?.definitions ?? [];
  const declaration = definitions.find(({ type }) => type !== undefined);
  const needs = dependenciesOf(kconfig, name);
  const choice = choicesOf(kconfig).find(({ members }) => members.includes(name));
  const type = declaration?.type as OptionFact['type'];
  const defaults = choice ? [] : defaultsOf(kconfig, definitions, type, needs);
  const range = definitions.flatMap(({ ranges }) => ranges)[0]?.value.split(/\s+/);
  const reducedNeeds = conjunctsOf(reduceCondition(kconfig, allOf(needs)));
  const turnedOnBy = turningOn(kconfig, name, needs);
  const files = new Set([declaration, ...definitions].flatMap((each) => (each ? [sourceOf(each, name, tree)] : [])));
  return {
    symbol: `CONFIG_${name}`,
    ...(type !== undefined && { type }),
    ...(defaults.length > 0 && { defaults }),
    ...(range?.[0] !== undefined && range[1] !== undefined && { range: [range[0], range[1]] as const }),
    ...(declaration && reducedNeeds.length > 0 && { needs: reducedNeeds }),
    ...(turnedOnBy.length > 0 && { turnedOnBy }),
    ...(choice && { choice: choiceName(choice) }),
    ...(declaration && !definitions.some(({ prompt }) => prompt) && { hidden: true as const }),
    ...(declaration && isDeprecated(definitions) && { deprecated: true as const }),
    sources: [...files],
  };
}

/** An option from Zephyr's template for logging is defined where the template is used. */
function sourceOf({ place }: Definition, name: string, tree: SourceTree): string {
  if (place.file !== logTemplate) return place.file;
  const module = new RegExp(`^module = ${name.replace(/_LOG_LEVEL$/, '')}$`, 'm');
  return tree.list.find((file) => /Kconfig/.test(file) && module.test(tree.read(file) ?? '')) ?? place.file;
}

const isDeprecated = (definitions: readonly Definition[]): boolean =>
  definitions.some(({ prompt, help }) => /deprecated/i.test(`${prompt?.value ?? ''} ${help}`));

function defaultsOf(
  kconfig: Kconfig,
  definitions: readonly Definition[],
  type: string | undefined,
  needs: readonly string[],
): readonly DefaultFact[] {
  const isBool = type === 'bool' || (type === undefined && definitions.some(hasCondition));
  const stated = definitions.flatMap(({ defaults, dependsOn }) =>
    defaults.map(({ value, condition }) => {
      const plain = plainValue(value);
      // For a bool, `default X` is the same as `default y if X`.
      const asCondition = isBool && plain !== 'y' && plain !== 'n';
      const whole = reduceCondition(kconfig, allOf([asCondition ? plain : '', condition, dependsOn]), needs);
      return { value: asCondition ? 'y' : plain, ...(whole !== '' && { if: whole }) };
    }),
  );
  // What follows a default without a condition never applies, and a bool is `n` without a default.
  const last = stated.findIndex((each) => each.if === undefined);
  const reachable = last < 0 ? stated : stated.slice(0, last + 1);
  // Zephyr may turn its own options on.
  while (type === 'bool' && reachable.at(-1)?.value === 'n') reachable.pop();
  return reachable;
}

/** Only a bool can have a condition as its default. */
const hasCondition = ({ defaults }: Definition): boolean =>
  defaults.some(({ value }) => /&&|\|\||!/.test(value) && !value.startsWith('"'));

const words: Readonly<Record<string, string>> = { true: 'y', false: 'n' };
function plainValue(value: string): string {
  if (/^0x/i.test(value)) return `0x${value.slice(2).toUpperCase()}`;
  return words[value] ?? (/[&|!()]/.test(value) && !value.startsWith('"') ? normalize(value) : value);
}

const turningOn = (kconfig: Kconfig, name: string, needs: readonly string[]): readonly string[] => {
  const conditions = [...kconfig.symbols].flatMap(([by, { definitions }]) =>
    definitions.flatMap(({ selects, implies }) =>
      [...selects, ...implies]
        .filter(({ value }) => value === name)
        .map(({ condition }) => reduceCondition(kconfig, allOf([condition, by]), needs)),
    ),
  );
  return [...new Set(conditions)].sort();
};

/** A choice without members adds a default to one that Zephyr declares. */
const choicesOf = ({ choices }: Kconfig): readonly Choice[] => choices.filter(({ members }) => members.length > 0);
/** A choice without a name is called what its members have in common. */
const choiceName = ({ name, members }: Choice): string => name ?? commonStart(members).replace(/_+$/, '');

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

export const choiceFacts = (kconfig: Kconfig): readonly ChoiceFact[] =>
  choicesOf(kconfig)
    .map((choice) => ({
      name: choiceName(choice),
      members: choice.members.map((member) => `CONFIG_${member}`),
      default: `CONFIG_${choice.defaults[0]?.value ?? choice.members[0] ?? ''}`,
      source: choice.place.file,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
