import { boards } from './boards.ts';
import { interconnects } from './interconnects.ts';
import { shields } from './shields.ts';
import type { Board, Hardware, Shield } from './types.ts';

/** Everything the firmware has definitions for. */
export const hardware: readonly Hardware[] = [...boards, ...shields, ...interconnects];

/** Boards that are keyboards by themselves: the controller is part of them. */
export const isOnboardKeyboard = (item: Board | Shield): boolean =>
  item.kind === 'board' && (item.features ?? []).includes('keys');

/** The names to build for an item: one for each half of a split keyboard. */
export const buildNames = (item: Board | Shield): readonly string[] => item.siblings ?? [item.id];
