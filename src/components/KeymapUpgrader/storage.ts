import { isEmpty, type Desk } from './desk';
import { isLog } from './kinds';

const key = 'keymap-upgrader';

type Stored = Readonly<{ files: Desk['files']; active: unknown; rejected?: Desk['rejected']; target?: Desk['target'] }>;

/** Whether a reload keeps the text. */
export function canStore(): boolean {
  try {
    localStorage.getItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What was on the page before a reload. Storage may be full, forbidden or hold something else. */
export function loadSaved(): Desk | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
    const isSound = saved?.files.every(({ name, text }) => typeof name === 'string' && typeof text === 'string');
    const [first] = saved?.files ?? [];
    if (!saved || !isSound || !first) return null;
    const { files, active, rejected = {}, target = null } = saved;
    return { files, active: typeof active === 'string' ? active : first.name, rejected, target };
  } catch {
    return null;
  }
}

export function save(desk: Desk): void {
  try {
    if (isEmpty(desk)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(desk));
  } catch {
    // A long log may be too much. Without storage the text lasts as long as the page.
    const files = desk.files.filter(({ name }) => !isLog(name));
    if (files.length < desk.files.length && files.length > 0) save({ ...desk, files });
  }
}
