import {
  definesKeyboard,
  isBuildYaml,
  isConf,
  isDefinedIn,
  isDevicetree,
  isKconfig,
  isKeymap,
  isUnknown,
  setsOptions,
  type Configuration,
  type Files,
} from '#core/configuration';
import { parse } from '#core/devicetree';
import { hardware, layoutTable } from '#core/firmware';
import { checkKeymap, includesIn, missingIncludes, type CheckContext, type Severity } from '#core/keymap-check';
import { isNewOnMain } from '#core/firmware/main-branch';
import { checkAcross } from './across.ts';
import { checkConfig } from './check.ts';
import type { Finding } from './types.ts';

/** Finds mistakes in all files of a configuration, and reports each once. */
export function checkAll(configuration: Configuration): readonly Finding[] {
  const { files, buildNames } = configuration;
  const findings = new Map<string, Finding>();
  const add = (finding: Finding): void => {
    const known = findings.get(keyOf(finding));
    if (!known || severities.indexOf(finding.severity) > severities.indexOf(known.severity))
      findings.set(keyOf(finding), finding);
  };
  const isUnbuilt = unbuiltIn(files, buildNames);
  for (const finding of checkConfig(configuration)) add(isUnbuilt(finding.file) ? lowered(finding) : finding);
  if (buildNames.length > 0) unreadFiles(files).forEach(add);
  for (const finding of checkAcross(configuration)) add(finding);
  const includes = includesIn(files);
  const included = new Set([...includes.values()].flatMap((names) => [...names]));
  // An included file is checked as part of the file that includes it, which defines its names.
  const checked = [...files.keys()].filter((file) => isDevicetree(file) && !included.has(file));
  const outsideLabels = labelsOf(files);
  checkKeymaps(checked.filter(isKeymap), configuration, includes, outsideLabels).forEach(add);
  const hasBuild = [...files.keys()].some(isBuildYaml);
  for (const file of checked) {
    const text = files.get(file) ?? '';
    if (isKeymap(file) || isNodeBody(text)) continue;
    // A keyboard's own files use labels and macros that aren't known here, so only report what's certain.
    const found = checkKeymap(file, text, { files, outsideLabels, hasModules: true }).filter(isCertain);
    // Nothing includes this file. Its names may be defined where it was meant to be included.
    const isUnused = hasBuild && file.endsWith('.dtsi');
    const relevant = isUnused ? found.filter(({ id }) => /^(?:syntax|other-format)$/.test(id)) : found;
    for (const finding of relevant) add(isUnused || isUnbuilt(file) ? lowered(finding) : finding);
  }
  const keymapFiles = checked.filter(isKeymap).flatMap((keymap) => [keymap, ...allIncluded(keymap, includes)]);
  missingFiles(new Set(keymapFiles), files, [...findings.values()]).forEach(add);
  return [...findings.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from));
}

const maxListed = 5;

/** Says once which included files aren't open, unless the rules for includes report them anyway. */
function missingFiles(
  keymapFiles: ReadonlySet<string>,
  files: Files,
  findings: readonly Finding[],
): readonly Finding[] {
  const isReported = (file: string, offset: number): boolean =>
    findings.some(
      (one) => /^(?:include|module)$/.test(one.id) && one.file === file && one.from <= offset && offset <= one.to,
    );
  const missing = [...keymapFiles].flatMap((file) =>
    missingIncludes(file, files).flatMap((include) => (isReported(file, include.from) ? [] : [{ file, ...include }])),
  );
  const [first] = missing;
  if (!first) return [];
  const paths = [...new Set(missing.map(({ path }) => path))];
  const list = paths.length > maxListed ? [...paths.slice(0, maxListed), '…'] : paths;
  const message =
    paths.length === 1
      ? `The included file ${paths[0]} isn't open. Names that may come from it weren't checked.`
      : `${paths.length} included files aren't open: ${list.join(', ')}. Names that may come from them weren't checked.`;
  return [
    {
      id: 'unchecked',
      severity: 'note',
      file: first.file,
      from: first.from,
      to: first.to,
      message,
      docs: '/docs/keymaps#includes',
    },
  ];
}

const severities: readonly Severity[] = ['note', 'warning', 'error'];
const keyOf = ({ file, from, id, message }: Finding): string => `${file} ${from} ${id} ${message}`;

const isCertain = ({ id, severity, fix }: Finding): boolean =>
  /^(?:syntax|other-format)$/.test(id) || (id === 'unknown-name' && fix !== undefined)
    ? severity === 'error'
    : /^(?:unknown-node|include|property)$/.test(id) && severity !== 'note';

/** Whether the text is meant for an include inside a node. */
const isNodeBody = (text: string): boolean =>
  parse(text).problems.length > 0 && parse(`/ {\n${text}\n};`).problems.length === 0;

