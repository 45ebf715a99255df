import type { Refractor } from 'refractor/core';
import { addGrammar } from './addGrammar.ts';

/** Kconfig in both forms that readers see: `CONFIG_X=y` settings and the definitions of symbols. */
export default function kconfig(prism: Refractor): void {
  addGrammar(prism, 'kconfig', {
    comment: { pattern: /#.*/, greedy: true },
    string: { pattern: /"(?:\\.|[^"\\\n])*"/, greedy: true },
    property: /\bCONFIG_\w+/,
    keyword:
      /^[ \t]*(?:config|menuconfig|choice|endchoice|menu|endmenu|if|endif|source|rsource|osource|orsource|comment|mainmenu)\b/m,
    attribute:
      /^[ \t]+(?:bool|int|hex|string|tristate|prompt|default|depends on|select|imply|range|help|visible if|def_bool|def_int)\b/m,
    operator: /&&|\|\||!=?|=|\b(?:if|on)\b/,
    number: /\b(?:0x[\da-f]+|-?\d+)\b/i,
    boolean: /\b[yn]\b/,
    constant: /\b[A-Z][A-Z\d_]+\b/,
  });
}
kconfig.displayName = 'kconfig';
