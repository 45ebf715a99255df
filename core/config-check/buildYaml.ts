/** `build.yaml`: which boards and shields are built. */
import { boards, buildNames, shields, type Shield } from '#core/firmware';
import { boardInRelease, boardOnMain, boardChanges } from '#core/firmware/main-branch';
import { closestName } from '#core/keymap-check';
import { linesOf } from './lines.ts';
import type { Found, Word } from './types.ts';
import { itemsOf, rootOf, textOf, valueOf, wordsOf, yamlFindings, type Value } from './yaml.ts';

export interface Build {
  readonly boards: readonly Word[];
  readonly shields: readonly Word[];
  readonly snippets: readonly Word[];
  readonly arguments: string;
}

const docs = '/docs/customization';
const boardNames: readonly string[] = boards.flatMap(buildNames);
/** The last one is no keyboard: it clears what a board has stored. */
const shieldNames: readonly string[] = [...shields.flatMap(buildNames), 'settings_reset'];
const wholeKeyboards: ReadonlyMap<string, Shield> = new Map(
  shields.flatMap((row) => (row.siblings && !row.siblings.includes(row.id) ? [[row.id, row] as const] : [])),
);

/** The entries under `include`, and one for lists at the top. */
export function readBuilds(text: string): readonly Build[] {
  const root = rootOf(text);
  const read = (entry: Value): Build => ({
    boards: wordsOf(valueOf(entry, 'board'), text),
    shields: wordsOf(valueOf(entry, 'shield'), text),
    snippets: wordsOf(valueOf(entry, 'snippet'), text),
    arguments: textOf(valueOf(entry, 'cmake-args')),
  });
  return [root, ...itemsOf(valueOf(root, 'include'))]
    .map(read)
    .filter((build) => build.boards.length + build.shields.length > 0);
}

/** `ownNames`: boards and shields that the configuration or its modules may define. */
export function checkBuildYaml(
  text: string,
  ownNames: (name: string) => boolean,
  hasStudio: boolean,
  hasModules: boolean,
): readonly Found[] {
  const findings: Found[] = [...yamlFindings(text)];
  if (findings.length > 0) return findings;
  const add = (
    id: string,
    severity: Found['severity'],
    { from, to }: Omit<Word, 'text'>,
    message: string,
    insert?: string,
  ): void =>
    void findings.push({
      id,
      severity,
      from,
      to,
      message,
      docs,
      ...(insert === undefined ? {} : { fix: { title: `Write ${insert}`, replacements: [{ from, to, insert }] } }),
    });
  for (const { text: line, from } of linesOf(text)) {
    const colon = /^\s*(?:-\s+)?(board|shield|snippet|cmake-args|artifact-name):(?=\S)/.exec(line);
    if (!colon) continue;
    const at = from + colon[0].length;
    findings.push({
      id: 'yaml',
      severity: 'error',
      from,
      to: at,
      docs,
      message: `Write a space after ${colon[1]}: or YAML reads one long word.`,
      fix: { title: 'Add the space', replacements: [{ from: at, to: at, insert: ' ' }] },
    });
  }
  const builds = readBuilds(text);
  for (const build of builds) {
    for (const board of build.boards) {
      if (isBoard(board.text) || ownNames(board.text)) continue;
      const near = closestName(board.text, boardNames);
      if (near) add('board', 'error', board, `The firmware has no board ${board.text}. Did you mean ${near}?`, near);
      else
        add(
          'board',
          hasModules ? 'note' : 'warning',
          board,
          `The board ${board.text} is not in the firmware, so a module has to bring it.`,
        );
    }
    for (const shield of build.shields) {
      if (shieldNames.includes(shield.text) || ownNames(shield.text)) continue;
      const whole = wholeKeyboards.get(shield.text);
      const near = closestName(shield.text, shieldNames);
      if (whole)
        add(
          'shield',
          'error',
          shield,
          `${whole.name} is built in halves: ${(whole.siblings ?? []).join(' and ')}.`,
          whole.siblings?.[0],
        );
      else if (near)
        add('shield', 'error', shield, `The firmware has no shield ${shield.text}. Did you mean ${near}?`, near);
      else
        add(
          'shield',
          hasModules ? 'note' : 'warning',
          shield,
          `The shield ${shield.text} is not in the firmware, so a module or a folder under boards/shields has to bring it.`,
        );
    }
    for (const shield of build.shields) {
      const misfit = misfitOf(shield.text, build);
      if (misfit) add('pair', 'error', shield, misfit);
    }
    const studio = build.snippets.find(({ text: name }) => name === 'studio-rpc-usb-uart');
    if (studio && !hasStudio && !/CONFIG_ZMK_STUDIO=y/.test(build.arguments))
      add(
        'studio',
        'warning',
        studio,
        'The snippet prepares the connection for ZMK Studio, but CONFIG_ZMK_STUDIO=y is set neither here in cmake-args nor in a .conf file.',
      );
  }
  const built = new Set(builds.flatMap((build) => build.shields.map(({ text: name }) => name)));
  for (const { siblings = [], name } of shields) {
    const first = builds.flatMap((build) => build.shields).find((word) => siblings.includes(word.text));
    const missing = siblings.filter((sibling) => !built.has(sibling));
    if (first && missing.length > 0)
      add('half', 'warning', first, `${name} needs ${missing.join(' and ')} as well, or one half has no firmware.`);
  }
  return findings.sort((a, b) => a.from - b.from);
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

/** A shield needs headers that its board, or another shield, has to offer. */
function misfitOf(name: string, build: Build): string | null {
  const shield = shields.find((row) => buildNames(row).includes(name));
  if (!shield || build.boards.length !== 1) return null;
  const boardName = build.boards[0]?.text ?? '';
  const board = boards.find((row) => buildNames(row).includes(boardInRelease(boardName) ?? boardName));
  if (!board) return null;
  const others = shields.filter(
    (row) => row !== shield && build.shields.some(({ text }) => buildNames(row).includes(text)),
  );
  // A shield from elsewhere may be an adapter.
  if (build.shields.some(({ text }) => !shieldNames.includes(text))) return null;
  const offered = new Set([...(board.exposes ?? []), ...others.flatMap((row) => row.exposes ?? [])]);
  const missing = shield.requires.filter((header) => !offered.has(header));
  return missing.length > 0 && shield.requires.length === missing.length
    ? `${shield.name} plugs into ${missing.join(', ')}, which ${board.name} does not have.`
    : null;
}
