import { changes } from '../facts/main.changes.json';

/** Names that `main` has and the release doesn't: options, names in headers, compatibles, properties, and labels. */
const newNames: ReadonlySet<string> = new Set(
  changes.flatMap(({ name, change }) =>
    change === 'new' ? [name.replace(/^.* (child\/)?/, '').replace(/^&/, '')] : [],
  ),
);

/** Whether a name, with or without quotes around it, is new on `main`. */
export const isNewOnMain = (name: string): boolean => newNames.has(name.replace(/^"|"$|^&/g, ''));
