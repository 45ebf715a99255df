import { refractor } from 'refractor/core';
import bash from 'refractor/bash';
import c from 'refractor/c';
import cmake from 'refractor/cmake';
import diff from 'refractor/diff';
import json from 'refractor/json';
import linkerScript from 'refractor/linker-script';
import powershell from 'refractor/powershell';
import yaml from 'refractor/yaml';
import devicetree from './languages/devicetree.ts';
import kconfig from './languages/kconfig.ts';
import log from './languages/log.ts';
import type { FenceMeta } from './fenceMeta.ts';
import { linesOf, type Run } from './runs.ts';

const grammars = [bash, c, cmake, diff, json, linkerScript, powershell, yaml, devicetree, kconfig, log];
for (const grammar of grammars) refractor.register(grammar);
refractor.alias({ bash: ['sh', 'shell', 'console'], 'linker-script': ['ld'] });

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const runToHtml = ({ text, kind }: Run) => (kind ? `<span class="t-${kind}">${escape(text)}</span>` : escape(text));

/** Highlighted source, one string per line. */
function highlightLines(source: string, language: string): string[] {
  const tokens = refractor.registered(language)
    ? refractor.highlight(source, language).children
    : [{ type: 'text', value: source }];
  return linesOf(tokens).map((line) => line.map(runToHtml).join(''));
}

const shellLanguages = new Set(['sh', 'bash', 'shell', 'console']);
const prompt = '$ ';

const isSession = (source: string, language: string) =>
  shellLanguages.has(language) && source.split('\n').some((line) => line.startsWith(prompt));

/** Like `highlightLines` for a shell session. Marks prompts and output, so that the copy button copies only the commands. */
function highlightSession(source: string, language: string): string[] {
  const lines = source.split('\n');
  const commands = lines.map((line) => (line.startsWith(prompt) ? line.slice(prompt.length) : ''));
  const highlighted = highlightLines(commands.join('\n'), language);
  return lines.map((line, i) =>
    line.startsWith(prompt)
      ? `<span class="prompt" aria-hidden="true">${prompt}</span>${highlighted[i] ?? ''}`
      : `<span class="output">${escape(line)}</span>`,
  );
}

const lineClass = (meta: FenceMeta, line: number) =>
  meta.inserted.has(line) ? 'ins' : meta.deleted.has(line) ? 'del' : meta.highlighted.has(line) ? 'hl' : undefined;

/** The HTML inside `<code>`. Its text is the source itself, byte for byte. */
export function highlightCode(source: string, language: string, meta: FenceMeta): string {
  const lines = isSession(source, language) ? highlightSession(source, language) : highlightLines(source, language);
  return lines
    .map((html, i) => {
      const name = lineClass(meta, i + 1);
      const line = i === lines.length - 1 ? html : `${html}\n`;
      return name ? `<span class="${name}">${line}</span>` : line;
    })
    .join('');
}

export const isKnownLanguage = (language: string): boolean =>
  language === 'text' || language === 'txt' || refractor.registered(language);