/** Checks all keymaps. What can't stop the build, because the keymap isn't part of it, is less severe. */
function checkKeymaps(
  keymaps: readonly string[],
  configuration: Configuration,
  includes: ReadonlyMap<string, ReadonlySet<string>>,
  outsideLabels: ReturnType<typeof labelsOf>,
): readonly Finding[] {
  const { files, buildNames, release } = configuration;
  const built = keymaps.filter((file) => isBuilt(keyboardOf(file), buildNames) && !isReplaced(file, keymaps));
  const found = keymaps.flatMap((keymap) => {
    const context = contextFor(keymap, configuration);
    const findings = checkKeymap(keymap, files.get(keymap) ?? '', { files, outsideLabels, ...context }).filter(
      ({ file, from, to }) => release.facts !== 'main' || !isNewOnMain(files.get(file)?.slice(from, to) ?? ''),
    );
    return findings.map((finding) => ({ keymap, finding }));
  });
  const times = countBy(found.map(({ finding }) => keyOf(finding)));
  const users = countBy(keymaps.flatMap((keymap) => [...allIncluded(keymap, includes)]));
  return found.flatMap(({ keymap, finding }): readonly Finding[] => {
    // A finding that only some of a file's keymaps have may be about keyboards that nobody builds.
    const isForSome = (times.get(keyOf(finding)) ?? 0) < (users.get(finding.file) ?? 0);
    const isHarmless = buildNames.length > 0 && built.length > 0 ? !built.includes(keymap) : isForSome;
    if (!isHarmless) return [finding];
    // A shared file isn't wrong because it doesn't fit a keyboard that isn't built.
    return finding.severity === 'error' || finding.file === keymap ? [lowered(finding)] : [];
  });
}

