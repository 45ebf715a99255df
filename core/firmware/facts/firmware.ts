import type {
  BindingFact,
  BuildNameFact,
  FirmwareFacts,
  HardwareFact,
  IncludeFact,
  NameFact,
  NodeFact,
  OptionFact,
  PropertyFact,
  ReleaseFacts,
} from './types.ts';

/** The facts of one release, by name. */
export interface Firmware {
  readonly about: ReleaseFacts;
  readonly facts: FirmwareFacts;
  /** With or without `CONFIG_`. Options that only Zephyr defines aren't listed. */
  option(symbol: string): OptionFact | undefined;
  binding(compatible: string): BindingFact | undefined;
  /** The properties of a kind of node, or of its child nodes. */
  properties(compatible: string, of?: 'node' | 'child'): readonly PropertyFact[];
  /** A predefined node by its label, with or without `&`. */
  node(label: string): NodeFact | undefined;
  nodeAt(path: string): NodeFact | undefined;
  /** What the headers for keymaps define under a name. Two headers can define the same one. */
  names(name: string): readonly NameFact[];
  /** A file by the path in an `#include`. */
  include(path: string): IncludeFact | undefined;
  hardware(id: string): HardwareFact | undefined;
  hasShield(name: string): boolean;
  /** Any spelling that the build accepts: `nice_nano`, `nice_nano@2//zmk`, `nice_nano/nrf52840/zmk`. */
  hasBoard(name: string): boolean;
  hasSnippet(name: string): boolean;
  hasChosen(property: string): boolean;
}

/** Looks up names in the facts of a release. The tables are only indexed when they're needed. */
export function firmwareFrom(facts: FirmwareFacts): Firmware {
  const options = lazy(() => new Map(facts.options.map((row) => [row.symbol as string, row])));
  const bindings = lazy(() => new Map(facts.bindings.map((row) => [row.compatible, row])));
  const properties = lazy(() =>
    groupBy(facts.properties, ({ compatible, child }) => `${compatible} ${child ? 'child' : 'node'}`),
  );
  const nodes = lazy(() => new Map(facts.nodes.map((row) => [row.label, row])));
  const nodesByPath = lazy(() => new Map(facts.nodes.map((row) => [row.path, row])));
  const names = lazy(() => groupBy(allNames(facts), ({ name }) => name));
  const includes = lazy(() => new Map(facts.includes.map((row) => [row.path, row])));
  const hardware = lazy(() => new Map(facts.hardware.map((row) => [row.id, row])));
  const buildNames = lazy(() => new Map(facts.buildNames.map((row) => [`${row.kind} ${row.name}`, row])));
  const boards = lazy(() =>
    groupBy(
      facts.buildNames.filter(({ kind }) => kind === 'board'),
      ({ name }) => partsOf(name).board,
    ),
  );
  return {
    about: facts.about,
    facts,
    option: (symbol) => options().get(symbol) ?? options().get(`CONFIG_${symbol}`),
    binding: (compatible) => bindings().get(compatible),
    properties: (compatible, of = 'node') => properties().get(`${compatible} ${of}`) ?? [],
    node: (label) => nodes().get(label.replace(/^&/, '')),
    nodeAt: (path) => nodesByPath().get(path),
    names: (name) => names().get(name) ?? [],
    include: (path) => includes().get(path),
    hardware: (id) => hardware().get(id),
    hasShield: (name) => buildNames().has(`shield ${name}`),
    hasBoard: (name) => (boards().get(partsOf(name).board) ?? []).some((row) => accepts(row, partsOf(name))),
    hasSnippet: (wanted) => facts.snippets.some(({ name }) => name === wanted),
    hasChosen: (wanted) => facts.chosen.some(({ property }) => property === wanted),
  };
}

const allNames = ({ keyNames, names, usages }: FirmwareFacts): readonly NameFact[] => [
  ...keyNames.map((row) => ({ header: 'dt-bindings/zmk/keys.h', ...row })),
  ...names,
  ...usages.map((row) => ({ header: 'dt-bindings/zmk/hid_usage.h', ...row })),
];

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Parts = Readonly<{ board: string; revision: string; chip: string; variant: string }>;

/** Splits `board@revision/chip/variant`. Parts that are missing are empty. */
function partsOf(name: string): Parts {
  const [first = '', chip = '', ...variant] = name.split('/');
  const [board = '', revision = ''] = first.split('@');
  return { board, revision, chip, variant: variant.join('/') };
}

/** Zephyr allows leaving out the chip if there's only one, and matches revisions to those that exist. */
const accepts = ({ name, revisions }: BuildNameFact, { chip, variant, revision }: Parts): boolean => {
  const has = partsOf(name);
  return (
    (chip === '' || chip === has.chip) &&
    (variant === '' || variant === has.variant) &&
    (revision === '' || revisions === undefined || revisions.some((each) => sameRevision(each, revision)))
  );
};

/** `1` and `1.0` mean `1.0.0`. */
const sameRevision = (one: string, other: string): boolean => {
  const withoutZeros = (text: string): string => text.replace(/(\.0)+$/, '');
  return withoutZeros(one) === withoutZeros(other);
};
