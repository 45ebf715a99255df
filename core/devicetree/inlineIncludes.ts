const includeLine = /^[ \t]*#include[ \t]+["<]([^">\n]+)[">].*$/gm;

export type Inlined = Readonly<{ text: string; used: ReadonlySet<string> }>;

/**
 * Puts files in the place of the lines that include them, by name without folders. Each goes in once, where it is first
 * included. Lines for files that are not there stay as they are.
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
