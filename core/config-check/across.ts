/** Mistakes that only show when files are compared: builds, halves, snippets, keymaps, modules, and workflows. */
import {
  isConf,
  isDevicetree,
  isKeymap,
  isUnknown,
  keysOf,
  linesOf,
  itemsOf,
  textOf,
  valueOf,
  type Build,
  type Configuration,
  type Word,
} from '#core/configuration';
import type { Span } from '#core/devicetree';
import { boards, shields } from '#core/firmware';
import { closestName, type Severity } from '#core/keymap-check';
import { settingsFor } from './halves.ts';
import type { Finding, Fix } from './types.ts';

export function* checkAcross(configuration: Configuration): Generator<Finding> {
  yield* uselessEntries(configuration);
  yield* splitWithoutBluetooth(configuration);
  yield* studioOnPeripheral(configuration);
  yield* unusedKeymaps(configuration);
  yield* unusedConf(configuration);
  yield* missingModules(configuration);
  yield* oldWorkflows(configuration);
}

const report = (severity: Severity, { from, to }: Span, message: string, fix?: Fix | null) => ({
  severity,
  from,
  to,
  message,
  ...(fix ? { fix } : {}),
});

const customization = '/docs/customization';

/** Boards that aren't keyboards, so that a build needs a shield. */
const controllers: ReadonlySet<string> = new Set(
  boards
    .filter(({ features = [] }) => !features.includes('keys'))
    .flatMap(({ id, siblings = [] }) => [id, ...siblings]),
);

