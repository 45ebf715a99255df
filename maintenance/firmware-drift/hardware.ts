import { boards, interconnects, leftOut, shields, type Hardware } from '#core/firmware';
import { compareTables, type Fact, type TableReport } from './compare.ts';
import type { SourceTree } from '../facts/sourceTree.ts';
import { isYaml, readYaml, type Yaml } from '../facts/yaml.ts';

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).sort().join(' ') : '');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Compares boards, shields and interconnects by the id in their metadata. */
export function compareHardware(
  tree: SourceTree,
  rows: readonly Hardware[] = [...boards, ...shields, ...interconnects],
): TableReport {
  const theirs = new Map<string, Fact>();
  const unread: string[] = [];
  for (const file of tree.list.filter((name) => /^app\/boards\/.*\.zmk\.ya?ml$/.test(name))) {
    const value = readYaml(tree.read(file) ?? '');
    if (typeof value === 'string') unread.push(`${file}: ${value}`);
    else if (typeof value['id'] !== 'string') unread.push(`${file}: no id`);
    else theirs.set(value['id'], sourceFact(value, `${file}:1`));
  }
  const ours = new Map(rows.map((row) => [row.id, rowFact(row)]));
  return compareTables({ table: 'Boards and shields', ours, theirs, leftOut: leftOut.hardware, unread });
}

function sourceFact(metadata: Yaml, place: string): Fact {
  const labels = isYaml(metadata['node_labels']) ? metadata['node_labels'] : {};
  const chosen = metadata['default_revision'];
  return {
    fields: {
      type: text(metadata['type']),
      name: text(metadata['name']),
      url: text(metadata['url']),
      arch: text(metadata['arch']),
      manufacturer: text(metadata['manufacturer']),
      outputs: list(metadata['outputs']),
      features: list(metadata['features']),
      siblings: list(metadata['siblings']),
      exposes: list(metadata['exposes']),
      requires: list(metadata['requires']),
      revisions: list(metadata['revisions']),
      'default revision': chosen === undefined ? '' : String(chosen),
      'node labels': pairs(labels),
    },
    place,
  };
}

const pairs = (labels: Readonly<Record<string, unknown>>): string =>
  Object.entries(labels)
    .map(([bus, label]) => `${bus} ${String(label)}`)
    .sort()
    .join(', ');

function rowFact(row: Hardware): Fact {
  const shared = { type: row.kind, name: row.name, url: row.url ?? '' };
  const differs = row.differs && { differs: row.differs };
  if (row.kind === 'interconnect')
    return {
      fields: { ...shared, manufacturer: row.manufacturer ?? '', 'node labels': pairs(row.nodeLabels) },
      ...differs,
    };
  const keyboard = { features: list(row.features), siblings: list(row.siblings), exposes: list(row.exposes) };
  if (row.kind === 'shield') return { fields: { ...shared, ...keyboard, requires: list(row.requires) }, ...differs };
  return {
    fields: {
      ...shared,
      ...keyboard,
      arch: row.arch,
      outputs: list(row.outputs),
      revisions: list(row.revisions),
      'default revision': row.revisions?.[0] ?? '',
    },
    ...differs,
  };
}
