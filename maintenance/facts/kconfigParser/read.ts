import { Collector } from './collect.ts';
import { linesOf, type Line } from './lines.ts';
import { matchingFiles, resolvePath } from './paths.ts';
import type { Files, Kconfig } from './types.ts';

const sourcePattern = /^o?(?<relative>r?)source\s+"(?<pattern>[^"]*)"$/;
const variablePattern = /^([\w-]+)\s*(?::=|=)\s*(.*)$/;

/** Reads the entry files and all files they source, in the order Kconfig would. */
export function readKconfig(entries: readonly string[], files: Files): Kconfig {
  const collector = new Collector();
  const variables = new Map<string, string>();
  const readFiles: string[] = [];
  const expand = (text: string): string =>
    text.replaceAll(/\$\(([\w-]+)\)/g, (whole, name: string) => variables.get(name) ?? whole);

  function readFile(path: string): void {
    // Reading a file twice is allowed, but more would be a loop.
    if (readFiles.filter((other) => other === path).length > 1) return;
    readFiles.push(path);
    const lines = linesOf(files.read(path) ?? '', path);
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as Line;
      const text = expand(line.text);
      if (text === '') continue;
      const source = sourcePattern.exec(text);
      if (source) readSource(line, source.groups?.['pattern'] ?? '', source.groups?.['relative'] === 'r');
      else if (/^(help|---help---)$/.test(text)) at = readHelp(lines, at);
      else if (variablePattern.test(text) && !collector.isKeyword(text)) {
        const [, name = '', value = ''] = variablePattern.exec(text) ?? [];
        variables.set(name, value.trim());
      } else collector.line(text, line.place);
    }
  }

  function readHelp(lines: readonly Line[], at: number): number {
    const help: string[] = [];
    let indent: number | undefined;
    let last = at;
    for (let i = at + 1; i < lines.length; i++) {
      const line = lines[i] as Line;
      if (line.raw.trim() === '') continue;
      indent ??= line.indent;
      if (line.indent < indent || line.indent === 0) break;
      help.push(line.raw.trim());
      last = i;
    }
    collector.help(help.join(' '));
    return last;
  }

  function readSource({ place, text }: Line, pattern: string, relative: boolean): void {
    const found = matchingFiles(files.list, relative ? resolvePath(place.file, pattern) : pattern);
    if (found.length === 0) collector.missingFiles.push({ place, message: text });
    for (const file of found) readFile(file);
  }

  for (const entry of entries) {
    if (files.read(entry) === undefined)
      collector.missingFiles.push({ place: { file: entry, line: 1 }, message: `no file ${entry}` });
    else readFile(entry);
  }
  return { ...collector.result(), files: readFiles };
}
