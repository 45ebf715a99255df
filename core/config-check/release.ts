/** Reads and compares the ZMK release in `west.yml` and the workflow. */
import { release } from '#core/firmware';
import { changeTo, closestName, report } from '#core/keymap-check';
import { isWest, isWorkflow } from './kinds.ts';
import { linesOf } from './lines.ts';
import type { FileFinding, Files, Finding, Word } from './types.ts';
import { itemsOf, keysOf, rootOf, textOf, valueOf, wordsOf, yamlFindings, type Value } from './yaml.ts';

const docs = '/docs/customization';
const usesPattern = /uses:\s*["']?zmkfirmware\/zmk\/\.github\/workflows\/build-user-config\.yml@([\w./-]+)/;

export interface West {
  readonly revision: Word | null;
  /** Whether ZMK comes from another account than zmkfirmware, or is patched before it's built. */
  readonly isFork: boolean;
  /** Whether there are projects other than zmk and Zephyr. Always true for a fork, which can have anything. */
  readonly hasModules: boolean;
}

export function readWest(text: string): West {
  const manifest = valueOf(rootOf(text), 'manifest');
  const projects = itemsOf(valueOf(manifest, 'projects'));
  const zmk = projects.find((project) => textOf(valueOf(project, 'name')) === 'zmk');
  const defaults = valueOf(manifest, 'defaults');
  const remote = textOf(valueOf(zmk, 'remote')) || textOf(valueOf(defaults, 'remote'));
  const row = itemsOf(valueOf(manifest, 'remotes')).find((one) => textOf(valueOf(one, 'name')) === remote);
  const address = textOf(valueOf(zmk, 'url')) || textOf(valueOf(row, 'url-base')) || remote;
  const revision = valueOf(zmk, 'revision') ?? valueOf(defaults, 'revision');
  const isFork = address !== '' && !/(^|[/:])zmkfirmware($|\/)/i.test(address);
  const hasOtherProjects = projects.some((project) => !/^(zmk|zephyr)$/.test(textOf(valueOf(project, 'name'))));
  // Another manifest of the configuration, with more projects.
  const importsManifest = valueOf(valueOf(manifest, 'self'), 'import') !== undefined;
  return {
    revision: wordsOf(revision, text)[0] ?? null,
    isFork,
    hasModules: isFork || hasOtherProjects || importsManifest,
  };
}

export function readWorkflow(text: string): Word | null {
  for (const { text: line, from } of linesOf(text)) {
    const match = usesPattern.exec(line);
    const revision = match?.[1];
    if (!match || revision === undefined || /^\s*#/.test(line)) continue;
    const at = from + match.index + match[0].length - revision.length;
    return { text: revision, from: at, to: at + revision.length };
  }
  return null;
}

/** A workflow step that downloads a fork of ZMK, or patches it. */
const forkPattern = /^(?![ \t]*#).*(?:repository:\s*["']?(?!zmkfirmware\/)[\w.-]+\/zmk\b|\bgit\b.* apply |\bpatch -p)/m;

/** The first west.yml among the files. A template such as MoErgo's has only a workflow. */
export function westIn(files: Files): (West & { readonly file: string }) | null {
  const found = [...files].find(([file]) => isWest(file));
  const workflow = [...files].find(([file, text]) => isWorkflow(file) && forkPattern.test(text));
  const file = found?.[0] ?? workflow?.[0];
  if (file === undefined) return null;
  const west = found ? readWest(found[1]) : { revision: null, hasModules: true, isFork: true };
  // In a file that isn't YAML, modules can't be found.
  const hasModules = west.hasModules || yamlFindings(found?.[1] ?? '').length > 0;
  return workflow ? { ...west, isFork: true, hasModules: true, file } : { ...west, hasModules, file };
}

/** What west accepts in a manifest, a remote, and a project. Any other key stops the build. */
const manifestKeys: readonly string[] = 'version defaults remotes projects self group-filter'.split(' ');
const remoteKeys: readonly string[] = ['name', 'url-base'];
const projectKeys: readonly string[] =
  'name description url repo-path remote revision path clone-depth west-commands import groups submodules userdata'.split(
    ' ',
  );

/** Mistakes in `west.yml` that stop `west update`. */
export function checkWest(text: string): readonly FileFinding[] {
  const findings: FileFinding[] = [...yamlFindings(text)];
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
  const manifest = valueOf(rootOf(text), 'manifest');
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
  const { revision, isFork } = readWest(text);
  if (revision && !isFork && isMistyped(revision.text))
    addMissing(revision, 'release', [release.line, release.tag, ...release.earlier], `Use ${release.line}.`);
  return findings;
}

/** `v0.3` for `v0.3.1`. */
const releaseLine = (revision: string): string => /^(v\d+\.\d+)/.exec(revision)?.[1] ?? revision;

/** `0.3` or `v0.33`. Later releases than ours may exist by now, such as v0.4, but hardly v0.33. */
const isMistyped = (revision: string): boolean =>
  /^v?\d[\d.]*$/.test(revision) &&
  !(release.earlier as readonly string[]).includes(revision) &&
  (!/^v\d\.1?\d(\.\d+)?$/.test(revision) ||
    releaseLine(revision).localeCompare(release.line, 'en', { numeric: true }) < 0);

/** A commit can be shortened. */
const isSameRelease = (one: string, other: string): boolean =>
  releaseLine(one) === releaseLine(other) ||
  (/^[\da-f]{7,40}$/.test(one) && (one.startsWith(other) || other.startsWith(one)));

const workflowFile = 'build-user-config.yml';

/** A workflow that calls one that ZMK doesn't have, such as build-user-config.yaml. */
export function checkWorkflow(text: string): readonly FileFinding[] {
  const findings: FileFinding[] = [...yamlFindings(text)];
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

export function checkRelease(files: Files): readonly Finding[] {
  const findings: Finding[] = [];
  const west = westIn(files);
  // `checkWest` reports it, and the workflow may be right.
  if (west?.revision && isMistyped(west.revision.text)) return [];
  if (west?.revision?.text === 'main' && !west.isFork) {
    const message =
      'main changes every week, and your build can break overnight. Pin a release, such as v0.3, unless you want the newest features.';
    findings.push({ id: 'release', file: west.file, docs, ...report('note', west.revision, message) });
  }
  for (const [name, text] of files) {
    const uses = isWorkflow(name) ? readWorkflow(text) : null;
    const revision = west?.revision;
    if (!uses || !revision || west.isFork || isSameRelease(uses.text, revision.text)) continue;
    const message = `The workflow is for ${uses.text}, but west.yml builds ${revision.text}. Use the same release in both.`;
    findings.push({
      id: 'release',
      file: name,
      docs,
      ...report('warning', uses, message, changeTo(uses, revision.text)),
    });
  }
  return findings;
}
