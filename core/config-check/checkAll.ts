/** A whole configuration: its devicetree files and the files beside them. */
import { hardware, layoutTable } from '#core/firmware';
import { checkKeymap, includedIn, type Finding, type CheckContext } from '#core/keymap-check';
import { checkConfig, isDefinedIn } from './check.ts';
import { readConf } from './conf.ts';
import { isBuildYaml, isConf, isDevicetree, isKeymap } from './kinds.ts';
import { westIn } from './release.ts';
import type { Files } from './types.ts';

/** Says what is wrong with a set of files, each finding once. */
export function checkAll(files: Files): readonly Finding[] {
  const findings = new Map<string, Finding>();
  const add = (finding: Finding): void =>
    void findings.set(`${finding.file} ${finding.from} ${finding.id} ${finding.message}`, finding);
  checkConfig(files).forEach(add);
  const included = includedIn(files);
  const labels = labelsOf(files);
  for (const [file, text] of files) {
    // What another file includes is read there, where its names have a meaning.
    if (!isDevicetree(file) || included.has(file)) continue;
    if (isKeymap(file))
      checkKeymap(file, text, { files, outsideLabels: labels, ...factsFor(file, files) }).forEach(add);
    // A part of another project's keyboard: only its syntax says something by itself.
    else
      checkKeymap(file, text)
        .filter(({ id, severity }) => id === 'syntax' && severity === 'error')
        .forEach(add);
  }
  return [...findings.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from));
}

/** Names for a text without a keyboard: pasted, or from standard input. */
const untitled: ReadonlySet<string> = new Set(['my', 'standard input']);

const names: ReadonlySet<string> = new Set(
  hardware.flatMap((row) => [row.id, ...('siblings' in row ? (row.siblings ?? []) : [])]),
);

function factsFor(file: string, files: Files): Omit<CheckContext, 'files' | 'outsideLabels'> {
  const keyboard = file.slice(file.lastIndexOf('/') + 1).replace(/\.keymap$/, '');
  const config = optionsFor(file, files);
  const west = westIn(files);
  const isOwn = isDefinedIn(files, keyboard);
  const isKnown = names.has(keyboard) || isOwn || untitled.has(keyboard);
  const overlay = files.get(file.replace(/\.keymap$/, '.overlay')) ?? '';
  const choosesKeys = /transform|physical-layout|kscan/.test(`${files.get(file)}${overlay}`);
  const keyCounts = isOwn || choosesKeys || west?.isFork ? [] : keyCountsOf(keyboard);
  return {
    ...(config ? { config } : {}),
    ...(keyCounts.length > 0 ? { keyCounts } : {}),
    firmware: west?.isFork ? 'fork' : isKnown ? 'zmk' : 'unknown',
  };
}

/** What is set beside a keymap, with what shields and the arguments in build.yaml turn on. Unknown without a .conf file. */
function optionsFor(file: string, files: Files): ReadonlyMap<string, string> | null {
  const conf = files.get(file.replace(/\.keymap$/, '.conf'));
  if (conf === undefined) return null;
  const on = [...files].flatMap(([name, text]) =>
    isConf(name) || isBuildYaml(name) ? [...text.matchAll(/(CONFIG_\w+)=(y)/g)] : [],
  );
  const own = readConf(conf).map(({ symbol, value }) => [symbol, value] as const);
  return new Map([...on.map(([, symbol = '', value = '']) => [symbol, value] as const), ...own]);
}

/** How many keys the layouts of a keyboard have, the usual one first. */
function keyCountsOf(keyboard: string): readonly number[] {
  const row = layoutTable.keyboards.find(({ id }) => id === keyboard);
  const shapes = (row?.layouts ?? []).map(({ shape }) => layoutTable.shapes[shape]?.keys.split(' ').length ?? 0);
  const maps = Object.values(row?.transforms ?? {}).map(({ map }) => map.split(' ').length);
  return [...new Set([...shapes, ...maps])];
}

/** Labels in files of the configuration that the keymap does not include: its shield's, for instance. */
function labelsOf(files: Files): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const [file, text] of files) {
    if (!isDevicetree(file) || isKeymap(file)) continue;
    for (const [, label = ''] of text.matchAll(/\b([A-Za-z_]\w*)\s*:/g)) labels.add(label);
  }
  return labels;
}
