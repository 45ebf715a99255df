import type { Word } from './types.ts';
import { itemsOf, textOf, valueOf, wordsOf, type Value, type Yaml } from './yaml.ts';

export interface West {
  /** What `west.yml` says which ZMK to build. */
  readonly revision: Word | null;
  /** Whether ZMK comes from another account than zmkfirmware, or is patched before it's built. */
  readonly isFork: boolean;
  /** Whether there are projects other than zmk and Zephyr. Always true for a fork, which can have anything. */
  readonly hasModules: boolean;
}

export function readWest({ root, errors }: Yaml, text: string): West {
  const manifest = valueOf(root, 'manifest');
  const projects = itemsOf(valueOf(manifest, 'projects'));
  const zmk = projects.find((project) => textOf(valueOf(project, 'name')) === 'zmk');
  const defaults = valueOf(manifest, 'defaults');
  const revision: Value = valueOf(zmk, 'revision') ?? valueOf(defaults, 'revision');
  const address = addressOf(zmk, manifest);
  const isFork = address !== '' && !/(^|[/:])zmkfirmware($|\/)/i.test(address);
  const hasOtherProjects = projects.some((project) => !/^(zmk|zephyr)$/.test(textOf(valueOf(project, 'name'))));
  // Another manifest of the configuration, with more projects.
  const importsManifest = valueOf(valueOf(manifest, 'self'), 'import') !== undefined;
  return {
    revision: wordsOf(revision, text)[0] ?? null,
    isFork,
    // In a file that isn't YAML, modules can't be found.
    hasModules: isFork || hasOtherProjects || importsManifest || errors.length > 0,
  };
}

/** Where a project is downloaded from. Empty if its remote isn't defined. */
function addressOf(project: Value, manifest: Value): string {
  const remote = textOf(valueOf(project, 'remote')) || textOf(valueOf(valueOf(manifest, 'defaults'), 'remote'));
  const row = itemsOf(valueOf(manifest, 'remotes')).find((one) => textOf(valueOf(one, 'name')) === remote);
  return textOf(valueOf(project, 'url')) || textOf(valueOf(row, 'url-base'));
}
