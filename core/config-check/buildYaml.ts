/** Checks `build.yaml`, which lists the boards and shields to build. */
import type { Span } from '#core/devicetree';
import { boards, buildNames, shields, type Shield } from '#core/firmware';
import { boardInRelease, boardOnMain, boardChanges, readBoardTarget } from '#core/firmware/main-branch';
import { changeTo, closestName, report, type Severity } from '#core/keymap-check';
import { linesOf } from './lines.ts';
import type { FileFinding, Word } from './types.ts';
import { itemsOf, keysOf, rootOf, textOf, valueOf, wordsOf, yamlFindings, type Value } from './yaml.ts';

export interface Build {
  readonly boards: readonly Word[];
  readonly shields: readonly Word[];
  readonly snippets: readonly Word[];
  readonly cmakeArgs: string;
}

const docs = '/docs/customization';
const boardNames: readonly string[] = boards.flatMap(buildNames);
/** `settings_reset` isn't a keyboard: it clears a board's stored settings. */
const shieldNames: readonly string[] = [...shields.flatMap(buildNames), 'settings_reset'];
/** ZMK's own ones. Zephyr and modules have more. */
const snippets: readonly string[] = ['studio-rpc-usb-uart', 'zmk-usb-logging', 'nrf52833-nosd', 'nrf52840-nosd'];
/** Split keyboards, which are built as two halves. */
const splitKeyboards: ReadonlyMap<string, Shield> = new Map(
  shields.flatMap((row) => (row.siblings && !row.siblings.includes(row.id) ? [[row.id, row] as const] : [])),
);

/** The entries under `include`, and one for `board` and `shield` lists at the top level. */
export function readBuilds(text: string): readonly Build[] {
  const root = rootOf(text);
  const read = (entry: Value): Build => ({
    boards: wordsOf(valueOf(entry, 'board'), text),
    shields: wordsOf(valueOf(entry, 'shield'), text),
    snippets: wordsOf(valueOf(entry, 'snippet'), text),
    cmakeArgs: textOf(valueOf(entry, 'cmake-args')),
  });
  return [root, ...itemsOf(valueOf(root, 'include'))]
    .map(read)
    .filter((build) => build.boards.length + build.shields.length > 0);
}

/** What the other files say about the builds. */
interface BuildContext {
  /** Whether the configuration itself defines this board or shield. */
  readonly isOwnName: (name: string) => boolean;
  readonly hasStudio: boolean;
  readonly hasModules: boolean;
  /** The ZMK release that is built, or undefined if it isn't known. */
  readonly revision: string | undefined;
  /** Whether ZMK's workflow or another one reads `build.yaml`. Undefined if it isn't known. */
  readonly workflow: 'zmk' | 'own' | undefined;
}

