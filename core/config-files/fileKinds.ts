/** Determines the kind of a file from its path. */

const configFile =
  /\.(keymap|overlay|dtsi|dts|conf|h)$|(^|\/)(build|west)\.ya?ml$|(^|\/)workflows\/[^/]+\.ya?ml$|(^|\/)Kconfig[\w.]*$|(^|\/)\w+_defconfig$/;
/** Folders that don't belong to a configuration. Local builds download ZMK, Zephyr, and its modules next to it. */
const skippedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules', 'build', 'zmk', 'zephyr', 'modules']);

export const isConfigFile = (path: string): boolean => configFile.test(path);
export const isSkippedFolder = (name: string): boolean => skippedFolders.has(name);
export const isLog = (path: string): boolean => /\.(log|txt)$/i.test(path);
/** Includes C headers, which look the same in an editor. */
export const looksLikeDevicetree = (path: string): boolean => /\.(keymap|overlay|dtsi|dts|h)$/.test(path);
export const isZip = (path: string): boolean => /\.zip$/i.test(path);