/** Entries of build.yaml that build nothing, or overwrite another one's result. */
function* uselessEntries({ all, release }: Configuration): Generator<Finding> {
  for (const { name: file, yaml, text, builds } of all) {
    if (!/(^|\/)build\.ya?ml$/.test(file) || yaml.errors.length > 0 || /(^|\/)workflows\//.test(file)) continue;
    const at = (word: Word, severity: 'error' | 'warning', message: string): Finding => ({
      id: 'entry',
      file,
      docs: customization,
      ...report(severity, word, message),
    });
    const entries = itemsOf(valueOf(yaml.root, 'include'));
    const start: Word = { text: '', from: 0, to: linesOf(text)[0]?.text.length ?? 0 };
    if (builds.length === 0 && text.trim() !== '')
      yield at(start, 'warning', 'This file builds nothing. List your board and shield under include:.');
    const names = new Map<string, number>();
    for (const entry of entries) {
      const [key] = keysOf(entry);
      const [board, shield] = [textOf(valueOf(entry, 'board')), textOf(valueOf(entry, 'shield'))];
      if (!key || board === '') continue;
      if (shield === '' && controllers.has(board) && !isUnknown(release))
        yield at(key, 'error', `${board} isn't a keyboard, so this entry needs a shield: the name of your keyboard.`);
      const artifact = textOf(valueOf(entry, 'artifact-name')) || `${shield && `${shield}-`}${board}-zmk`;
      const before = names.get(artifact);
      if (before !== undefined)
        yield at(
          key,
          'error',
          `This entry's firmware has the same name as that of line ${before}, ${artifact}, which fails the workflow. Remove it, or add an artifact-name.`,
        );
      names.set(artifact, before ?? linesOf(text.slice(0, key.from)).length);
    }
  }
}

/** The shields that are halves: `corne_left` → `corne`. */
const keyboardOf = (shield: string): string => shield.replace(/[@/].*/, '').replace(/_(left|right)$/, '');

const hasHalves = (names: readonly string[], keyboard: string): boolean =>
  names.includes(`${keyboard}_left`) && names.includes(`${keyboard}_right`);

/** Without Bluetooth, the halves of a wireless keyboard can't talk to each other. */
function* splitWithoutBluetooth(configuration: Configuration): Generator<Finding> {
  const { all, buildNames, files } = configuration;
  const isWired = all.some(({ name, text }) => isDevicetree(name) && text.includes('zmk,wired-split'));
  if (isWired) return;
  for (const { name: file, settings } of all) {
    const base = /([^/]+)\.conf$/.exec(file)?.[1];
    if (base === undefined) continue;
    const keyboard = keyboardOf(base);
    const isSplit =
      hasHalves(buildNames, keyboard) || (buildNames.length === 0 && files.has(file.replace(base, `${keyboard}_left`)));
    const values = settingsFor(file, configuration);
    if (!isSplit || values.get('CONFIG_ZMK_SPLIT_WIRED')?.startsWith('y')) continue;
    for (const setting of settings) {
      const isOff =
        /^CONFIG_ZMK_(BLE|SPLIT_BLE)$/.test(setting.symbol) &&
        setting.value.startsWith('n') &&
        setting.value === values.get(setting.symbol);
      if (!isOff) continue;
      const message = `The halves talk to each other over Bluetooth, and ${setting.symbol}=n turns that off. Remove the line, unless a cable connects them.`;
      yield { id: 'half', file, docs: '/docs/config/split', ...report('warning', setting, message) };
    }
  }
}

const studioSnippet = 'studio-rpc-usb-uart';

/** ZMK Studio talks to the central half, which is usually the left one. */
function* studioOnPeripheral(configuration: Configuration): Generator<Finding> {
  const { all, builds } = configuration;
  const isRightCentral = all.some(
    ({ name, text }) => /_right\.conf$|defconfig/.test(name) && /ROLE_CENTRAL(=y|\s+default y)/.test(text),
  );
  const isDongle = builds.some(({ shields: names }) => names.some(({ text }) => text.includes('dongle')));
  if (isRightCentral || isDongle) return;
  for (const { name: file, builds: entries } of all) {
    if (!/(^|\/)build\.ya?ml$/.test(file) || /(^|\/)workflows\//.test(file)) continue;
    for (const entry of entries) {
      const snippet = entry.snippets.find(({ text }) => text === studioSnippet);
      const right = halfOf(entry, 'right');
      if (!snippet || right === undefined || entry.cmakeArgs.includes('ROLE_CENTRAL=y')) continue;
      const left = entries.find((other) => halfOf(other, 'left') === right);
      const hasBoth = left?.snippets.some(({ text }) => text === studioSnippet);
      const message = hasBoth
        ? `ZMK Studio only talks to ${right}_left, the central half. It needs no snippet on this one.`
        : `ZMK Studio talks to the central half, which is ${right}_left. Move the snippet to its entry.`;
      yield {
        id: 'studio',
        file,
        docs: '/docs/features/studio',
        ...report(hasBoth ? 'note' : 'warning', snippet, message),
      };
    }
  }
}

/** The keyboard that a build is one half of. */
function halfOf({ shields: names, boards: ids }: Build, side: 'left' | 'right'): string | undefined {
  const half = [...names, ...ids].find(({ text }) => text.endsWith(`_${side}`));
  return half && keyboardOf(half.text);
}

/** The keyboards that are built, without adapters and displays. */
function builtKeyboards({ builds }: Configuration): readonly string[] {
  const notKeyboards = new Set(
    shields
      .filter(({ features = [] }) => !features.includes('keys'))
      .map(({ id }): string => id)
      .concat('settings_reset'),
  );
  const names = builds.flatMap(({ shields: own, boards: ids }) => {
    const shield = own.find(({ text }) => !notKeyboards.has(text));
    return shield ? [keyboardOf(shield.text)] : own.length === 0 ? ids.map(({ text }) => keyboardOf(text)) : [];
  });
  return [...new Set(names)];
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
const inConfig = (file: string): boolean => /(^|\/)config\/[^/]+$/.test(file);
/** Whether a build of `keyboard` reads the files with this name, which can also be that of a half. */
const reads = (keyboard: string, base: string): boolean =>
  keyboardOf(base) === keyboard || keyboard.startsWith(`${base}_`) || base === 'default';

/** Keymaps in `config`, none of which is used by any build. */
function* unusedKeymaps(configuration: Configuration): Generator<Finding> {
  const keyboards = builtKeyboards(configuration);
  const keymaps = configuration.all.filter(({ name }) => isKeymap(name));
  const isUsed = keymaps.some(({ name }) =>
    keyboards.some((keyboard) => reads(keyboard, nameOf(name).replace('.keymap', ''))),
  );
  const [keyboard, second] = keyboards;
  if (keyboard === undefined || isUsed) return;
  const own = keymaps.filter(({ name }) => inConfig(name));
  for (const { name: file, text } of own) {
    const right = `${keyboard}.keymap`;
    const message = second
      ? `No build uses this keymap. A keymap has the name of its keyboard: ${keyboards.map((name) => `${name}.keymap`).join(' or ')}.`
      : `No build uses this keymap, because build.yaml builds ${keyboard}. Call it ${right}.`;
    const range = { from: 0, to: linesOf(text)[0]?.text.length ?? 0 };
    const rename = own.length === 1 && !second ? { from: file, to: file.replace(nameOf(file), right) } : undefined;
    yield {
      id: 'keymap-name',
      file,
      docs: customization,
      ...report('warning', range, message, rename && { title: `Rename to ${right}`, replacements: [], rename }),
    };
  }
}

/** `.conf` files in `config` with a name that no build reads, if it's similar to one that a build does. */
function* unusedConf(configuration: Configuration): Generator<Finding> {
  const keyboards = builtKeyboards(configuration);
  const names = [...keyboards, ...configuration.buildNames];
  if (keyboards.length === 0) return;
  for (const { name: file, text } of configuration.all) {
    const base = nameOf(file).replace('.conf', '');
    if (!isConf(file) || !inConfig(file)) continue;
    if (names.includes(base) || keyboards.some((keyboard) => reads(keyboard, base))) continue;
    const similar = closestName(base, names) ?? closestName(base.replaceAll('-', '_'), names);
    if (similar === null || configuration.files.has(file.replace(base, similar))) continue;
    const range = { from: 0, to: linesOf(text)[0]?.text.length ?? 0 };
    const right = `${similar}.conf`;
    const rename = { from: file, to: file.replace(nameOf(file), right) };
    yield {
      id: 'unread',
      file,
      docs: '/docs/config',
      ...report('warning', range, `No build reads this file. Did you mean ${right}?`, {
        title: `Rename to ${right}`,
        replacements: [],
        rename,
      }),
    };
  }
}

/** Modules that files are often included from. */
const modules = [{ path: 'zmk-helpers/', name: 'zmk-helpers', remote: 'urob' }] as const;

/** An include from a module that `west.yml` doesn't download. */
function* missingModules({ all, files, west, hasModules, release }: Configuration): Generator<Finding> {
  if (!west || west.yaml.errors.length > 0 || release.status === 'fork') return;
  const manifest = valueOf(west.yaml.root, 'manifest');
  const projects = itemsOf(valueOf(manifest, 'projects')).map((project) => textOf(valueOf(project, 'name')));
  const importsManifest = valueOf(valueOf(manifest, 'self'), 'import') !== undefined;
  for (const { path, name, remote } of modules) {
    const isThere = projects.includes(name) || importsManifest || [...files.keys()].some((file) => file.includes(path));
    if (isThere) continue;
    for (const { name: file, text } of all) {
      if (!isDevicetree(file)) continue;
      const match = new RegExp(`^[ \\t]*#[ \\t]*include[ \\t]+(["<]${path}[^">\\n]*[">])`, 'm').exec(text);
      if (!match?.[1]) continue;
      const to = match.index + match[0].length;
      const message = `This file is in the module ${name}, which west.yml doesn't have. Add it as a project.`;
      yield {
        id: 'module',
        file,
        docs: '/docs/features/modules',
        ...report(
          hasModules ? 'warning' : 'error',
          { from: to - match[1].length, to },
          message,
          addProject(west, name, remote),
        ),
      };
    }
  }
}

/** Adds a project of another account to west.yml. */
function addProject({ name: file, text }: { name: string; text: string }, name: string, remote: string) {
  const remotes = /^[ \t]*remotes:[ \t]*\n([ \t]*)-/m.exec(text);
  const projects = /^[ \t]*projects:[ \t]*\n([ \t]*)-/m.exec(text);
  if (!remotes || !projects) return null;
  const insertAt = (match: RegExpExecArray, lines: readonly string[]) => {
    const from = match.index + match[0].length - 1 - (match[1]?.length ?? 0);
    return { file, from, to: from, insert: lines.map((line) => `${match[1]}${line}\n`).join('') };
  };
  return {
    title: `Add ${name} to west.yml`,
    isGuess: true,
    replacements: [
      ...(text.includes(`github.com/${remote}`)
        ? []
        : [insertAt(remotes, [`- name: ${remote}`, `  url-base: https://github.com/${remote}`])]),
      insertAt(projects, [`- name: ${name}`, `  remote: ${remote}`, '  revision: main']),
    ],
  } as const;
}

/** The Zephyr version that each release is built with. Another one's image doesn't have the right tools. */
const zephyrOf = { 'v0.3': '3.5', main: '4.1' } as const;

/** Versions of actions that GitHub no longer runs, and the first one that works. */
const outdatedActions: readonly (readonly [action: string, last: number, now: string])[] = [
  ['actions/upload-artifact', 3, 'v4'],
  ['actions/download-artifact', 3, 'v4'],
  ['actions/cache', 2, 'v4'],
];

/** Workflows that are written by hand, for a ZMK of years ago. */
function* oldWorkflows({ workflows, release }: Configuration): Generator<Finding> {
  for (const { name: file, text } of workflows) {
    for (const { text: line, from } of linesOf(text)) {
      if (/^\s*#/.test(line)) continue;
      const image = /zmkfirmware\/zmk-(?:build|dev)-arm:(\d+\.\d+)/.exec(line);
      if (image && release.status === 'known' && image[1] !== zephyrOf[release.facts]) {
        const range = { from: from + image.index, to: from + image.index + image[0].length };
        const message = `This image is for Zephyr ${image[1]}, but ZMK ${release.name} needs ${zephyrOf[release.facts]}. Replace the whole workflow with the short one in the docs, which always has the right tools.`;
        yield {
          id: 'workflow',
          file,
          docs: `${customization}#old-repository`,
          ...report('error', range, message, useReusable(text, release.name)),
        };
      }
      const action = /uses:\s*["']?([\w-]+\/[\w-]+)@v(\d+)/.exec(line);
      const outdated = outdatedActions.find(([name, last]) => name === action?.[1] && Number(action[2]) <= last);
      if (action && outdated) {
        const to = from + action.index + action[0].length;
        const range = { from: to - 1 - (action[2]?.length ?? 0), to };
        const message = `GitHub no longer runs version ${action[2]} of ${outdated[0]}. Use ${outdated[2]}.`;
        yield {
          id: 'workflow',
          file,
          docs: `${customization}#old-repository`,
          ...report('error', range, message, {
            title: `Change to ${outdated[2]}`,
            replacements: [{ ...range, insert: outdated[2] }],
          }),
        };
      }
    }
  }
}

const useReusable = (text: string, release: string) => ({
  title: 'Replace the workflow',
  isGuess: true,
  replacements: [
    {
      from: 0,
      to: text.length,
      insert: `on: [push, pull_request, workflow_dispatch]\n\njobs:\n  build:\n    uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@${release}\n`,
    },
  ] as const,
});
