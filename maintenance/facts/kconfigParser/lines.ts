import type { Place } from './types.ts';

/** `text` has no comment and includes lines continued with a backslash, `raw` is the line as written. */
export type Line = Readonly<{ text: string; indent: number; place: Place; raw: string }>;

const tabWidth = 8;

function indentOf(line: string): number {
  let width = 0;
  for (const character of line) {
    if (character === '\t') width += tabWidth - (width % tabWidth);
    else if (character === ' ') width++;
    else break;
  }
  return width;
}

/** Ignores a `#` inside quotes. */
function withoutComment(line: string): string {
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const character = line.charAt(i);
    if (quote !== '') {
      if (character === '\\') i++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '#' && (i === 0 || /\s/.test(line.charAt(i - 1)))) return line.slice(0, i);
  }
  return line;
}

export function linesOf(text: string, file: string): Line[] {
  const lines: Line[] = [];
  const source = text.split(/\r?\n/);
  for (let i = 0; i < source.length; i++) {
    const place = { file, line: i + 1 };
    const raw = source[i] ?? '';
    let joined = raw;
    while (joined.endsWith('\\') && i + 1 < source.length) joined = joined.slice(0, -1) + (source[++i] ?? '');
    lines.push({ text: withoutComment(joined).trim(), indent: indentOf(raw), place, raw });
  }
  return lines;
}
