/** Checks `west.yml` and the workflow, which say which ZMK is built. */
import {
  isMistyped,
  isSameRelease,
  isUnknown,
  itemsOf,
  keysOf,
  releases,
  textOf,
  valueOf,
  wordsOf,
  type ConfigFile,
  type Configuration,
  type Value,
  type Word,
} from '#core/configuration';
import { release } from '#core/firmware';
import { changeTo, closestName, report } from '#core/keymap-check';
import type { FileFinding, Finding } from './types.ts';
import { yamlErrors } from './yamlErrors.ts';

const docs = '/docs/customization';

/** What west accepts in a manifest, a remote, and a project. Any other key stops the build. */
const manifestKeys: readonly string[] = 'version defaults remotes projects self group-filter'.split(' ');
const remoteKeys: readonly string[] = ['name', 'url-base'];
const projectKeys: readonly string[] =
  'name description url repo-path remote revision path clone-depth west-commands import groups submodules userdata'.split(
    ' ',
  );

/** Mistakes in `west.yml` that stop `west update`. */
export function checkWest({ text, yaml, west }: ConfigFile): readonly FileFinding[] {
  const findings: FileFinding[] = [...yamlErrors(yaml, text)];
  if (findings.length > 0) return findings;
  const add = (word: Word, message: string, insert?: string): void => {
    const fix = insert === undefined ? null : changeTo(word, insert);
    findings.push({ id: 'west', docs: '/docs/features/modules', ...report('error', word, message, fix) });
  };
  const addMissing = (word: Word, what: string, names: readonly string[], otherwise: string): void => {
    const suggestion = closestName(word.text, names) ?? undefined;
    add(
      word,
      `There is no ${what} ${word.text}. ${suggestion ? `Did you mean ${suggestion}?` : otherwise}`,
      suggestion,
    );
  };
  const manifest = valueOf(yaml.root, 'manifest');
  const projects = itemsOf(valueOf(manifest, 'projects'));
  const remoteRows = itemsOf(valueOf(manifest, 'remotes'));
  const remotes = remoteRows.map((remote) => textOf(valueOf(remote, 'name')));
  const checkKeys = (map: Value, known: readonly string[]): void => {
    for (const key of keysOf(map)) {
      const suggestion = known.includes(key.text) ? null : closestName(key.text, known);
      if (suggestion) add(key, `There is no key ${key.text}. Did you mean ${suggestion}?`, suggestion);
    }
  };
  checkKeys(manifest, manifestKeys);
  for (const remote of remoteRows) checkKeys(remote, remoteKeys);
  for (const project of projects) {
    checkKeys(project, projectKeys);
    const keys = keysOf(project);
    const second = keys.find(({ text: name }, index) => keys.findIndex((key) => key.text === name) < index);
    if (second) add(second, `This project already has ${second.text}. Write - before the first line of each project.`);
    const [remote] = wordsOf(valueOf(project, 'remote'), text);
    if (remote && !remotes.includes(remote.text))
      addMissing(remote, 'remote', remotes, 'Add it under remotes, with its url-base.');
  }
  const [zmk] = projects.flatMap((project) =>
    textOf(valueOf(project, 'name')) === 'zmk' ? wordsOf(valueOf(project, 'name'), text) : [],
  );
  const hasImport = projects.some((project) => keysOf(project).some(({ text: key }) => /^imp/.test(key)));
  const hasZephyr = projects.some((project) => textOf(valueOf(project, 'name')) === 'zephyr');
  if (zmk && !hasImport && !hasZephyr)
    add(zmk, 'The zmk project needs a line import: app/west.yml, which downloads Zephyr.');
  const { revision, isFork } = west;
  if (revision && !isFork && isMistyped(revision.text))
    addMissing(revision, 'release', [release.line, release.tag, ...release.earlier], `Use ${release.line}.`);
  return findings;
}

const workflowFile = 'build-user-config.yml';

/** A workflow that calls one that ZMK doesn't have, such as build-user-config.yaml. */
export function checkWorkflow({ text, yaml }: ConfigFile): readonly FileFinding[] {
  const findings: FileFinding[] = [...yamlErrors(yaml, text)];
  const pattern = /^(?![ \t]*#).*uses:\s*["']?zmkfirmware\/zmk\/\.github\/workflows\/([^@\s"']+)/gm;
  for (const { 0: match, 1: file = '', index } of text.matchAll(pattern)) {
    if (file === workflowFile) continue;
    const to = index + match.length;
    const range = { from: to - file.length, to };
    const message = `ZMK has no workflow ${file} that other repositories can use. Use ${workflowFile}.`;
    findings.push({ id: 'workflow', docs, ...report('error', range, message, changeTo(range, workflowFile)) });
  }
  return findings;
}

/** Why a release isn't known. */
const reasons = {
  newer: (name: string) => `${name} is a release that this tool doesn't know yet.`,
  revision: (name: string) => `This tool doesn't know what's in ${name}.`,
  fork: () => "This builds a fork of ZMK, and this tool doesn't know what's in it.",
} as const;

/** Says once what wasn't checked, because the release isn't known. */
function unknownRelease({ release: built, files }: Configuration): readonly Finding[] {
  const { status, name, stated } = built;
  if (status === 'known' || status === 'older') return [];
  const file = stated?.file ?? [...files.keys()][0];
  if (file === undefined) return [];
  const message = `${reasons[status](name)} Names that ${releases.join(' and ')} don't have weren't checked, and nothing is changed to fit them.`;
  return [{ id: 'unchecked', file, docs, ...report('note', stated ?? { from: 0, to: 0 }, message) }];
}

export function checkRelease(configuration: Configuration): readonly Finding[] {
  const { west, workflows, release: built } = configuration;
  const revision = west?.west.revision;
  // `checkWest` reports it, and the workflow may be right.
  if (revision && isMistyped(revision.text)) return [];
  const findings: Finding[] = [...unknownRelease(configuration)];
  if (west && revision?.text === 'main' && !isUnknown(built)) {
    const message =
      'main changes every week, and your build can break overnight. Pin a release, such as v0.3, unless you want the newest features.';
    findings.push({ id: 'release', file: west.name, docs, ...report('note', revision, message) });
  }
  for (const { name, workflow } of workflows) {
    if (!workflow || !revision || built.status === 'fork' || isSameRelease(workflow.text, revision.text)) continue;
    const message = `The workflow is for ${workflow.text}, but west.yml builds ${revision.text}. Use the same release in both.`;
    findings.push({
      id: 'release',
      file: name,
      docs,
      ...report('warning', workflow, message, changeTo(workflow, revision.text)),
    });
  }
  return findings;
}
