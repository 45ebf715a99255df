import type { Refractor } from 'refractor/core';
import { addGrammar } from './addGrammar.ts';

/** Devicetree source: keymaps, overlays, bindings of boards and shields. */
export default function devicetree(prism: Refractor): void {
  addGrammar(prism, 'dts', {
    comment: [
      { pattern: /\/\*[\s\S]*?\*\//, greedy: true },
      { pattern: /\/\/.*/, greedy: true },
    ],
    preprocessor: {
      pattern:
        /(^[ \t]*)#[ \t]*(?:include|define|undef|if|ifdef|ifndef|elif|else|endif|error|warning|pragma|line)\b(?:\\\r?\n|(?!\/\/|\/\*).)*/m,
      lookbehind: true,
      greedy: true,
      inside: {
        string: /"[^"\n]*"|<[^>\n]*>/,
        keyword: /^#[ \t]*\w+/,
        number: /\b(?:0x[\da-f]+|\d+)\b/i,
      },
    },
    string: { pattern: /"(?:\\[\s\S]|[^"\\])*"/, greedy: true },
    keyword: /\/(?:dts-v1|plugin|include|memreserve|bits|delete-node|delete-property|omit-if-no-ref|incbin)\//,
    reference: /&(?:\{[^}\s]*\}|[\w-]+)/,
    label: { pattern: /\b[a-z_]\w*(?=\s*:(?!:))/i },
    node: { pattern: /(?:\/|[\w,.+-]+(?:@[\w,.+-]+)?)(?=\s*\{)/ },
    property: { pattern: /#?[a-z][\w,.+#?-]*(?=\s*(?:=|;))/i },
    function: /\b[A-Z_]\w*(?=\()/,
    number: /\b(?:0x[\da-f]+|\d+)(?:u?l{0,2})\b/i,
    constant: /\b[A-Z][A-Z\d_]*\b/,
    operator: /<<|>>|&&|\|\||[<>=!]=?|[?:+*%^~|-]/,
    punctuation: /[{}()[\];,]/,
  });
}
devicetree.displayName = 'dts';
