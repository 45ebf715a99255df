import type { Yaml } from '#core/configuration';
import type { FileFinding } from './types.ts';

const docs = '/docs/troubleshooting/building-issues#build-yaml';

/** The first syntax error of a YAML file. */
export function yamlErrors({ errors }: Yaml, text: string): readonly FileFinding[] {
  if (errors.length === 0) return [];
  const tab = /^[ ]*\t[ \t]*(?=[^\s#])/m.exec(text);
  // With a tab, all other errors follow from it.
  if (tab) {
    const range = { from: tab.index, to: tab.index + tab[0].length };
    const fix = {
      title: 'Change to spaces',
      replacements: [{ ...range, insert: tab[0].replaceAll('\t', '  ') }],
    } as const;
    const message = 'YAML must be indented with spaces. This tab stops the build.';
    return [{ id: 'yaml', severity: 'error', docs, ...range, message, fix }];
  }
  return errors.slice(0, 1).map(({ from, to, message }) => ({
    id: 'yaml',
    severity: 'error',
    docs,
    from: Math.min(from, text.length),
    to: Math.min(Math.max(to, from), text.length),
    message: `This isn't valid YAML: ${message.replace(/\.?$/, '.')} Check the spaces at the start of this line and the one above.`,
  }));
}
