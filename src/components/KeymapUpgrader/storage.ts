import { isRelease } from '#core/configuration';
import { isEmpty, type PageState } from './history';
import { isLog } from '#core/config-files';

const storageKey = 'keymap-upgrader';

type Stored = Readonly<{
  files: PageState['files'];
  opened?: PageState['opened'];
  active: unknown;
  rejected?: PageState['rejected'];
  target?: unknown;
}>;

/** Whether the browser lets the page store anything. */
export function canStore(): boolean {
  try {
    localStorage.getItem(storageKey);
    return true;
  } catch {
    return false;
  }
}

/** Loads the state of the last visit, if storage is available and its content is valid. */
export function loadSaved(): PageState | null {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Stored | null;
    const isValid = saved?.files.every(({ name, text }) => typeof name === 'string' && typeof text === 'string');
    const [first] = saved?.files ?? [];
    if (!saved || !isValid || !first) return null;
    const { files, opened = {}, active, rejected = {}, target } = saved;
    return {
      files,
      opened: { ...Object.fromEntries(files.map((file) => [file.name, file])), ...opened },
      active: typeof active === 'string' ? active : first.name,
      rejected,
      target: typeof target === 'string' && isRelease(target) ? target : null,
    };
  } catch {
    return null;
  }
}

/** Files that are as they were when they were opened aren't stored twice. */
const changedSince = ({ files, opened }: PageState): PageState['opened'] =>
  Object.fromEntries(
    Object.entries(opened).filter(([name, before]) =>
      files.some((file) => file.name === name && (file.name !== before.name || file.text !== before.text)),
    ),
  );

/** Saves the state and returns whether all of it is saved. If it's too large, everything except logs is saved. */
export function save(state: PageState): boolean {
  try {
    if (isEmpty(state)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ ...state, opened: changedSince(state) }));
    return true;
  } catch {
    const files = state.files.filter(({ name }) => !isLog(name));
    if (files.length < state.files.length) save({ ...state, files });
    return false;
  }
}
