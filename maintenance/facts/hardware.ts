import type { BuildNameFact, HardwareFact, SnippetFact } from '#core/firmware/facts';
import type { SourceTree } from './sourceTree.ts';
import { isYaml, readYaml, type Yaml } from './yaml.ts';

const yamlOf = (tree: SourceTree, file: string): Yaml => {
  const value = readYaml(tree.read(file) ?? '');
  return typeof value === 'string' ? {} : value;
};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const texts = (value: unknown): readonly string[] | undefined => (Array.isArray(value) ? value.map(String) : undefined);

/** Leaves out the fields that a file doesn't have. */
const present = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** Boards, shields, and interconnects by the metadata in their `*.zmk.yml` files. */
export function readHardware(
  tree: SourceTree,
): Readonly<{ hardware: readonly HardwareFact[]; unread: readonly string[] }> {
  const unread: string[] = [];
  const hardware = tree.list
    .filter((name) => /^app\/boards\/.*\.zmk\.ya?ml$/.test(name))
    .flatMap((source): readonly HardwareFact[] => {
      const value = readYaml(tree.read(source) ?? '');
      if (typeof value === 'string') unread.push(`${source}: ${value}`);
      else if (typeof value['id'] !== 'string') unread.push(`${source}: no id`);
      else return [hardwareFact(value['id'], value, source)];
      return [];
    });
  return { hardware: hardware.sort((a, b) => (a.id < b.id ? -1 : 1)), unread };
}

function hardwareFact(id: string, metadata: Yaml, source: string): HardwareFact {
  const labels = metadata['node_labels'];
  const revision = metadata['default_revision'];
  return present({
    id,
    type: text(metadata['type']) ?? '',
    name: text(metadata['name']) ?? '',
    url: text(metadata['url']),
    manufacturer: text(metadata['manufacturer']),
    arch: text(metadata['arch']),
    outputs: texts(metadata['outputs']),
    features: texts(metadata['features']),
    siblings: texts(metadata['siblings']),
    exposes: texts(metadata['exposes']),
    requires: texts(metadata['requires']),
    revisions: texts(metadata['revisions']),
    defaultRevision: revision === undefined ? undefined : String(revision),
    nodeLabels: isYaml(labels)
      ? Object.fromEntries(Object.entries(labels).map(([bus, label]) => [bus, String(label)]))
      : undefined,
    source,
  });
}

/**
 * The names that build.yaml accepts, from the files that make the build find a board or shield. Zephyr defines some boards
 * that ZMK only has metadata for.
 */
export function readBuildNames(tree: SourceTree, hardware: readonly HardwareFact[]): readonly BuildNameFact[] {
  const inZephyr = hardware
    .filter(({ type, siblings, id }) => type === 'board' && !siblings && !id.includes('//'))
    .map(({ id, revisions }): BuildNameFact => ({ kind: 'board', name: id, ...(revisions && { revisions }) }));
  const boards = [...inZephyr, ...tree.list.flatMap((file) => [...oldBoard(tree, file), ...boardsIn(tree, file)])];
  const shields = tree.list
    .filter((file) => /^app\/boards\/shields\/.*\/Kconfig\.shield$/.test(file))
    .flatMap((file) => [...(tree.read(file) ?? '').matchAll(/\$\(shields_list_contains,([\w-]+)\)/g)])
    .map(([, name = '']): BuildNameFact => ({ kind: 'shield', name }));
  const unique = new Map([...boards, ...shields].map((each) => [`${each.kind} ${each.name}`, each]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Before Zephyr's hardware model 2, each board had a defconfig file in a folder for its architecture. */
function oldBoard(tree: SourceTree, file: string): readonly BuildNameFact[] {
  const [, folder, name] = /^(app\/boards\/arm\/[^/]+)\/(\w+)_defconfig$/.exec(file) ?? [];
  if (name === undefined || tree.list.includes(`${folder ?? ''}/board.yml`)) return [];
  const { revisions } = yamlOf(tree, `${folder ?? ''}/${name}.zmk.yml`);
  const list = texts(revisions);
  return [{ kind: 'board', name, ...(list && { revisions: list }) }];
}

const entriesOf = (value: unknown): readonly Yaml[] => (Array.isArray(value) ? value.filter(isYaml) : []);

/** The boards and variants that a board.yml of hardware model 2 declares, or adds to a board of Zephyr (`extend`). */
function boardsIn(tree: SourceTree, file: string): readonly BuildNameFact[] {
  if (!/^app\/boards\/.*\/board\.ya?ml$/.test(file)) return [];
  const value = yamlOf(tree, file);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const boards = isYaml(value['board']) ? [value['board']] : entriesOf(value['boards']);
  return boards.flatMap((board) => {
    const name = text(board['name']) ?? text(board['extend']) ?? '';
    const revision = isYaml(board['revision']) ? board['revision'] : {};
    const own = entriesOf(revision['revisions']).map((each) => String(each['name']));
    const revisions = own.length > 0 ? own : metadataRevisions(tree, folder, name);
    const variants = entriesOf(board['variants']).map(
      (variant) => `${name}/${text(variant['qualifier']) ?? ''}/${text(variant['name']) ?? ''}`,
    );
    const chips = entriesOf(board['socs']).flatMap((soc) => {
      const chip = `${name}/${text(soc['name']) ?? ''}`;
      const below = entriesOf(soc['variants']).map((variant) => `${chip}/${text(variant['name']) ?? ''}`);
      return below.length > 0 ? below : [chip];
    });
    return [...variants, ...chips].map((target): BuildNameFact => ({
      kind: 'board',
      name: target,
      ...(revisions.length > 0 && { revisions }),
    }));
  });
}

/** Zephyr declares the revisions of a board that ZMK only extends. The metadata repeats them. */
const metadataRevisions = (tree: SourceTree, folder: string, board: string): readonly string[] => [
  ...new Set(
    tree.list
      .filter((file) => file.startsWith(folder) && /\.zmk\.ya?ml$/.test(file))
      .map((file) => yamlOf(tree, file))
      .filter((metadata) => String(metadata['id']).split(/[@/]/)[0] === board)
      .flatMap((metadata) => texts(metadata['revisions']) ?? []),
  ),
];

export const readSnippets = (tree: SourceTree): readonly SnippetFact[] =>
  tree.list
    .filter((file) => /^app\/snippets\/[^/]+\/snippet\.ya?ml$/.test(file))
    .map((source) => ({ name: text(yamlOf(tree, source)['name']) ?? '', source }));
