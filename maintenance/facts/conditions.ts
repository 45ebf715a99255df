import { allOf, conjunctsOf, type Kconfig } from './kconfigParser/index.ts';

/** The direct and indirect dependencies of a symbol. */
function allDependencies(kconfig: Kconfig, symbol: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const dependency of dependenciesOf(kconfig, symbol)) {
    if (seen.has(dependency)) continue;
    seen.add(dependency);
    allDependencies(kconfig, dependency, seen);
  }
  return seen;
}

/** The conditions of the definitions that give the symbol its type. With several definitions, one of them is enough. */
export function dependenciesOf(kconfig: Kconfig, symbol: string): readonly string[] {
  const typed = (kconfig.symbols.get(symbol)?.definitions ?? []).filter(({ type }) => type !== undefined);
  const conditions = [...new Set(typed.map(({ dependsOn }) => dependsOn))];
  if (conditions.length === 0 || conditions.includes('')) return [];
  return conjunctsOf(conditions.map((condition) => `(${condition})`).join(' || '));
}

/** Symbols that every board turns on. */
const alwaysOn: readonly string[] = ['GPIO'];

/** Removes each operand of `&&` that the others or `known` imply. */
export function reduceCondition(kconfig: Kconfig, condition: string, known: readonly string[] = []): string {
  const conjuncts = conjunctsOf(condition);
  const implied = new Set([
    ...alwaysOn,
    ...known,
    ...[...known, ...conjuncts].flatMap((conjunct) => [...allDependencies(kconfig, conjunct)]),
  ]);
  return allOf(conjuncts.filter((conjunct) => !implied.has(conjunct)));
}
