import { inlineIncludes } from '#core/devicetree';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import { maxBytes, unzip } from './openFiles';

type Added = Readonly<{ source: string; problems: readonly string[] }>;

/** Puts files into the keymap on the page, where it includes them. */
export async function addFiles(source: string, given: readonly InputFile[]): Promise<Added> {
  const problems: string[] = [];
  const files = new Map<string, string>();
  for (const { file } of await unzip(given, problems))
    if (file.size > maxBytes)
      problems.push(`${file.name}: this file is larger than 1 MB, which is too large for a keymap.`);
    else if (!files.has(file.name)) files.set(file.name, await file.text());
  // The keymap on the page has no name. No file can have this one.
  const page = '';
  const { text, used } = inlineIncludes(page, new Map([...files, [page, source]]));
  const unused = [...files.keys()].filter((name) => !used.has(name));
  if (given.length > 0 && unused.length === files.size && problems.length === 0)
    problems.push(`The keymap doesn’t include ${unused.slice(0, 5).join(', ')}.`);
  return { source: text, problems };
}
