/** Upgrades `.conf`, `build.yaml`, `west.yml`, and the workflow to another release. */
import {
  isBuildYaml,
  isConf,
  isSameRelease,
  isUnknown,
  isWest,
  isWorkflow,
  type ConfigFile,
  type Configuration,
  type Release,
  type Word,
} from '#core/configuration';
import { boardInRelease, boardOnMain, optionChanges } from '#core/firmware/main-branch';
import type { ConfigChange } from './types.ts';

const docs = '/docs/customization';

/** The release to upgrade to unless the user asks for another: the one that is built. None if that isn't known. */
export const defaultTarget = ({ release }: Configuration): Release | null =>
  isUnknown(release) ? null : release.facts;

export function upgradeConfig({ all }: Configuration, target: Release | null): readonly ConfigChange[] {
  return target === null ? [] : all.flatMap((file) => changesOf(file, target));
}

function changesOf(file: ConfigFile, target: Release): readonly ConfigChange[] {
  const { name } = file;
  const rename = (
    rule: ConfigChange['rule'],
    { text: before, from, to }: Word,
    after: string,
    reason: string,
  ): ConfigChange => ({
    rule,
    file: name,
    replacements: [{ from, to, insert: after }],
    before,
    after,
    reason,
    docs,
  });
  if (isConf(name)) return target === 'main' ? confChanges(file) : [];
  if (isBuildYaml(name))
    return file.builds
      .flatMap((build) => build.boards)
      .flatMap((board) => {
        const after = boardIn(target, board.text);
        return after === undefined || after === board.text
          ? []
          : [rename('board-name', board, after, `The board's name in ${target}.`)];
      });
  const revision = isWest(name)
    ? file.west.isFork
      ? null
      : file.west.revision
    : isWorkflow(name)
      ? file.workflow
      : null;
  if (!revision || isSameRelease(revision.text, target)) return [];
  return [rename('revision', revision, target, 'west.yml and the workflow must use the same release.')];
}

/** Only the names on `main` have a slash. */
const boardIn = (target: Release, board: string): string | undefined =>
  target === 'main' ? boardOnMain(board) : board.includes('/') ? boardInRelease(board) : undefined;

function confChanges({ name, settings, text }: ConfigFile): readonly ConfigChange[] {
  return settings.flatMap(({ symbol, from, to, value }) => {
    const change = optionChanges.find((row) => row.symbol === symbol);
    if (!change || (!change.option && change.change !== 'gone')) return [];
    const after = change.option ? `${change.option}=${value}` : '';
    const end = change.option || text[to] === undefined ? to : text.startsWith('\r\n', to) ? to + 2 : to + 1;
    return [
      {
        rule: 'option-name',
        file: name,
        replacements: [{ from, to: end, insert: after }] as const,
        before: text.slice(from, to),
        after,
        reason: change.instead,
        docs,
      },
    ];
  });
}
