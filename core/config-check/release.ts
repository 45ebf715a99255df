/** `west.yml` and the workflow: which release of the firmware is built. */
import { linesOf } from './lines.ts';
import type { Finding, Files } from './types.ts';
import type { Word } from './buildYaml.ts';

const docs = '/docs/customization';
const usesPattern = /uses:\s*["']?zmkfirmware\/zmk\/\.github\/workflows\/build-user-config\.yml@([\w./-]+)/;

export interface West {
  readonly revision: Word | null;
  /** Another fork than zmkfirmware's. */
  readonly isFork: boolean;
  /** Names of the other projects. */
  readonly modules: readonly string[];
}

export function readWest(text: string): West {
  let revision: Word | null = null;
  let project = '';
  let remote = '';
  const modules: string[] = [];
  for (const { text: line, from } of linesOf(text)) {
    const content = line.replace(/(^|\s)#.*$/, '');
    if (/^\s*(remotes|self)\s*:/.test(content)) project = '';
    const match = /^\s*(-\s+)?(name|revision|remote)\s*:\s*["']?([^\s"']+)/.exec(content);
    if (!match) continue;
    const [, dash, key = '', value = ''] = match;
    if (key === 'name') {
      project = value;
      const isRemote = remotesBefore(text, from);
      if (!isRemote && value !== 'zmk' && dash) modules.push(value);
    } else if (project === 'zmk' && key === 'remote') remote = value;
    else if (project === 'zmk' && key === 'revision') {
      const at = from + content.lastIndexOf(value);
      revision = { text: value, from: at, to: at + value.length };
    }
  }
  return { revision, isFork: remote !== '' && remote !== 'zmkfirmware', modules };
}

/** Whether the list around an offset is that of the remotes. */
const remotesBefore = (text: string, offset: number): boolean =>
  text.lastIndexOf('remotes:', offset) > text.lastIndexOf('projects:', offset);

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

const lineOf = (revision: string): string => /^(v\d+\.\d+)/.exec(revision)?.[1] ?? revision;

export function checkRelease(files: Files): readonly Finding[] {
  const findings: Finding[] = [];
  const westFile = [...files.keys()].find((name) => /(^|\/)west\.ya?ml$/.test(name));
  const west = westFile === undefined ? null : readWest(files.get(westFile) ?? '');
  if (westFile !== undefined && west?.revision?.text === 'main' && !west.isFork) {
    const { from, to } = west.revision;
    findings.push({
      id: 'release',
      severity: 'note',
      file: westFile,
      from,
      to,
      docs,
      message:
        'main changes every week and can stop building overnight. Pin a release, such as v0.3, unless you want the newest.',
    });
  }
  for (const [name, text] of files) {
    if (!/\.github\/workflows\/[^/]+\.ya?ml$/.test(name)) continue;
    const uses = readWorkflow(text);
    const revision = west?.revision;
    if (!uses || !revision || west.isFork || lineOf(uses.text) === lineOf(revision.text)) continue;
    findings.push({
      id: 'release',
      severity: 'warning',
      file: name,
      from: uses.from,
      to: uses.to,
      docs,
      message: `The workflow is that of ${uses.text}, but west.yml builds ${revision.text}. Use the same release in both.`,
      fix: { title: `Write ${revision.text}`, replacements: [{ from: uses.from, to: uses.to, insert: revision.text }] },
    });
  }
  return findings;
}
