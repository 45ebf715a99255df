import type { BindingFact, PropertyFact } from '#core/firmware/facts';
import type { SourceTree } from './sourceTree.ts';
import { isYaml, readYaml, type Yaml } from './yaml.ts';

type Loaded = Readonly<{
  properties: ReadonlyMap<string, Yaml>;
  children: ReadonlyMap<string, Yaml>;
  /** Included files that aren't in the tree, because they're part of Zephyr. */
  zephyrIncludes: readonly string[];
}>;

type Bindings = Readonly<{
  bindings: readonly BindingFact[];
  properties: readonly PropertyFact[];
  unread: readonly string[];
}>;

const inBindings = /(^|\/)dts\/bindings\/.*\.ya?ml$/;
/** The firmware's own tests use these. */
const isForTests = (file: string): boolean => /\/(test-behaviors|test)\//.test(file);
const cellsName = /^#(?!gpio)[\w-]+-cells$/;
const yamlEntries = (value: unknown): readonly (readonly [string, Yaml])[] =>
  isYaml(value) ? Object.entries(value).map(([name, each]) => [name, isYaml(each) ? each : {}]) : [];

/** Reads every devicetree binding in the tree, including the files it includes. */
export function readBindings(tree: SourceTree): Bindings {
  const files = tree.list.filter((file) => inBindings.test(file) && !isForTests(file));
  const unread: string[] = [];
  const yaml = (file: string): Yaml => {
    const value = readYaml(tree.read(file) ?? '');
    if (typeof value !== 'string') return value;
    unread.push(`${file}: ${value}`);
    return {};
  };

  function load(file: string, text: Yaml, within: readonly string[] = []): Loaded {
    const properties = new Map<string, Yaml>();
    const children = new Map<string, Yaml>();
    const zephyrIncludes: string[] = [];
    for (const { name, allows } of includesOf(text)) {
      const found = files.find((other) => other.endsWith(`/${name}`));
      if (!found || within.includes(found)) {
        zephyrIncludes.push(name);
        continue;
      }
      const included = load(found, yaml(found), [...within, file]);
      for (const [property, each] of included.properties) if (allows(property)) properties.set(property, each);
      for (const [property, each] of included.children) children.set(property, each);
      zephyrIncludes.push(...included.zephyrIncludes);
    }
    for (const [name, each] of yamlEntries(text['properties']))
      properties.set(name, { ...properties.get(name), ...each });
    const child = text['child-binding'];
    if (isYaml(child)) {
      for (const [name, each] of yamlEntries(child['properties']))
        children.set(name, { ...children.get(name), ...each });
      for (const { name } of includesOf(child)) zephyrIncludes.push(name);
      if (child['child-binding'] !== undefined) unread.push(`${file}: child nodes of child nodes`);
    }
    return { properties, children, zephyrIncludes };
  }

  const all = files.flatMap((source) => {
    const text = yaml(source);
    const compatible = text['compatible'];
    return typeof compatible === 'string' ? [{ compatible, source, text, ...load(source, text) }] : [];
  });
  all.sort((a, b) => (a.compatible < b.compatible ? -1 : 1));
  return {
    bindings: all.map(({ compatible, source, text, properties, zephyrIncludes }) => ({
      compatible,
      ...cellsOf(text, properties),
      ...(zephyrIncludes.length > 0 && { zephyrIncludes: [...new Set(zephyrIncludes)] }),
      source,
    })),
    properties: all.flatMap(({ compatible, properties, children }) => [
      ...propertyFacts(compatible, properties),
      ...propertyFacts(compatible, children, true),
    ]),
    unread,
  };
}

type Include = Readonly<{ name: string; allows: (property: string) => boolean }>;

/** `include` is a name, or a list of names and of objects that allow only some properties. */
function includesOf(text: Yaml): readonly Include[] {
  const include = text['include'];
  const list: readonly unknown[] = Array.isArray(include) ? include : include === undefined ? [] : [include];
  return list.flatMap((each): readonly Include[] => {
    if (typeof each === 'string') return [{ name: each, allows: () => true }];
    if (!isYaml(each) || typeof each['name'] !== 'string') return [];
    const allowed = each['property-allowlist'];
    const blocked = each['property-blocklist'];
    return [
      {
        name: each['name'],
        allows: (property) =>
          (!Array.isArray(allowed) || allowed.includes(property)) &&
          !(Array.isArray(blocked) && blocked.includes(property)),
      },
    ];
  });
}

/** How many values follow a reference: the fixed value of `#…-cells`, or the number of names for them. */
function cellsOf(text: Yaml, properties: ReadonlyMap<string, Yaml>): Pick<BindingFact, 'cells' | 'cellsProperty'> {
  const [property, cells] = [...properties].find(([name]) => cellsName.test(name)) ?? [];
  const [key, names] = Object.entries(text).find(([name]) => /(?<!gpio)-cells$/.test(name)) ?? [];
  const count = cells?.['const'] ?? (Array.isArray(names) ? names.length : 0);
  const called = property ?? (key === undefined ? undefined : `#${key}`);
  return { cells: Number(count), ...(called !== undefined && { cellsProperty: called }) };
}

const propertyFacts = (
  compatible: string,
  properties: ReadonlyMap<string, Yaml>,
  child?: true,
): readonly PropertyFact[] =>
  [...properties]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, property]) => ({ compatible, ...(child && { child }), name, ...propertyFact(property) }));

function propertyFact(property: Yaml): Omit<PropertyFact, 'compatible' | 'name'> {
  const { type, const: fixed, enum: listed, default: preset, description = '' } = property;
  const required = property['required'] === true;
  const values = Array.isArray(listed) ? listed : fixed === undefined ? [] : [fixed];
  const value = valueText(preset);
  return {
    ...(typeof type === 'string' && { type }),
    ...(required && { required }),
    ...(!required && value !== '' && { default: value }),
    ...(values.length > 0 && { values: values.map(valueText) }),
    ...((property['deprecated'] === true || /deprecated/i.test(String(description))) && { deprecated: true as const }),
  };
}

/** A value in devicetree syntax: strings in quotes, lists separated by spaces. */
function valueText(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).join(' ');
  return typeof value === 'string' ? `"${value}"` : String(value);
}
