import { parse } from '#core/devicetree';
import { hardware, layoutTable } from '#core/firmware';
import { checkKeymap, includedIn, type Finding, type CheckContext } from '#core/keymap-check';
import { readBuilds } from './buildYaml.ts';
import { checkConfig, isDefinedIn } from './check.ts';
import { readConf } from './conf.ts';
import { isBuildYaml, isDevicetree, isKeymap, setsOptions } from './kinds.ts';
import { westIn } from './release.ts';
import type { Files } from './types.ts';

/** Finds mistakes in all files of a configuration, and reports each once. */
export function checkAll(files: Files): readonly Finding[] {
  const findings = new Map<string, Finding>();
  const add = (finding: Finding): void =>
    void findings.set(`${finding.file} ${finding.from} ${finding.id} ${finding.message}`, finding);
  checkConfig(files).forEach(add);
  const included = includedIn(files);
  const labels = labelsOf(files);
  for (const [file, text] of files) {
    // An included file is checked as part of the file that includes it, which defines its names.
    if (!isDevicetree(file) || included.has(file)) continue;
    if (isKeymap(file))
      checkKeymap(file, text, { files, outsideLabels: labels, ...contextFor(file, files) }).forEach(add);
    // A keyboard's own files use labels and macros that aren't known here, so only report what's certain.
    else if (!isNodeBody(text))
      checkKeymap(file, text, { files, outsideLabels: labels, hasModules: true })
        .filter(({ id, severity, fix }) =>
          id === 'syntax' || (id === 'property' && fix)
            ? severity === 'error'
            : /^(?:unknown-node|include)$/.test(id) && severity !== 'note',
        )
        .forEach(add);
  }
  return [...findings.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from));
}

/** Whether the text is meant for an include inside a node. */
const isNodeBody = (text: string): boolean => parse(`/ {\n${text}\n};`).problems.length === 0;

/** File names of pasted text and standard input, which say nothing about the keyboard. */
const namesWithoutKeyboard: ReadonlySet<string> = new Set(['my', 'standard input']);

const keyboardNames: ReadonlySet<string> = new Set(
  hardware.flatMap((row) => [row.id, ...('siblings' in row ? (row.siblings ?? []) : [])]),
);

/** What the other files say about a keymap. */
function contextFor(file: string, files: Files): Omit<CheckContext, 'files' | 'outsideLabels'> {
  const keyboard = file.slice(file.lastIndexOf('/') + 1).replace(/\.keymap$/, '');
  const config = optionsFor(file, files);
  const west = westIn(files);
  const isOwn = isDefinedIn(files, keyboard);
  const isKnown =
    (keyboardNames.has(keyboard) && isBuilt(keyboard, files)) || isOwn || namesWithoutKeyboard.has(keyboard);
  const overlay = files.get(file.replace(/\.keymap$/, '.overlay')) ?? '';
  const changesLayout = /transform|physical-layout|kscan/.test(`${files.get(file)}${overlay}`);
  const keyCounts = isOwn || changesLayout || west?.isFork ? [] : keyCountsOf(keyboard);
  return {
    ...(config ? { config } : {}),
    ...(keyCounts.length > 0 ? { keyCounts } : {}),
    ...(west ? { hasModules: west.isFork || west.modules.length > 0 } : {}),
    firmware: west?.isFork ? 'fork' : isKnown ? 'zmk' : 'unknown',
  };
}

/** False if build.yaml only has other keyboards. The keymap may then be for another firmware, such as MoErgo's. */
function isBuilt(keyboard: string, files: Files): boolean {
  const names = [...files]
    .filter(([name]) => isBuildYaml(name))
    .flatMap(([, text]) => readBuilds(text).flatMap(({ boards, shields }) => [...boards, ...shields]));
  return names.length === 0 || names.some(({ text }) => text.startsWith(keyboard));
}

/** The options in a keymap's .conf file, plus those that other .conf files and build.yaml turn on. Null without a .conf file. */
function optionsFor(file: string, files: Files): ReadonlyMap<string, string> | null {
  const conf = files.get(file.replace(/\.keymap$/, '.conf'));
  if (conf === undefined) return null;
  const turnedOn = [...files].flatMap(([name, text]) =>
    setsOptions(name) || isBuildYaml(name) ? [...text.matchAll(/(CONFIG_\w+)=(y)/g)] : [],
  );
  const own = readConf(conf).map(({ symbol, value }) => [symbol, value] as const);
  return new Map([...turnedOn.map(([, symbol = '', value = '']) => [symbol, value] as const), ...own]);
}

/** How many keys each layout of a keyboard has, the default layout first. */
function keyCountsOf(keyboard: string): readonly number[] {
  const row = layoutTable.keyboards.find(({ id }) => id === keyboard);
  const shapes = (row?.layouts ?? []).map(({ shape }) => layoutTable.shapes[shape]?.keys.split(' ').length ?? 0);
  const maps = Object.values(row?.transforms ?? {}).map(({ map }) => map.split(' ').length);
  return [...new Set([...shapes, ...maps])];
}

/** Labels in files that a keymap doesn't include, such as its shield's. */
function labelsOf(files: Files): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const [file, text] of files) {
    if (!isDevicetree(file) || isKeymap(file)) continue;
    for (const [, label = ''] of text.matchAll(/\b([A-Za-z_]\w*)\s*:/g)) labels.add(label);
  }
  return labels;
}
