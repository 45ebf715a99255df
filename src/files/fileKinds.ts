/** Tells by its name what kind of file something is. */

const configFile =
  /\.(keymap|overlay|dtsi|dts|conf|h)$|(^|\/)(build|west)\.ya?ml$|(^|\/)workflows\/[^/]+\.ya?ml$|(^|\/)Kconfig[\w.]*$|(^|\/)\w+_defconfig$/;
/** Folders that don't belong to a configuration. Local builds download ZMK and Zephyr next to it. */
const skippedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules', 'build', 'zmk', 'zephyr']);

export const isConfigFile = (name: string): boolean => configFile.test(name);
export const isSkippedFolder = (name: string): boolean => skippedFolders.has(name);
export const isLog = (name: string): boolean => /\.(log|txt)$/i.test(name);
export const isDevicetree = (name: string): boolean => /\.(keymap|overlay|dtsi|dts|h)$/.test(name);
export const isZip = (name: string): boolean => /\.zip$/i.test(name);
