/** What is on the page, and what was on it before: every step can be undone, whatever it was. */
import type { Target } from '#core/config-check';
import { applyEdit } from './lineEnds';
import { nameFor, untitled } from './kinds';
import type { SourceFile } from './types';

export type Desk = Readonly<{
  files: readonly SourceFile[];
  /** The name of the file that is shown. */
  active: string;
  /** By file: keys of the changes and findings that the reader does not want. */
  rejected: Readonly<Record<string, readonly string[]>>;
  /** Null: whatever the configuration builds now. */
  target: Target | null;
}>;

export type History = Readonly<{
  past: readonly Desk[];
  now: Desk;
  future: readonly Desk[];
  /** When the last step was typing: until then, more of it belongs to the same step. */
  typingUntil: number;
}>;

const mostSteps = 300;
const pauseMs = 1000;

export const emptyDesk: Desk = {
  files: [{ name: untitled, text: '' }],
  active: untitled,
  rejected: {},
  target: null,
};

export const isEmpty = ({ files }: Desk): boolean => files.every(({ text }) => text === '');

export const shownIn = ({ files, active }: Desk): SourceFile =>
  files.find(({ name }) => name === active) ?? files[0] ?? { name: untitled, text: '' };

export const startWith = (now: Desk): History => ({ past: [], now, future: [], typingUntil: 0 });

/** A step. An empty page is nothing that anybody wants back. */
export function record({ past, now }: History, next: Desk): History {
  return { past: isEmpty(now) ? past : [...past.slice(-mostSteps), now], now: next, future: [], typingUntil: 0 };
}

export function undo({ past, now, future }: History): History | null {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), now: showingChange(before, now), future: [now, ...future], typingUntil: 0 }
    : null;
}

export function redo({ past, now, future: [next, ...rest] }: History): History | null {
  return next ? { past: [...past, now], now: showingChange(next, now), future: rest, typingUntil: 0 } : null;
}

/** Shows the file in which the two differ: nobody sees a step in a file that is not shown. */
function showingChange(desk: Desk, other: Desk): Desk {
  const changed = desk.files.find(({ name, text }) =>
    other.files.some((one) => one.name === name && one.text !== text),
  );
  return changed ? { ...desk, active: changed.name } : desk;
}

/** The shown file after a key or a paste. A quick row of keys is one step. */
export function type(history: History, edited: string, time: number): History {
  const { now, past, typingUntil } = history;
  const { name, text } = shownIn(now);
  const next =
    text === '' || !now.files.some((file) => file.name === nameFor(name, edited)) ? nameFor(name, edited) : name;
  const file = { name: next, text: applyEdit(text, edited) };
  const desk = {
    ...now,
    files: now.files.map((one) => (one.name === name ? file : one)),
    active: next,
  };
  const isSameStep = time < typingUntil;
  const step = isSameStep
    ? { past, now: desk, future: [], typingUntil: 0 }
    : { ...record(history, desk), past: [...past.slice(-mostSteps), now] };
  return { ...step, typingUntil: time + pauseMs };
}

/** Files add up. One with the same name takes the place of the one before. */
export function addTo(desk: Desk, added: readonly SourceFile[]): Desk {
  const byName = new Map(desk.files.filter(({ text }) => text !== '').map((file) => [file.name, file]));
  for (const file of added) byName.set(file.name, file);
  const rejected = Object.fromEntries(
    Object.entries(desk.rejected).filter(([name]) => !added.some((file) => file.name === name)),
  );
  return { ...desk, files: [...byName.values()], active: added[0]?.name ?? desk.active, rejected };
}

export function close(desk: Desk, name: string): Desk {
  const files = desk.files.filter((file) => file.name !== name);
  const [first] = files;
  if (!first) return { ...emptyDesk, target: desk.target };
  return { ...desk, files, active: desk.active === name ? first.name : desk.active };
}

export function accept(desk: Desk, name: string, keys: readonly string[], accepted: boolean): Desk {
  const before = desk.rejected[name] ?? [];
  const others = before.filter((key) => !keys.includes(key));
  return { ...desk, rejected: { ...desk.rejected, [name]: accepted ? others : [...others, ...keys] } };
}
