/** Checks `build.yaml`, which lists the boards and shields to build. */
import {
  isDefinedIn,
  isUnknown,
  itemsOf,
  keysOf,
  linesOf,
  valueOf,
  type Build,
  type BuiltRelease,
  type Release,
  type ConfigFile,
  type Configuration,
  type Value,
  type Word,
} from '#core/configuration';
import type { Span } from '#core/devicetree';
import { boards, buildNames, shields, type Shield } from '#core/firmware';
import { boardInRelease, boardOnMain, boardChanges, readBoardTarget } from '#core/firmware/main-branch';
import { changeTo, closestName, report, type Severity } from '#core/keymap-check';
import type { FileFinding } from './types.ts';
import { yamlErrors } from './yamlErrors.ts';

const docs = '/docs/customization';
const boardNames: readonly string[] = boards.flatMap(buildNames);
/** `settings_reset` isn't a keyboard: it clears a board's stored settings. */
const shieldNames: readonly string[] = [...shields.flatMap(buildNames), 'settings_reset'];
/** The snippets of ZMK itself. Zephyr and modules have more. */
const snippets: readonly string[] = ['studio-rpc-usb-uart', 'zmk-usb-logging', 'nrf52833-nosd', 'nrf52840-nosd'];
/** Split keyboards, which are built as two halves. */
const splitKeyboards: ReadonlyMap<string, Shield> = new Map(
  shields.flatMap((row) => (row.siblings && !row.siblings.includes(row.id) ? [[row.id, row] as const] : [])),
);

/** What the other files say about the builds. */
interface BuildContext {
  readonly release: BuiltRelease;
  /** Whether the configuration itself defines this board or shield. */
  readonly isOwnName: (name: string) => boolean;
  readonly ownShields: readonly string[];
  readonly hasStudio: boolean;
  readonly hasModules: boolean;
  /** Whether ZMK's workflow or another one reads `build.yaml`. Undefined if it isn't known. */
  readonly workflow: 'zmk' | 'own' | undefined;
}

export function checkBuildYaml(
  { text, yaml, builds }: ConfigFile,
  { files, release, workflows }: Configuration,
  known: Pick<BuildContext, 'hasStudio' | 'hasModules'>,
): readonly FileFinding[] {
  const broken = yamlErrors(yaml, text);
  if (broken.length > 0) return broken;
  const context: BuildContext = {
    ...known,
    release,
    isOwnName: (name) => isDefinedIn(files, name),
    ownShields: [...files.keys()].flatMap(
      (file) => /(?:^|\/)boards\/shields\/[^/]+\/([^/]+)\.overlay$/.exec(file)?.[1] ?? [],
    ),
    workflow: workflows.some(({ workflow }) => workflow) ? 'zmk' : workflows.length > 0 ? 'own' : undefined,
  };
  const findings = [
    ...wrongLines(text),
    ...wrongEntries(yaml.root, text, context),
    ...builds.flatMap((build) => [...wrongBoards(build, context)]),
    ...wrongShields(builds, context),
    ...builds.flatMap((build) => [...wrongSnippets(build, context)]),
  ];
  const isFaulty = findings.some(({ id, severity }) => severity === 'error' && (id === 'yaml' || id === 'shield'));
  return [...findings, ...(isFaulty ? [] : missingHalves(builds))].sort((a, b) => a.from - b.from);
}

const found = (id: string, severity: Severity, range: Span, message: string, insert?: string): FileFinding => ({
  id,
  docs,
  ...report(severity, range, message, insert === undefined ? null : changeTo(range, insert)),
});

