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

const grammars = [bash, c, cmake, diff, json, linkerScript, powershell, yaml, devicetree, kconfig, log];
for (const grammar of grammars) refractor.register(grammar);
refractor.alias({ bash: ['sh', 'shell', 'console'], 'linker-script': ['ld'] });

type TokenNode = Readonly<{
  type: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly TokenNode[];
}>;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Tokens as HTML, one string a line; a token that spans lines is closed and opened again at each end. */
function tokensToLines(nodes: readonly TokenNode[]): string[] {
  const lines = [''];
  const append = (html: string) => {
    lines[lines.length - 1] += html;
  };
  const visit = (node: TokenNode, open: readonly string[]) => {
    if (node.type === 'text') {
      for (const [i, part] of (node.value ?? '').split('\n').entries()) {
        if (i > 0) {
          append('</span>'.repeat(open.length));
          lines.push(open.join(''));
        }
        append(escape(part));
      }
      return;
    }
    const names = (node.properties?.className as readonly string[] | undefined)?.filter((name) => name !== 'token');
    const tag = `<span class="${(names ?? []).map((name) => `t-${name}`).join(' ')}">`;
    append(tag);
    for (const child of node.children ?? []) visit(child, [...open, tag]);
    append('</span>');
  };
  for (const node of nodes) visit(node, []);
  return lines;
}

const shellLanguages = new Set(['sh', 'bash', 'shell', 'console']);

/** Marks prompts and output of a shell session, so that copying takes the commands alone. */
function markSession(lines: readonly string[], source: readonly string[]): string[] {
  if (!source.some((line) => line.startsWith('$ '))) return [...lines];
  return source.map((line, i) =>
    line.startsWith('$ ')
      ? `<span class="prompt" aria-hidden="true">$ </span>${lines[i]?.replace(/^(<span[^>]*>)?\$(<\/span>)? /, '') ?? ''}`
      : `<span class="output">${escape(line)}</span>`,
  );
}

const lineClass = (meta: FenceMeta, line: number) =>
  meta.inserted.has(line) ? 'ins' : meta.deleted.has(line) ? 'del' : meta.highlighted.has(line) ? 'hl' : undefined;

/** The HTML inside `<code>`. Its text is the source itself, byte for byte. */
export function highlightCode(source: string, language: string, meta: FenceMeta): string {
  const known = refractor.registered(language);
  const tokens = known ? refractor.highlight(source, language).children : [{ type: 'text', value: source }];
  let lines = tokensToLines(tokens);
  if (shellLanguages.has(language)) lines = markSession(lines, source.split('\n'));
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
