import { boards, buildNames, isOnboardKeyboard, shields, type Board, type Shield } from '#core/firmware';
import type { SetupController, SetupHardware, SetupKeyboard } from './fillTemplate.ts';

/**
 * Keyboards whose folder isn't named after them, because they share it with other versions. Sorted by id. To add one, give
 * its folder below app/boards/arm or app/boards/shields.
 */
export const sharedFolders: Readonly<Record<string, string>> = {
  bdn9_rev2: 'bdn9',
  bt60_v1: 'bt60',
  bt60_v1_hs: 'bt60',
  bt60_v2: 'ckp',
  bt65_v1: 'ckp',
  bt75_v1: 'ckp',
  corneish_zen_v1: 'corneish_zen',
  corneish_zen_v2: 'corneish_zen',
  eternal_keypad_lefty: 'eternal_keypad',
  ferris_rev02: 'ferris',
  kbdfans_tofu65_v2: 'kbdfans_tofu65',
  kyria_rev2: 'kyria',
  kyria_rev3: 'kyria',
  leeloo_rev2: 'leeloo',
  microdox_v2: 'microdox',
  planck_rev6: 'planck',
  preonic_rev3: 'preonic',
};

/** The only interconnect in the list. The scripts can't handle hardware with several. */
function onlyInterconnect({ id }: Board | Shield, interconnects: readonly string[] | undefined): string {
  const [interconnect, ...others] = interconnects ?? [];
  if (interconnect === undefined || others.length > 0)
    throw new Error(
      `The setup scripts expect exactly one interconnect for ${id}, not "${(interconnects ?? []).join(' ')}".`,
    );
  return interconnect;
}

const folder = (item: Board | Shield) =>
  `app/boards/${item.kind === 'board' ? 'arm' : 'shields'}/${sharedFolders[item.id] ?? item.id}`;

/** The name, followed by other names that people may search for. */
const nameOf = ({ name, alsoFor }: Board | Shield) => (alsoFor ? `${name} (also ${alsoFor.join(', ')})` : name);

const toKeyboard = (item: Board | Shield): SetupKeyboard => ({
  id: item.id,
  name: nameOf(item),
  kind: item.kind,
  parts: buildNames(item),
  requires: item.kind === 'shield' ? onlyInterconnect(item, item.requires) : '',
  folder: folder(item),
});

const toController = (board: Board): SetupController => ({
  id: board.id,
  name: nameOf(board),
  exposes: onlyInterconnect(board, board.exposes),
  outputs: board.outputs,
});

/** The keyboards and controllers that come with the firmware, as the setup scripts offer them. */
export const hardware: SetupHardware = {
  keyboards: [...boards.filter(isOnboardKeyboard), ...shields.filter(({ features }) => features?.includes('keys'))].map(
    toKeyboard,
  ),
  controllers: boards.filter((board) => !isOnboardKeyboard(board)).map(toController),
};
