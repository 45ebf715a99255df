/** Determines the kind of a configuration file from its path. */
export const isDevicetree = (file: string): boolean => /\.(keymap|overlay|dtsi|dts)$/.test(file);
export const isKeymap = (file: string): boolean => file.endsWith('.keymap');
export const isConf = (file: string): boolean => file.endsWith('.conf');
/** A `.conf` file, or the options that a board sets. */
export const setsOptions = (file: string): boolean => isConf(file) || file.endsWith('_defconfig');
/** The files in which a keyboard defines options and their defaults. */
export const isKconfig = (file: string): boolean => /(^|\/)Kconfig/.test(file);
/** Workflows are often called build.yml too. */
export const isBuildYaml = (file: string): boolean => /(^|\/)build\.ya?ml$/.test(file) && !isWorkflow(file);
export const isWest = (file: string): boolean => /(^|\/)west\.ya?ml$/.test(file);
export const isWorkflow = (file: string): boolean => /(^|\/)workflows\/[^/]+\.ya?ml$/.test(file);
