/** Tells what kind of file something is by its name, and names pasted text by its contents. */

const configFile =
  /\.(keymap|overlay|dtsi|dts|conf|h)$|(^|\/)(build|west)\.ya?ml$|(^|\/)workflows\/[^/]+\.ya?ml$|(^|\/)Kconfig[\w.]*$|(^|\/)\w+_defconfig$/;
/** Folders that don't belong to a configuration. Local builds download ZMK and Zephyr next to it. */
const skippedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules', 'build', 'zmk', 'zephyr']);

export const isConfigFile = (name: string): boolean => configFile.test(name);
export const isSkippedFolder = (name: string): boolean => skippedFolders.has(name);
export const isLog = (name: string): boolean => /\.(log|txt)$/i.test(name);
export const isDevicetree = (name: string): boolean => /\.(keymap|overlay|dtsi|dts|h)$/.test(name);
export const isZip = (name: string): boolean => /\.zip$/i.test(name);

export const untitled = 'my.keymap';

const namesByContent: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/devicetree error|FATAL ERROR|ninja: |CMake Error|west build|^\d{4}-\d\d-\d\dT[\d:.]+Z |^##\[/m, 'build-log.txt'],
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

/** Adds the folder to a workflow that was opened without it, since build.yaml is also the name of another file. */
export const qualifyName = (name: string, text: string): string =>
  /^build\.ya?ml$/.test(name) && /^jobs:/m.test(text) ? `.github/workflows/${name}` : name;
