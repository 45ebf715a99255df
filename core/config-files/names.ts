import { isConfigFile, isLog } from './fileKinds.ts';

/** The name of a file that the reader started by typing. */
export const untitled = 'my.keymap';

const logContent =
  /devicetree error|fatal error: |FATAL ERROR|ninja: |CMake Error|west build|^\d{4}-\d\d-\d\dT[\d:.]+Z |^##\[/m;
const namesByContent: readonly (readonly [pattern: RegExp, name: string])[] = [
  [logContent, 'build-log.txt'],
  [/^manifest:/m, 'config/west.yml'],
  [/^jobs:|zmkfirmware\/zmk\/\.github\/workflows/m, '.github/workflows/build.yml'],
  [/^(include|board|shield):\s*(\[.*)?$|^\s*- board:/m, 'build.yaml'],
  [/^# ?CONFIG_\w|^CONFIG_\w+=/m, 'my.conf'],
];
const guessedNames: ReadonlySet<string> = new Set([untitled, ...namesByContent.map(([, name]) => name)]);

/** Guesses a name for pasted text. Files that the reader opened keep theirs. */
export function guessName(name: string, text: string): string {
  if (!guessedNames.has(name)) return name;
  return namesByContent.find(([pattern]) => pattern.test(text))?.[1] ?? untitled;
}

/**
 * The path to use for a file that the reader opened, or null if it can't be part of a configuration. Corrects what browsers
 * and editors do to names, such as `corne.keymap.txt`.
 */
export function correctPath(path: string, text: string): string | null {
  const withoutTxt = path.replace(/\.txt$/i, '');
  // A workflow opened without its folder. build.yaml is also the name of another file.
  if (/^build\.ya?ml$/.test(withoutTxt) && /^jobs:/m.test(text)) return `.github/workflows/${withoutTxt}`;
  if (isConfigFile(withoutTxt)) return withoutTxt;
  if (logContent.test(text)) return isLog(path) ? path : `${path}.txt`;
  if (text.includes('"zmk,keymap"')) return `${withoutTxt}.keymap`;
  return isLog(path) ? path : null;
}
