/** Brings `.conf`, `build.yaml`, `west.yml` and the workflow to a release. */
import { boardInRelease, boardOnMain, optionChanges } from '#core/firmware/main-branch';
import { readBuilds, type Word } from './buildYaml.ts';
import { readConf } from './conf.ts';
import { readWest, readWorkflow } from './release.ts';
import type { ConfigChange, Files, Target } from './types.ts';

const docs = '/docs/customization';

export function upgradeConfig(files: Files, target: Target): readonly ConfigChange[] {
  return [...files].flatMap(([file, text]) => changesOf(file, text, target));
}

function changesOf(file: string, text: string, target: Target): readonly ConfigChange[] {
  const rename = ({ text: before, from, to }: Word, after: string, reason: string): ConfigChange => ({
    file,
    replacements: [{ from, to, insert: after }],
    before,
    after,
    reason,
    docs,
  });
  if (file.endsWith('.conf')) return target === 'main' ? confChanges(file, text) : [];
  if (/(^|\/)build\.ya?ml$/.test(file))
    return readBuilds(text)
      .flatMap((build) => build.boards)
      .flatMap((board) => {
        const after =
          target === 'main' ? boardOnMain(board.text) : isOfMain(board.text) ? boardInRelease(board.text) : undefined;
        return after === undefined || after === board.text
          ? []
          : [rename(board, after, `This is what ${target} calls the board.`)];
      });
  const west = /(^|\/)west\.ya?ml$/.test(file) ? readWest(text) : null;
  const revision = west?.isFork
    ? null
    : (west?.revision ?? (/\.github\/workflows\//.test(file) ? readWorkflow(text) : null));
  if (!revision || revision.text === target || (target === 'v0.3' && revision.text.startsWith('v0.3'))) return [];
  return [rename(revision, target, 'west.yml and the workflow have to name the same release.')];
}

const isOfMain = (board: string): boolean => board.includes('/');

function confChanges(file: string, text: string): readonly ConfigChange[] {
  return readConf(text).flatMap(({ symbol, from, to, value }) => {
    const change = optionChanges.find((row) => row.symbol === symbol);
    if (!change || (!change.option && change.change !== 'gone')) return [];
    const after = change.option ? `${change.option}=${value}` : '';
    const end = change.option || text[to] === undefined ? to : text.startsWith('\r\n', to) ? to + 2 : to + 1;
    return [
      {
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