/** The first group of each match, with its range. The group must be at the end of the pattern. Skips comments. */
function* groupsIn(text: string, pattern: RegExp): Generator<Word> {
  for (const { text: line, from } of linesOf(text)) {
    const match = pattern.exec(line.replace(/(?:^|\s)#.*/, ''));
    const [whole = '', word = ''] = match ?? [];
    if (match) yield { text: word, from: from + whole.length - word.length, to: from + whole.length };
  }
}

/** Lines that are valid YAML, but don't mean what the user meant. */
function* wrongLines(text: string): Generator<FileFinding> {
  for (const key of groupsIn(text, /^\s*(?:-\s+)?((?:board|shield|snippet|cmake-args|artifact-name):)(?=\S)/))
    yield found('yaml', 'error', key, `Add a space after ${key.text} so that YAML reads it as a key.`, `${key.text} `);
  for (const value of groupsIn(text, /^.*\bshield:\s*((?![[\s]).*,.*)$/)) {
    const insert = value.text.replace(/,\s*/g, ' ');
    yield found('yaml', 'error', value, 'Separate shields with spaces, not commas.', insert);
  }
  for (const option of groupsIn(text, /^.*\bcmake-args:.*?[\s"'](-?CONFIG_\w+)/)) {
    const right = `-D${option.text.replace(/^-/, '')}`;
    yield found('cmake', 'error', option, `Write ${right}, with -D.`, right);
  }
}

/** What an entry can contain. */
const entryKeys: readonly string[] = ['board', 'shield', 'snippet', 'cmake-args', 'artifact-name', 'include'];

function* wrongEntries(root: Value, text: string, { workflow }: BuildContext): Generator<FileFinding> {
  const [first] = itemsOf(root).flatMap(keysOf);
  if (first) yield found('yaml', 'error', first, 'Write include: on a line above the entries.');
  const second = /^\w[^]*?^(?=---\s)/m.exec(text);
  if (second && workflow !== 'own') {
    const from = second.index + second[0].length;
    const message =
      "ZMK's workflow fails at this line, or doesn't build what's below it. Remove it and put all entries under one include:.";
    yield found('yaml', 'warning', { from, to: from + 3 }, message);
  }
  for (const entry of [root, ...itemsOf(valueOf(root, 'include'))]) {
    const keys = keysOf(entry);
    const has = (map: Value, name: string): boolean => valueOf(map, name) !== undefined;
    const [firstKey] = keys;
    // With a list of boards at the top, an entry without one adds to the builds for them.
    if (firstKey && workflow === 'zmk' && has(entry, 'shield') && !has(entry, 'board') && !has(root, 'board'))
      yield found('board', 'error', firstKey, 'This entry has no board.');
    for (const [index, key] of keys.entries()) {
      const isKnown = entryKeys.includes(key.text);
      const isList = itemsOf(valueOf(entry, key.text)).length > 0;
      if (entry !== root && isList && isKnown && workflow !== 'own') {
        const shields =
          key.text === 'shield' ? 'Separate shields that belong together with spaces, and write' : 'Write';
        const message = `ZMK's workflow doesn't read a list here. ${shields} one entry for each firmware.`;
        yield found('yaml', workflow === 'zmk' ? 'error' : 'warning', key, message);
      }
      const suggestion = isKnown ? null : closestName(key.text, entryKeys);
      if (suggestion)
        yield found('yaml', 'error', key, `There is no key ${key.text}. Did you mean ${suggestion}?`, suggestion);
      if (keys.slice(0, index).some(({ text: name }) => name === key.text))
        yield found(
          'yaml',
          'error',
          key,
          `This entry already has ${key.text}. Write - before the first line of each entry.`,
        );
    }
  }
}

function* wrongBoards({ boards }: Build, context: BuildContext): Generator<FileFinding> {
  const { isOwnName, hasModules, release } = context;
  for (const board of boards) {
    const name = board.text;
    if (isOwnName(name)) continue;
    const other = isUnknown(release) ? undefined : otherName(name, release.facts);
    if (other !== undefined) {
      const message =
        release.facts === 'main'
          ? `On main, this board is called ${other}. Use that name, or build v0.3, which still has ${name}.`
          : `In ${release.name}, this board is called ${other}.`;
      yield found('board', 'error', board, message, other);
    } else if (release.facts === 'main' && isZephyrs(name)) {
      const message = `On main, ${name} is Zephyr's own board, without ZMK's settings for USB and Bluetooth. Use ${name}//zmk.`;
      yield found('board', isUnknown(release) ? 'note' : 'warning', board, message, `${name}//zmk`);
    } else if (isBoard(name)) continue;
    else if (shieldNames.includes(name))
      yield found('board', hasModules ? 'warning' : 'error', board, `${name} is a shield, not a board.`);
    else {
      const suggestion = boardLike(name, release.facts);
      const message = `ZMK ${release.facts} has no board ${name}. ${suggestion ? `Did you mean ${suggestion}?` : 'Check the spelling, or add the module that defines it.'}`;
      const severity = isUnknown(release) ? 'note' : suggestion ? 'error' : hasModules ? 'note' : 'warning';
      yield found('board', severity, board, message, suggestion ?? undefined);
    }
  }
}

/** The board of a release whose name is similar. */
function boardLike(name: string, release: Release): string | null {
  const [plain = ''] = name.split(/[@/]/);
  if (name !== plain) {
    const similar = closestName(plain, boardsOnMain);
    return similar && similar + name.slice(plain.length);
  }
  const similar = closestName(name, boardNames);
  return similar && release === 'main' ? (boardOnMain(similar) ?? null) : similar;
}

const withoutDigits = (name: string): string => name.replace(/\d+/g, '');

function* wrongShields(
  builds: readonly Build[],
  { isOwnName, ownShields, hasModules, release }: BuildContext,
): Generator<FileFinding> {
  const isKnown = !isUnknown(release);
  const built = new Set(builds.flatMap((build) => build.shields.map(({ text: name }) => name)));
  for (const build of builds)
    for (const shield of build.shields) {
      const name = shield.text;
      const header = missingHeader(name, build);
      if (header) yield found('pair', isKnown ? 'error' : 'warning', shield, header);
      if (shieldNames.includes(name) || isOwnName(name)) continue;
      if (isBoard(name)) {
        yield found('shield', hasModules ? 'warning' : 'error', shield, `${name} is a board, not a shield.`);
        continue;
      }
      const split = splitKeyboards.get(name);
      const halves = split?.siblings ?? [];
      // A name that only differs in a number may be that of another keyboard, from a module.
      const similarOwn = ownShields.filter((own) => withoutDigits(own) !== withoutDigits(name));
      const suggestion = closestName(name, [...similarOwn, ...shieldNames]);
      if (split) {
        const half = halves.find((one) => !built.has(one)) ?? halves[0] ?? '';
        built.add(half);
        const message = `${split.name} is built as two halves. Use ${halves.join(' and ')}.`;
        yield found('shield', 'error', shield, message, half);
      } else if (suggestion)
        yield found(
          'shield',
          isKnown ? 'error' : 'note',
          shield,
          `There is no shield ${name}. Did you mean ${suggestion}?`,
          suggestion,
        );
      else {
        const message = `ZMK has no shield ${name}. Check the spelling, or add the module or the folder under boards/shields that defines it.`;
        yield found('shield', hasModules || !isKnown ? 'note' : 'warning', shield, message);
      }
    }
}

function* wrongSnippets(
  build: Build,
  { isOwnName, hasStudio, hasModules, release }: BuildContext,
): Generator<FileFinding> {
  for (const snippet of build.snippets) {
    const name = snippet.text;
    if (snippets.includes(name)) continue;
    const suggestion = snippets.find((other) => other.startsWith(name)) ?? closestName(name, snippets);
    const message = `ZMK has no snippet ${name}. Did you mean ${suggestion}?`;
    const severity = isUnknown(release) ? 'note' : hasModules ? 'warning' : 'error';
    if (suggestion) yield found('snippet', severity, snippet, message, suggestion);
  }
  const studio = build.snippets.find(({ text: name }) => name === 'studio-rpc-usb-uart');
  // A keyboard from a module may turn Studio on by itself.
  const isFromModule = [...build.boards, ...build.shields].some(
    ({ text: name }) => !isBoard(name) && !shieldNames.includes(name) && !isOwnName(name),
  );
  if (studio && !hasStudio && !isFromModule && !/CONFIG_ZMK_STUDIO=y/.test(build.cmakeArgs))
    yield found(
      'studio',
      'warning',
      studio,
      'This snippet is for ZMK Studio, which is off. Add CONFIG_ZMK_STUDIO=y to a .conf file, or -DCONFIG_ZMK_STUDIO=y to cmake-args here.',
    );
}

function* missingHalves(builds: readonly Build[]): Generator<FileFinding> {
  const built = builds.flatMap((build) => build.shields);
  for (const { siblings = [], name } of shields) {
    const first = built.find((word) => siblings.includes(word.text));
    const missing = siblings.filter((sibling) => !built.some(({ text }) => text === sibling));
    if (first && missing.length > 0)
      yield found(
        'half',
        'warning',
        first,
        `${name} also needs an entry for ${missing.join(' and ')}. Without it, you get no firmware for that half.`,
      );
  }
}

const boardsOnMain: ReadonlySet<string> = new Set(boardChanges.flatMap(({ after }) => after?.board ?? []));

/** The board's name in the release that is built, if the release doesn't have this name. */
function otherName(board: string, release: Release): string | undefined {
  if (release === 'main') {
    const onMain = boardOnMain(board);
    return boardsOnMain.has(readBoardTarget(board)?.board ?? '') ? undefined : onMain;
  }
  return board.includes('/') ? boardInRelease(board) : undefined;
}

/** Whether a name without a slash is that of a board that ZMK has a variant of. */
const isZephyrs = (board: string): boolean => !mainBoards.has(board) && mainBoards.has(`${board}//zmk`);

const mainBoards: ReadonlySet<string> = new Set(boardChanges.flatMap(({ before }) => boardOnMain(before) ?? []));

function isBoard(name: string): boolean {
  const plain = name.replace(/@.*/, '');
  return (
    boardNames.includes(name) ||
    boardNames.includes(plain) ||
    mainBoards.has(name) ||
    boardInRelease(name) !== undefined
  );
}

/** Says what the shield plugs into if neither the board nor another shield has that header. */
function missingHeader(name: string, build: Build): string | null {
  const shield = shields.find((row) => buildNames(row).includes(name));
  if (!shield || build.boards.length !== 1) return null;
  const boardName = build.boards[0]?.text ?? '';
  const board = boards.find((row) => buildNames(row).includes(boardInRelease(boardName) ?? boardName));
  if (!board) return null;
  const others = shields.filter(
    (row) => row !== shield && build.shields.some(({ text }) => buildNames(row).includes(text)),
  );
  // A shield from a module may be an adapter.
  if (build.shields.some(({ text }) => !shieldNames.includes(text))) return null;
  const offered = new Set([...(board.exposes ?? []), ...others.flatMap((row) => row.exposes ?? [])]);
  const missing = shield.requires.filter((header) => !offered.has(header));
  if (missing.length === 0 || shield.requires.length !== missing.length) return null;
  const adapter = shields.find((row) => row.exposes?.some((header) => missing.includes(header)) && !row.siblings);
  return adapter
    ? `${shield.name} needs an adapter. Write ${adapter.id} before ${name}.`
    : `${shield.name} plugs into ${missing.join(', ')}, which ${board.name} doesn't have. Choose a board that does.`;
}
