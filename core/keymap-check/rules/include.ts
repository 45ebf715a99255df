import { changeTo } from '../changeTo.ts';
import { firmwareFiles, isFirmwareInclude } from '../headers.ts';
import { closestName } from '../names.ts';
import type { Rule } from '../types.ts';

/** The firmware's file that was meant, if a folder or the ending is missing or there's a typo. */
const firmwareFileLike = (path: string): string | null =>
  firmwareFiles.find((file) => file === `${path}.dtsi` || file === `${path}.h` || file.endsWith(`/zmk/${path}`)) ??
  closestName(path, firmwareFiles);

/** An `#include` of a file that neither the firmware nor the configuration has. */
export const include: Rule = {
  id: 'include',
  title: 'Missing files',
  docs: '/docs/keymaps#includes',
  scope: 'binding',
  *find({ document, tree, hasModules }) {
    for (const { path, from: start } of document.directives) {
      const file = path?.text.slice(1, -1) ?? '';
      if (!path || isFirmwareInclude(file) || !tree.isActive(start)) continue;
      const suggestion = firmwareFileLike(file);
      // Only modules add files to these folders.
      const isMissing =
        hasModules === false && (/^<(dt-bindings\/zmk|behaviors)\//.test(path.text) || suggestion !== null);
      if (!suggestion && !isMissing) continue;
      const { from, to } = path;
      yield {
        severity: isMissing ? 'error' : 'note',
        from,
        to,
        message: `ZMK has no file ${file}.${suggestion ? ` Did you mean ${suggestion}?` : ' Remove the line, or add the module that has it to west.yml.'}`,
        ...(suggestion ? { fix: changeTo({ from: from + 1, to: to - 1 }, suggestion) } : {}),
      };
    }
  },
};
