import { firmwareFiles, isFirmwareInclude } from '../headers.ts';
import { closestName } from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { Rule } from '../types.ts';

/** The firmware's file that was meant, if a folder or the ending is missing or there's a typo. */
const firmwareFileLike = (path: string): string | null =>
  firmwareFiles.find((file) => file === `${path}.dtsi` || file === `${path}.h` || file.endsWith(`/zmk/${path}`)) ??
  closestName(path, firmwareFiles);

/** The configuration's own file that was meant: in another folder, or with a similar name. */
function ownFileLike(path: string, names: readonly string[]): string | null {
  const base = path.slice(path.lastIndexOf('/') + 1);
  const bases = new Map(names.map((name) => [name.slice(name.lastIndexOf('/') + 1), name]));
  const isExact = bases.has(base);
  // A folder usually belongs to a module, and files such as 34.h and 36.h are different ones.
  const similar = isExact
    ? base
    : path.includes('/') || base.length < 8 || /\d/.test(base)
      ? null
      : closestName(base, bases.keys());
  if (similar === null) return null;
  return bases.get(similar) ?? null;
}

/** An `#include` of a file that neither the firmware nor the configuration has. */
export const include: Rule = {
  id: 'include',
  title: 'Missing files',
  docs: '/docs/keymaps#includes',
  scope: 'binding',
  *find({ document, tree, hasModules, fileNames }) {
    for (const { path, from: start } of document.directives) {
      const file = path?.text.slice(1, -1) ?? '';
      if (!path || isFirmwareInclude(file) || !tree.isActive(start)) continue;
      const own = path.text.startsWith('"') ? ownFileLike(file, fileNames ?? []) : null;
      if (own) {
        yield report('warning', path, `${file} isn't among the open files. Did you mean ${own}?`);
        continue;
      }
      const suggestion = firmwareFileLike(file);
      // Other files are in modules, or next to this one.
      const isNextTo = /^"(?:\.\/)?[^/]*\.(?:h|dtsi|keymap|overlay)"$/.test(path.text);
      const isOwn = hasModules === false || (hasModules && file.startsWith('./'));
      if (isNextTo && isOwn && !suggestion) {
        yield report('warning', path, `${file} isn't among the open files. Add it, or correct its name.`);
        continue;
      }
      // Only modules add files to these folders.
      const isMissing =
        hasModules === false && (/^<(dt-bindings\/zmk|behaviors)\//.test(path.text) || suggestion !== null);
      if (!suggestion && !isMissing) continue;
      yield report(
        isMissing ? 'error' : hasModules ? 'warning' : 'note',
        path,
        `ZMK has no file ${file}.${suggestion ? ` Did you mean ${suggestion}?` : ' Remove the line, or add the module that has it to west.yml.'}`,
        suggestion ? changeTo({ from: path.from + 1, to: path.to - 1 }, suggestion) : null,
      );
    }
  },
};
