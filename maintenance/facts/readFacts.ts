import type { FirmwareFacts, MessageFact, NameFact } from '#core/firmware/facts';
import { readBindings } from './bindings.ts';
import { readBuildNames, readHardware, readSnippets } from './hardware.ts';
import { readNames } from './names.ts';
import { readChosen, readIncludes, readNodes } from './nodes.ts';
import { choiceFacts, optionFacts, readOptions } from './options.ts';
import type { SourceTree } from './sourceTree.ts';
import { isYaml, readYaml } from './yaml.ts';

type Reading = Readonly<{ facts: FirmwareFacts; unread: readonly string[] }>;

/** The key codes. */
const isKeyName = ({ header, arguments: count }: NameFact): boolean => /\/keys\.h$/.test(header) && count === undefined;

/** HID usages, which keymaps seldom name themselves: the key codes stand for them. */
const isUsage = ({ header }: NameFact): boolean => /\/hid_usage(_pages)?\.h$/.test(header);

/** Reads everything that the source of one release says. */
export function readFacts(
  tree: SourceTree,
  { release, commit, messages }: Readonly<{ release: string; commit: string; messages: readonly MessageFact[] }>,
): Reading {
  const kconfig = readOptions(tree);
  const { bindings, properties, unread: unreadBindings } = readBindings(tree);
  const { nodes, unread: unreadNodes } = readNodes(tree);
  const { hardware, unread: unreadHardware } = readHardware(tree);
  const names = readNames(tree);
  const facts = {
    about: {
      release,
      commit,
      zephyr: revisionOf(tree, 'zephyr').replace(/^v(\d+\.\d+).*$/, '$1'),
      studioMessages: revisionOf(tree, 'zmk-studio-messages'),
    },
    options: optionFacts(kconfig, tree),
    choices: choiceFacts(kconfig),
    bindings,
    properties,
    chosen: readChosen(tree),
    nodes,
    keyNames: names.filter(isKeyName).map(({ header: _, ...rest }) => rest),
    names: names.filter((name) => !isUsage(name) && !isKeyName(name)),
    usages: names.filter(isUsage).map(({ name, value }) => ({ name, ...(value !== undefined && { value }) })),
    includes: readIncludes(tree),
    hardware,
    buildNames: readBuildNames(tree, hardware),
    snippets: readSnippets(tree),
    messages,
  };
  const unreadOptions = kconfig.problems.map(({ place, message }) => `${place.file}:${place.line}: ${message}`);
  return { facts, unread: [...unreadOptions, ...unreadBindings, ...unreadNodes, ...unreadHardware] };
}

/** The revision of a project in the firmware's west.yml. */
function revisionOf(tree: SourceTree, project: string): string {
  const west = readYaml(tree.read('app/west.yml') ?? '');
  const manifest = typeof west !== 'string' && isYaml(west['manifest']) ? west['manifest'] : {};
  const projects = Array.isArray(manifest['projects']) ? manifest['projects'].filter(isYaml) : [];
  return String(projects.find(({ name }) => name === project)?.['revision'] ?? '');
}
