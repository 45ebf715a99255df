/** Doesn't match includes of the firmware's own files: many configurations have a file of the same name, such as behaviors.dtsi. */
const includeLine =
  /^[ \t]*#include[ \t]+(?!<(?:behaviors\.dtsi|physical_layouts\.dtsi|dt-bindings\/|input\/))["<]([^">\n]+)[">].*$/gm;

export type Inlined = Readonly<{ text: string; used: ReadonlySet<string> }>;

/**
 * Replaces include lines with the files, which it looks up by name without folders. Each file is inserted once, where it's
 * first included. Lines for missing files stay as they are.
 */
export function inlineIncludes(name: string, files: ReadonlyMap<string, string>): Inlined {
  const used = new Set<string>();
  const read = (file: string): string => {
    used.add(file);
    return (files.get(file) ?? '').replace(includeLine, (line: string, path: string) => {
      const included = path.split('/').at(-1) ?? '';
      if (!files.has(included)) return line;
      return used.has(included) ? '' : read(included);
    });
  };
  return { text: read(name), used };
}
