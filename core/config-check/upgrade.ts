/** Upgrades `.conf`, `build.yaml`, `west.yml`, and the workflow to another release. */
import { boardInRelease, boardOnMain, optionChanges } from '#core/firmware/main-branch';
import { readBuilds } from './buildYaml.ts';
import { readConf } from './conf.ts';
import { isBuildYaml, isConf, isWest, isWorkflow } from './kinds.ts';
import { readWest, readWorkflow, westIn } from './release.ts';
import type { ConfigChange, Files, Target, Word } from './types.ts';

const docs = '/docs/customization';

/** The release to upgrade to by default: the one that the configuration already builds. */
export const defaultTarget = (files: Files): Target => (westIn(files)?.revision?.text === 'main' ? 'main' : 'v0.3');

export function upgradeConfig(files: Files, target: Target): readonly ConfigChange[] {
  return [...files].flatMap(([file, text]) => changesOf(file, text, target));
}

function changesOf(file: string, text: string, target: Target): readonly ConfigChange[] {
  const rename = (
    rule: ConfigChange['rule'],
    { text: before, from, to }: Word,
    after: string,
    reason: string,
  ): ConfigChange => ({
    rule,
    file,
    replacements: [{ from, to, insert: after }],
    before,
    after,
    reason,
    docs,
  });
  if (isConf(file)) return target === 'main' ? confChanges(file, text) : [];
  if (isBuildYaml(file))
    return readBuilds(text)
      .flatMap((build) => build.boards)
      .flatMap((board) => {
        const after =
          target === 'main'
            ? boardOnMain(board.text)
            : isMainBoardName(board.text)
              ? boardInRelease(board.text)
              : undefined;
        return after === undefined || after === board.text
          ? []
          : [rename('board', board, after, `The board's name in ${target}.`)];
      });
  const west = isWest(file) ? readWest(text) : null;
  const revision = west?.isFork ? null : (west?.revision ?? (isWorkflow(file) ? readWorkflow(text) : null));
  if (!revision || revision.text === target || (target === 'v0.3' && revision.text.startsWith('v0.3'))) return [];
  return [rename('revision', revision, target, 'west.yml and the workflow must use the same release.')];
}

const isMainBoardName = (board: string): boolean => board.includes('/');

function confChanges(file: string, text: string): readonly ConfigChange[] {
  return readConf(text).flatMap(({ symbol, from, to, value }) => {
    const change = optionChanges.find((row) => row.symbol === symbol);
    if (!change || (!change.option && change.change !== 'gone')) return [];
    const after = change.option ? `${change.option}=${value}` : '';
    const end = change.option || text[to] === undefined ? to : text.startsWith('\r\n', to) ? to + 2 : to + 1;
    return [
      {
        rule: 'option',
        file,
        replacements: [{ from, to: end, insert: after }] as const,
        before: text.slice(from, to),
        after,
        reason: change.instead,
        docs,
      },
    ];
  });
}
