/** What a file is, told by its name; and a name for a text that has none yet, told by what it says. */

/** What a configuration is made of. */
const partOfConfiguration =
  /\.(keymap|overlay|dtsi|dts|conf|h)$|(^|\/)(build|west)\.ya?ml$|(^|\/)workflows\/[^/]+\.ya?ml$|(^|\/)Kconfig[\w.]*$|(^|\/)\w+_defconfig$/;
const skippedFolder = /(^|\/)(\.git|node_modules|build|zmk|zephyr)\//;

export const isPart = (name: string): boolean => partOfConfiguration.test(name) && !skippedFolder.test(name);
export const isLog = (name: string): boolean => /\.(log|txt)$/i.test(name);
export const isDevicetree = (name: string): boolean => /\.(keymap|overlay|dtsi|dts|h)$/.test(name);
export const isZip = (name: string): boolean => /\.zip$/i.test(name);

export const untitled = 'my.keymap';

const looks: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/devicetree error|FATAL ERROR|ninja: |CMake Error|west build|^\d{4}-\d\d-\d\dT[\d:.]+Z |^##\[/m, 'build-log.txt'],
  [/^manifest:/m, 'config/west.yml'],
  [/^jobs:|zmkfirmware\/zmk\/\.github\/workflows/m, '.github/workflows/build.yml'],
  [/^(include|board|shield):\s*(\[.*)?$|^\s*- board:/m, 'build.yaml'],
  [/^# ?CONFIG_\w|^CONFIG_\w+=/m, 'my.conf'],
];
const namesWeGive: ReadonlySet<string> = new Set([untitled, ...looks.map(([, name]) => name)]);

/** The name for a text that was pasted. A name that the reader brought stays. */
export function nameFor(name: string, text: string): string {
  if (!namesWeGive.has(name)) return name;
  return looks.find(([pattern]) => pattern.test(text))?.[1] ?? untitled;
}

/** A workflow is often called build.yml as well. */
export const nameOfFile = (name: string, text: string): string =>
  /^build\.ya?ml$/.test(name) && /^jobs:/m.test(text) ? `.github/workflows/${name}` : name;
