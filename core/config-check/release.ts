/** Reads and compares the ZMK release in `west.yml` and the workflow. */
import { changeTo } from '#core/keymap-check';
import { isWest, isWorkflow } from './kinds.ts';
import { linesOf } from './lines.ts';
import type { Files, Finding, Word } from './types.ts';
import { itemsOf, rootOf, textOf, valueOf, wordsOf } from './yaml.ts';

const docs = '/docs/customization';
const usesPattern = /uses:\s*["']?zmkfirmware\/zmk\/\.github\/workflows\/build-user-config\.yml@([\w./-]+)/;

export interface West {
  readonly revision: Word | null;
  /** Not built from zmkfirmware. */
  readonly isFork: boolean;
  /** Names of the projects other than zmk. */
  readonly modules: readonly string[];
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
  return {
    revision: wordsOf(revision, text)[0] ?? null,
    isFork: address !== '' && !/(^|[/:])zmkfirmware($|\/)/i.test(address),
    modules: projects.filter((project) => project !== zmk).map((project) => textOf(valueOf(project, 'name'))),
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

/** The first west.yml among the files. */
export function westIn(files: Files): (West & { readonly file: string }) | null {
  const found = [...files].find(([file]) => isWest(file));
  return found ? { ...readWest(found[1]), file: found[0] } : null;
}

/** `v0.3` for `v0.3.1`. */
const releaseLine = (revision: string): string => /^(v\d+\.\d+)/.exec(revision)?.[1] ?? revision;

export function checkRelease(files: Files): readonly Finding[] {
  const findings: Finding[] = [];
  const west = westIn(files);
  if (west?.revision?.text === 'main' && !west.isFork) {
    const { from, to } = west.revision;
    findings.push({
      id: 'release',
      severity: 'note',
      file: west.file,
      from,
      to,
      docs,
      message:
        'main changes every week, and your build can break overnight. Pin a release, such as v0.3, unless you want the newest features.',
    });
  }
  for (const [name, text] of files) {
    const uses = isWorkflow(name) ? readWorkflow(text) : null;
    const revision = west?.revision;
    if (!uses || !revision || west.isFork || releaseLine(uses.text) === releaseLine(revision.text)) continue;
    findings.push({
      id: 'release',
      severity: 'warning',
      file: name,
      from: uses.from,
      to: uses.to,
      docs,
      message: `The workflow is for ${uses.text}, but west.yml builds ${revision.text}. Use the same release in both.`,
      fix: changeTo(uses, revision.text),
    });
  }
  return findings;
}