const lowered = (finding: Finding): Finding => ({
  ...finding,
  severity: finding.severity === 'error' ? 'warning' : 'note',
});

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The files that a file includes, directly or through others. */
function allIncluded(file: string, includes: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const rest = [file];
  for (let next = rest.pop(); next !== undefined; next = rest.pop())
    for (const name of includes.get(next) ?? [])
      if (!found.has(name)) {
        found.add(name);
        rest.push(name);
      }
  return found;
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
const keyboardOf = (file: string): string => nameOf(file).replace(/\.(?:keymap|conf)$/, '');

/** The build looks for a keymap first in `config`, then next to the keyboard's definition. Anywhere else, it's a backup. */
const rankOf = (file: string): number =>
  /(^|\/)boards\//.test(file) ? 1 : /^[^/]+$|(^|\/)config\/[^/]+$/.test(file) ? 2 : 0;

const isReplaced = (file: string, keymaps: readonly string[]): boolean =>
  keymaps.some((other) => nameOf(other) === nameOf(file) && rankOf(other) > rankOf(file));

/** File names of pasted text and standard input, which say nothing about the keyboard. */
const namesWithoutKeyboard: ReadonlySet<string> = new Set(['my', 'standard input']);

const keyboardNames: ReadonlySet<string> = new Set(
  hardware.flatMap((row) => [row.id, ...('siblings' in row ? (row.siblings ?? []) : [])]),
);

/** What the other files say about a keymap. */
function contextFor(file: string, configuration: Configuration): Omit<CheckContext, 'files' | 'outsideLabels'> {
  const { files, buildNames, release, hasModules } = configuration;
  const keyboard = keyboardOf(file);
  const config = optionsFor(file, configuration);
  const isOwn = isDefinedIn(files, keyboard);
  const isKnown =
    (keyboardNames.has(keyboard) && isBuilt(keyboard, buildNames)) || isOwn || namesWithoutKeyboard.has(keyboard);
  // MoErgo's firmware has this name, and its configurations often don't say which firmware they're for.
  const mayBeMoErgos = !configuration.west && !isUnknown(release) && /\bRGB_STATUS\b/.test(files.get(file) ?? '');
  const overlay = files.get(file.replace(/\.keymap$/, '.overlay')) ?? '';
  const changesLayout = /transform|physical-layout|kscan/.test(`${files.get(file)}${overlay}`);
  const keyCounts =
    changesLayout || isUnknown(release) ? [] : isOwn ? transformSizes(files, keyboard) : possibleKeyCounts(keyboard);
  return {
    ...(config ? { config } : {}),
    // The tables of the checker are those of the release.
    ...(release.facts === 'main' ? { isOtherRelease: true } : {}),
    ...(buildNames.length > 0 && !isUnknown(release) ? { hardware: buildNames } : {}),
    ...(keyCounts.length > 0 ? { keyCounts } : {}),
    ...(hasModules === undefined ? {} : { hasModules }),
    firmware: isUnknown(release) ? 'fork' : isKnown && !mayBeMoErgos ? 'zmk' : 'unknown',
  };
}

/** False if build.yaml only has other keyboards. The keymap may then be for another firmware, such as MoErgo's. */
const isBuilt = (keyboard: string, buildNames: readonly string[]): boolean =>
  buildNames.length === 0 ||
  buildNames.some((name) => name.startsWith(keyboard) && /^([_@/]|$)/.test(name.slice(keyboard.length)));

/** The folder of a board or shield that the configuration defines. */
const keyboardFolderOf = (file: string): string | undefined => /^(?:.*\/)?boards\/[^/]+\/[^/]+\//.exec(file)?.[0];

/** Returns a test for files that aren't part of any build in build.yaml, so that their mistakes can't stop the build. */
function unbuiltIn(files: Files, buildNames: readonly string[]): (file: string) => boolean {
  const names = [...new Set(buildNames.map((name) => name.replace(/[@/].*/, '')))];
  const folders = new Set(
    [...files.keys()].filter((file) => names.some((name) => definesKeyboard(file, name))).map(keyboardFolderOf),
  );
  return (file) => {
    const folder = keyboardFolderOf(file);
    const base = keyboardOf(file);
    if (names.length === 0) return false;
    if (isUnread(file, files)) return true;
    if (!isConf(file)) return folder !== undefined && !folders.has(folder);
    // Next to its definition, corne.conf isn't read for corne_left. In config, it's read for both halves.
    return folder === undefined
      ? base !== 'default' && !isBuilt(base, names) && ![...folders].some((one) => one?.endsWith(`/${base}/`))
      : !names.some((name) => base === name || base.startsWith(`${name}_`));
  };
}

/**
 * Whether the file is in `boards/shields` without being part of a shield. A folder is only a shield if it has a
 * `Kconfig.shield`, which may not be among the open files. But if the folder is named after one of ZMK's shields, it most
 * likely has none.
 */
function isUnread(file: string, files: Files): boolean {
  const [, root, folder] = /^((?:.*\/)?boards\/shields\/)(?:([^/]+)\/)?/.exec(file) ?? [];
  if (root === undefined || isKconfig(file)) return false;
  return folder === undefined || (keyboardNames.has(folder) && !files.has(`${root}${folder}/Kconfig.shield`));
}

const unreadFiles = (files: Files): readonly Finding[] =>
  [...files].flatMap(([file, text]) =>
    isUnread(file, files)
      ? [
          {
            id: 'unread',
            severity: 'warning',
            file,
            from: 0,
            to: text.split('\n', 1)[0]?.length ?? 0,
            message:
              "The build doesn't read this file, because there's no Kconfig.shield next to it. To change a shield that ZMK has, write it in your keymap.",
            docs: '/docs/config',
          },
        ]
      : [],
  );

/** The options in a keymap's .conf file, plus those that other files turn on. Null without a .conf file. */
function optionsFor(keymap: string, { files, file }: Configuration): ReadonlyMap<string, string> | null {
  const conf = file(keymap.replace(/\.keymap$/, '.conf'));
  if (conf === undefined) return null;
  const turnedOn = [...files].flatMap(([name, text]) =>
    setsOptions(name) || isBuildYaml(name) || isKconfig(name)
      ? [
          ...text.matchAll(
            /^(?!\s*#).*?(?:CONFIG_|^\s*config )(\w+)(?:=[y\d]|\s+(?:(?:bool|int).*\s+)?default [y\d])/gm,
          ),
        ]
      : [],
  );
  const own = conf.settings.map(({ symbol, value }) => [symbol, value] as const);
  return new Map([...turnedOn.map(([, name = '']) => [`CONFIG_${name}`, 'y'] as const), ...own]);
}

/** How many keys a keyboard can have: by its layouts, the default first, and by its matrix transforms. */
function possibleKeyCounts(keyboard: string): readonly number[] {
  const row = layoutTable.keyboards.find(({ id }) => id === keyboard);
  const shapes = (row?.layouts ?? []).map(({ shape }) => layoutTable.shapes[shape]?.keys.split(' ').length ?? 0);
  const maps = Object.values(row?.transforms ?? {}).map(({ map }) => map.split(' ').length);
  return [...new Set([...shapes, ...maps])];
}

/** How many keys the matrix transforms of the configuration's own keyboard have. Empty if one can't be counted. */
function transformSizes(files: Files, keyboard: string): readonly number[] {
  const folders = [...files.keys()].filter((file) => definesKeyboard(file, keyboard)).map(folderOf);
  const maps = [...files].flatMap(([file, text]) =>
    isDevicetree(file) && !isKeymap(file) && folders.some((folder) => file.startsWith(folder))
      ? [...text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').matchAll(/\bmap\s*=\s*([^;]*);/g)]
      : [],
  );
  const sizes = maps.map(([, map = '']) => {
    const isCountable = map.replace(/RC\(\s*\d+\s*,\s*\d+\s*\)|[<>,\s]/g, '') === '';
    return isCountable ? map.split('RC(').length - 1 : 0;
  });
  return sizes.includes(0) ? [] : [...new Set(sizes)];
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
