/** The state of the page with its undo history, which covers edits, opened and closed files, and rejected changes. */
import { isWest, isWorkflow, type Release } from '#core/configuration';
import { applyEdit, toLf } from './lineEndings';
import { guessName, untitled } from '#core/config-files';
import type { SourceFile } from '@site/src/userFiles/readFiles';

export type PageState = Readonly<{
  files: readonly SourceFile[];
  /** The files as they were when they were opened, by their name now. Text that was typed or pasted here has none. */
  opened: Readonly<Record<string, SourceFile>>;
  /** Name of the file in the editor. Empty if the worst one should be shown, as soon as it's known. */
  active: string;
  /** Keys of rejected changes and findings, by file. */
  rejected: Readonly<Record<string, readonly string[]>>;
  /** Null for the release that the configuration uses. */
  target: Release | null;
}>;

export type History = Readonly<{
  past: readonly PageState[];
  now: PageState;
  future: readonly PageState[];
  /** Time in ms. Typing before it belongs to the last undo step. */
  typingUntil: number;
}>;

const maxSteps = 300;
const pauseMs = 1000;

export const emptyState: PageState = {
  files: [{ name: untitled, text: '' }],
  opened: {},
  active: untitled,
  rejected: {},
  target: null,
};

export const isEmpty = ({ files }: PageState): boolean => files.every(({ text }) => text === '');

export const activeFile = ({ files, active }: PageState): SourceFile =>
  files.find(({ name }) => name === active) ?? files[0] ?? { name: untitled, text: '' };

export const startHistory = (now: PageState): History => ({ past: [], now, future: [], typingUntil: 0 });

/** Changes the state and adds an undo step, unless the old state is an empty page, which nobody wants back. */
export function addStep({ past, now }: History, next: PageState): History {
  return { past: isEmpty(now) ? past : [...past.slice(-maxSteps), now], now: next, future: [], typingUntil: 0 };
}

export function undo({ past, now, future }: History): History | null {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), now: showChangedFile(before, now), future: [now, ...future], typingUntil: 0 }
    : null;
}

export function redo({ past, now, future: [next, ...rest] }: History): History | null {
  return next ? { past: [...past, now], now: showChangedFile(next, now), future: rest, typingUntil: 0 } : null;
}

/** Shows a file that an undo or redo changes, if possible the one shown already, so that the reader sees it. */
function showChangedFile(state: PageState, other: PageState): PageState {
  const changed = state.files.filter(({ name, text }) =>
    other.files.some((file) => file.name === name && file.text !== text),
  );
  const shown = changed.find(({ name }) => name === other.active) ?? changed[0];
  return shown ? { ...state, active: shown.name } : state;
}

/** Changes the text of the active file. Continuous typing is a single undo step. */
export function editText(history: History, edited: string, time: number): History {
  const { now, past, typingUntil } = history;
  const { name, text } = activeFile(now);
  const guessed = guessName(name, edited);
  const isFree = !now.files.some((other) => other.name === guessed);
  const newName = text === '' || isFree ? guessed : name;
  const file = { name: newName, text: applyEdit(text, edited) };
  const state = {
    ...now,
    files: now.files.map((other) => (other.name === name ? file : other)),
    active: newName,
  };
  const isSameStep = time < typingUntil;
  const step = isSameStep
    ? { past, now: state, future: [], typingUntil: 0 }
    : { ...addStep(history, state), past: [...past.slice(-maxSteps), now] };
  return { ...step, typingUntil: time + pauseMs };
}

/** Opens more files. A file replaces an open one with the same name. */
export function addFiles(state: PageState, added: readonly SourceFile[]): PageState {
  const byName = new Map(state.files.filter(({ text }) => text !== '').map((file) => [file.name, file]));
  for (const file of added) byName.set(file.name, file);
  const rejected = Object.fromEntries(
    Object.entries(state.rejected).filter(([name]) => !added.some((file) => file.name === name)),
  );
  // These files say which release is built, so a target chosen for others no longer applies.
  const target = added.some(({ name }) => isWest(name) || isWorkflow(name)) ? null : state.target;
  const [first, second] = added;
  return {
    files: [...byName.values()],
    opened: { ...state.opened, ...Object.fromEntries(added.map((file) => [file.name, file])) },
    active: second ? '' : (first?.name ?? state.active),
    rejected,
    target,
  };
}

/** Replaces all files by those in the same order, which may have new names. */
export function replaceFiles(state: PageState, files: readonly SourceFile[]): PageState {
  const nowOf = new Map(state.files.map(({ name }, at) => [name, files[at]?.name ?? name]));
  const moved = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [nowOf.get(name) ?? name, value]));
  return {
    ...state,
    files: files.map(({ name, text }, at) => ({ name, text: applyEdit(state.files[at]?.text ?? '', toLf(text)) })),
    opened: moved(state.opened),
    rejected: moved(state.rejected),
    active: nowOf.get(state.active) ?? state.active,
  };
}

/** Opens a keymap from a link, unless it's already open. */
export function openLinked(history: History, text: string): History {
  const { now } = history;
  const known = now.files.find((file) => file.text === text);
  if (known) return { ...history, now: { ...now, active: known.name } };
  return addStep(history, addFiles(now, [{ name: 'my.keymap', text }]));
}

export function closeFile(state: PageState, name: string): PageState {
  const files = state.files.filter((file) => file.name !== name);
  const [first] = files;
  if (!first) return emptyState;
  return { ...state, files, active: state.active === name ? first.name : state.active };
}

export function setAccepted(state: PageState, name: string, keys: readonly string[], accepted: boolean): PageState {
  const before = state.rejected[name] ?? [];
  const others = before.filter((key) => !keys.includes(key));
  return { ...state, rejected: { ...state.rejected, [name]: accepted ? others : [...others, ...keys] } };
}
