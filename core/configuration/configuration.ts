import { readBuilds, type Build } from './builds.ts';
import { isBuildYaml, isKconfig, isWest, isWorkflow } from './kinds.ts';
import { decideRelease, type BuiltRelease } from './release.ts';
import { readSettings, type Setting } from './settings.ts';
import type { Files, PlacedWord, Word } from './types.ts';
import { readWest, type West } from './west.ts';
import { buildsFork, readWorkflow } from './workflow.ts';
import { parseYaml, type Yaml } from './yaml.ts';

/** A file, and what can be read from it alone. Each of that is read at most once, and only if something asks for it. */
export class ConfigFile {
  #yaml?: Yaml;
  #settings?: readonly Setting[];
  #builds?: readonly Build[];
  #west?: West;
  #workflow?: Word | null;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {}

  get yaml(): Yaml {
    return (this.#yaml ??= parseYaml(this.text));
  }
  /** The options in a `.conf` file. */
  get settings(): readonly Setting[] {
    return (this.#settings ??= readSettings(this.text));
  }
  get builds(): readonly Build[] {
    return (this.#builds ??= readBuilds(this.yaml.root, this.text));
  }
  get west(): West {
    return (this.#west ??= readWest(this.yaml, this.text));
  }
  get workflow(): Word | null {
    return this.#workflow === undefined ? (this.#workflow = readWorkflow(this.text)) : this.#workflow;
  }
}

/** All files of a configuration, and what they say together about the builds. */
export interface Configuration {
  readonly files: Files;
  readonly all: readonly ConfigFile[];
  readonly file: (name: string) => ConfigFile | undefined;
  readonly release: BuiltRelease;
  /** Whether modules are built too, which may define anything. Undefined if the files don't say which ZMK is built. */
  readonly hasModules: boolean | undefined;
  /** The entries of every `build.yaml`. */
  readonly builds: readonly Build[];
  /** The boards and shields in them. */
  readonly buildNames: readonly string[];
  readonly west: ConfigFile | undefined;
  readonly workflows: readonly ConfigFile[];
}

/** Reads a configuration. Files with the same text as in `previous` aren't read again. */
export function readConfiguration(files: Files, previous?: Configuration): Configuration {
  const all = [...files].map(([name, text]) => {
    const known = previous?.file(name);
    return known?.text === text ? known : new ConfigFile(name, text);
  });
  const byName = new Map(all.map((file) => [file.name, file]));
  const west = all.find(({ name }) => isWest(name));
  const workflows = all.filter(({ name }) => isWorkflow(name));
  // A template such as MoErgo's has only a workflow.
  const forking = workflows.find(({ text }) => buildsFork(text));
  const builds = all.filter(({ name }) => isBuildYaml(name)).flatMap((file) => file.builds);
  const boards = builds.flatMap((build) => build.boards.map(({ text }) => text));
  const shields = builds.flatMap((build) => build.shields.map(({ text }) => text));
  const release = decideRelease({
    west: placed(west?.west.revision, west),
    isFork: forking !== undefined || (west?.west.isFork ?? false),
    workflow: workflows.flatMap((file) => placed(file.workflow, file) ?? [])[0] ?? null,
    boards,
  });
  return {
    files,
    all,
    file: (name) => byName.get(name),
    release,
    hasModules: forking ? true : west?.west.hasModules,
    builds,
    buildNames: [...boards, ...shields],
    west,
    workflows,
  };
}

const placed = (word: Word | null | undefined, file: ConfigFile | undefined): PlacedWord | null =>
  word && file ? { ...word, file: file.name } : null;

/** Whether the configuration itself defines a board or shield with this name. */
export const isDefinedIn = (files: Files, name: string): boolean =>
  [...files.keys()].some((file) => definesKeyboard(file, name));

export const definesKeyboard = (file: string, name: string): boolean =>
  new RegExp(`(^|/)boards/(.*/)?${name.replace(/[^\w-]/g, '.')}(_left|_right)?(\\.|/|$)`).test(file);

/** Whether the configuration has its own Kconfig files, which can define any option. */
export const definesOptions = (files: Files): boolean => [...files.keys()].some(isKconfig);