export function checkBuildYaml(
  text: string,
  { isOwnName, hasStudio, hasModules, revision, workflow }: BuildContext,
): readonly FileFinding[] {
  const findings: FileFinding[] = [...yamlFindings(text)];
  if (findings.length > 0) return findings;
  const add = (id: string, severity: Severity, range: Span, message: string, insert?: string): void => {
    const fix = insert === undefined ? null : changeTo(range, insert);
    findings.push({ id, docs, ...report(severity, range, message, fix) });
  };
  for (const { text: line, from } of linesOf(text)) {
    const colon = /^\s*(?:-\s+)?(board|shield|snippet|cmake-args|artifact-name):(?=\S)/.exec(line);
    if (!colon) continue;
    const [match, key = ''] = colon;
    const to = from + match.length;
    const range = { from: to - key.length - 1, to };
    add('yaml', 'error', range, `Add a space after ${key}: so that YAML reads it as a key.`, `${key}: `);
  }
  for (const { 0: match, 1: value = '', index } of text.matchAll(/^(?!\s*#).*\bshield:\s*((?![[\s]).*,.*)$/gm)) {
    const from = index + match.length - value.length;
    add(
      'yaml',
      'error',
      { from, to: from + value.length },
      'Separate shields with spaces, not with commas.',
      value.replace(/,\s*/g, ' '),
    );
  }
  for (const { 0: match, 1: value = '', index } of text.matchAll(/^(?!\s*#).*\bcmake-args:.*?[\s"'](-?CONFIG_\w+)/gm)) {
    const to = index + match.length;
    const right = `-D${value.replace(/^-/, '')}`;
    add('cmake', 'error', { from: to - value.length, to }, `Write ${right}, with -D.`, right);
  }
  const root = rootOf(text);
  const [first] = itemsOf(root).flatMap(keysOf);
  if (first) add('yaml', 'error', first, 'Write include: on a line above the entries.');
  for (const entry of [root, ...itemsOf(valueOf(root, 'include'))]) {
    const keys = keysOf(entry);
    for (const key of keys) {
      if (
        entry !== root &&
        itemsOf(valueOf(entry, key.text)).length > 0 &&
        entryKeys.includes(key.text) &&
        workflow !== 'own'
      )
        add(
          'yaml',
          workflow === 'zmk' ? 'error' : 'warning',
          key,
          key.text === 'shield'
            ? "ZMK's workflow doesn't read a list here. Separate shields that belong together with spaces, and write one entry for each firmware."
            : "ZMK's workflow doesn't read a list here. Write one entry for each firmware.",
        );
      const suggestion = entryKeys.includes(key.text) ? null : closestName(key.text, entryKeys);
      if (suggestion) add('yaml', 'error', key, `There is no key ${key.text}. Did you mean ${suggestion}?`, suggestion);
    }
    const second = keys.find(({ text: name }, index) => keys.findIndex((key) => key.text === name) < index);
    if (second)
      add(
        'yaml',
        'error',
        second,
        `This entry already has ${second.text}. Write - before the first line of each entry.`,
      );
  }
  const builds = readBuilds(text);
  const built = new Set(builds.flatMap((build) => build.shields.map(({ text: name }) => name)));
  for (const build of builds) {
    for (const board of build.boards) {
      const other = isOwnName(board.text) ? undefined : otherName(board.text, revision);
      if (other !== undefined) {
        add(
          'board',
          'error',
          board,
          revision === 'main'
            ? `On main, this board is called ${other}. Use that name, or build v0.3, which still has ${board.text}.`
            : `In ${revision}, this board is called ${other}.`,
          other,
        );
        continue;
      }
      if (isBoard(board.text) || isOwnName(board.text)) continue;
      const suggestion = closestName(board.text, boardNames);
      if (suggestion)
        add('board', 'error', board, `ZMK has no board ${board.text}. Did you mean ${suggestion}?`, suggestion);
      else
        add(
          'board',
          hasModules ? 'note' : 'warning',
          board,
          `ZMK has no board ${board.text}. Check the spelling, or add the module that defines it.`,
        );
    }
    for (const shield of build.shields) {
      if (shieldNames.includes(shield.text) || isOwnName(shield.text)) continue;
      const split = splitKeyboards.get(shield.text);
      const halves = split?.siblings ?? [];
      const suggestion = closestName(shield.text, shieldNames);
      if (split) {
        const half = halves.find((name) => !built.has(name)) ?? halves[0] ?? '';
        built.add(half);
        add('shield', 'error', shield, `${split.name} is built as two halves. Use ${halves.join(' and ')}.`, half);
      } else if (suggestion)
        add('shield', 'error', shield, `ZMK has no shield ${shield.text}. Did you mean ${suggestion}?`, suggestion);
      else
        add(
          'shield',
          hasModules ? 'note' : 'warning',
          shield,
          `ZMK has no shield ${shield.text}. Check the spelling, or add the module or the folder under boards/shields that defines it.`,
        );
    }
    for (const shield of build.shields) {
      const message = missingHeader(shield.text, build);
      if (message) add('pair', 'error', shield, message);
    }
    for (const snippet of build.snippets) {
      if (snippets.includes(snippet.text)) continue;
      const suggestion = snippets.find((name) => name.startsWith(snippet.text)) ?? closestName(snippet.text, snippets);
      if (suggestion)
        add(
          'snippet',
          hasModules ? 'warning' : 'error',
          snippet,
          `ZMK has no snippet ${snippet.text}. Did you mean ${suggestion}?`,
          suggestion,
        );
    }
    const studio = build.snippets.find(({ text: name }) => name === 'studio-rpc-usb-uart');
    if (studio && !hasStudio && !/CONFIG_ZMK_STUDIO=y/.test(build.cmakeArgs))
      add(
        'studio',
        'warning',
        studio,
        'This snippet is for ZMK Studio, which is off. Add CONFIG_ZMK_STUDIO=y to a .conf file, or -DCONFIG_ZMK_STUDIO=y to cmake-args here.',
      );
  }
  const isFaulty = findings.some(({ id, severity }) => severity === 'error' && (id === 'yaml' || id === 'shield'));
  for (const { siblings = [], name } of isFaulty ? [] : shields) {
    const first = builds.flatMap((build) => build.shields).find((word) => siblings.includes(word.text));
    const missing = siblings.filter((sibling) => !built.has(sibling));
    if (first && missing.length > 0)
      add(
        'half',
        'warning',
        first,
        `${name} also needs an entry for ${missing.join(' and ')}. Without it, you get no firmware for that half.`,
      );
  }
  return findings.sort((a, b) => a.from - b.from);
}

/** What an entry can contain. */
const entryKeys: readonly string[] = ['board', 'shield', 'snippet', 'cmake-args', 'artifact-name', 'include'];

const boardsOnMain: ReadonlySet<string> = new Set(boardChanges.flatMap(({ after }) => after?.board ?? []));

/** The board's name in the release that is built, if the release doesn't have this name. */
function otherName(board: string, revision: string | undefined): string | undefined {
  if (revision === 'main') {
    const onMain = boardOnMain(board);
    return boardsOnMain.has(readBoardTarget(board)?.board ?? '') ? undefined : onMain;
  }
  return revision?.startsWith('v0.') && board.includes('/') ? boardInRelease(board) : undefined;
}

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

/** Says which header the shield needs if neither the board nor another shield has it. */
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
