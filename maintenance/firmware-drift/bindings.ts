import { bindings, leftOut, type Binding, type BindingProperty } from '#core/firmware';
import { compareTables, type Fact, type TableReport } from './compare.ts';
import { lineOf, type SourceTree } from '../facts/sourceTree.ts';
import { isYaml, readYaml, type Yaml } from '../facts/yaml.ts';

type Loaded = Readonly<{
  file: string;
  properties: ReadonlyMap<string, Yaml>;
  children: ReadonlyMap<string, Yaml>;
  /** Included files that aren't in the tree, because they're part of Zephyr. */
  missingIncludes: readonly string[];
}>;

const entries = (value: unknown): readonly (readonly [string, Yaml])[] =>
  isYaml(value) ? Object.entries(value).map(([name, each]) => [name, isYaml(each) ? each : {}]) : [];
const inBindings = /(^|\/)dts\/bindings\/.*\.ya?ml$/;

/** Reads every binding in the tree, including the files it includes. */
class BindingReader {
  readonly unread: string[] = [];
  readonly #tree: SourceTree;
  readonly #files: readonly string[];

  constructor(tree: SourceTree) {
    this.#tree = tree;
    this.#files = tree.list.filter((file) => inBindings.test(file));
  }

  all(): readonly Readonly<{ compatible: string; text: Yaml; loaded: Loaded }>[] {
    return this.#files.flatMap((file) => {
      const text = this.#yaml(file);
      const compatible = text['compatible'];
      return typeof compatible === 'string' ? [{ compatible, text, loaded: this.#load(file, text) }] : [];
    });
  }

  #yaml(file: string): Yaml {
    const value = readYaml(this.#tree.read(file) ?? '');
    if (typeof value !== 'string') return value;
    this.unread.push(`${file}: ${value}`);
    return {};
  }

  #load(file: string, text: Yaml, within: readonly string[] = []): Loaded {
    const properties = new Map<string, Yaml>();
    const children = new Map<string, Yaml>();
    const missingIncludes: string[] = [];
    for (const included of includesOf(text)) {
      const found = this.#files.find((other) => other.endsWith(`/${included.name}`));
      if (!found || within.includes(found)) {
        missingIncludes.push(included.name);
        continue;
      }
      const {
        properties: more,
        children: moreChildren,
        missingIncludes: moreMissing,
      } = this.#load(found, this.#yaml(found), [...within, file]);
      for (const [name, each] of more) if (included.allows(name)) properties.set(name, each);
      for (const [name, each] of moreChildren) children.set(name, each);
      missingIncludes.push(...moreMissing);
    }
    for (const [name, each] of entries(text['properties'])) properties.set(name, { ...properties.get(name), ...each });
    const child = text['child-binding'];
    if (isYaml(child)) {
      for (const [name, each] of entries(child['properties'])) children.set(name, { ...children.get(name), ...each });
      for (const included of includesOf(child)) missingIncludes.push(included.name);
      if (child['child-binding'] !== undefined) this.unread.push(`${file}: child nodes of child nodes`);
    }
    return { file, properties, children, missingIncludes };
  }
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

/** A value as in our tables: strings in quotes, lists separated by spaces. */
function valueText(value: unknown, type: unknown): string {
  if (value === undefined) return type === 'boolean' ? 'false' : '';
  if (Array.isArray(value)) return value.map((each) => valueText(each, undefined)).join(' ');
  return typeof value === 'string' ? `"${value}"` : String(value);
}

/** A property in the source. Without a type, Zephyr declares it, and ZMK only sets its allowed values. */
function propertyFact(property: Yaml, place: string, row: BindingProperty | undefined): Fact {
  const fixed = property['const'];
  const values = listOf(property['enum'] ?? (fixed === undefined ? [] : [fixed]));
  if (property['type'] === undefined && row)
    return { fields: { ...rowFact(row).fields, ...(values !== '' && { values }) }, place };
  const required = property['required'] === true;
  return {
    fields: {
      type: String(property['type'] ?? ''),
      required: yesNo(required),
      default: required ? '' : valueText(property['default'], property['type']),
      values,
      deprecated: yesNo(property['deprecated'] === true || /deprecated/i.test(String(property['description'] ?? ''))),
    },
    place,
  };
}
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const listOf = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => valueText(value, undefined)).join(' ') : '';

const rowFact = (property: BindingProperty): Fact => ({
  fields: {
    type: property.type,
    required: yesNo(property.required === true),
    default: property.default ?? '',
    values: (property.values ?? []).map(({ value }) => value).join(' '),
    deprecated: yesNo(property.deprecated !== undefined),
  },
  ...(property.differs && { differs: property.differs }),
});

/** Compares compatibles, and their properties as `compatible property` or `compatible child/property`. */
export function compareBindings(tree: SourceTree, rows: readonly Binding[] = bindings): TableReport {
  const source = new BindingReader(tree);
  const ours = new Map<string, Fact>();
  const theirs = new Map<string, Fact>();
  const listed = new Map(rows.map((row) => [row.compatible, row]));
  const definedInZephyr = new Set<string>();
  for (const { compatible, text, loaded } of source.all()) {
    const row = listed.get(compatible);
    theirs.set(compatible, {
      fields: { source: loaded.file, parameters: parametersOf(text, loaded) },
      place: `${loaded.file}:1`,
    });
    if (!row) continue;
    const theirIds = [...withIds(compatible, loaded.properties), ...withIds(compatible, loaded.children, 'child/')];
    const rowsHere = new Map(rowProperties(row));
    for (const [id, name, property] of theirIds)
      theirs.set(
        id,
        propertyFact(property, `${loaded.file}:${lineOf(tree, loaded.file, `${name}:`)}`, rowsHere.get(id)),
      );
    const known = new Set<string>(theirIds.map(([id]) => id));
    if (loaded.missingIncludes.length > 0)
      for (const [id] of rowProperties(row)) {
        if (known.has(id)) continue;
        definedInZephyr.add(id);
        source.unread.push(`${id}: from ${loaded.missingIncludes.join(' or ')} in Zephyr, which is not in this tree`);
      }
  }
  for (const row of rows) {
    ours.set(row.compatible, {
      fields: { source: row.source, parameters: String(row.parameters?.length ?? 0) },
      ...(row.differs && { differs: row.differs }),
    });
    for (const [id, property] of rowProperties(row)) if (!definedInZephyr.has(id)) ours.set(id, rowFact(property));
  }
  return compareTables({
    table: 'Devicetree bindings',
    ours,
    theirs,
    leftOut: leftOut.bindings,
    unread: source.unread,
  });
}

const withIds = (compatible: string, properties: ReadonlyMap<string, Yaml>, before = '') =>
  [...properties].map(([name, property]) => [`${compatible} ${before}${name}`, name, property] as const);

const rowProperties = (row: Binding): readonly (readonly [string, BindingProperty])[] => [
  ...row.properties.map((property) => [`${row.compatible} ${property.name}`, property] as const),
  ...(row.children?.properties ?? []).map(
    (property) => [`${row.compatible} child/${property.name}`, property] as const,
  ),
];

/** How many parameters follow a reference, from the fixed value of `#…-cells`. */
function parametersOf(text: Yaml, { properties }: Loaded): string {
  const [, cells] =
    [...properties].find(([name]) => /^#(binding|input-processor|sensor-binding)-cells$/.test(name)) ?? [];
  const names = Object.entries(text).find(([key]) => /(?<!gpio)-cells$/.test(key))?.[1];
  if (cells?.['const'] !== undefined) return String(cells['const']);
  return String(Array.isArray(names) ? names.length : 0);
}
