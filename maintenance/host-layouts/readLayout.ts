import { characterKeys } from '#core/host-layouts';

/** One string per key with a character for each level, such as `qQ@Ω`. ␀ where a level types nothing. */
export function readLayout(keymap: string, keySymbols: ReadonlyMap<string, string>): readonly string[] {
  const symbols = new Map(
    [...keymap.matchAll(/key <(\w+)>\s*\{([^}]*)\}/g)].map(([, key = '', body = '']) => [key, symbolsIn(body)]),
  );
  return characterKeys.map(({ xkb }) =>
    (symbols.get(xkb) ?? [])
      .slice(0, 4)
      .map((symbol) => characterOf(symbol, keySymbols))
      .join('')
      .replace(/␀+$/, ''),
  );
}

/** The symbols of the first group, which starts with `symbols[Group1]= [` or just `[`. */
function symbolsIn(body: string): readonly string[] {
  const list = /(?:symbols\[(?:Group)?1\]\s*=\s*)?\[([^\]]*)\]\s*,?\s*(?:actions|$|symbols)/m.exec(
    body.replace(/type\S*\s*=\s*"[^"]*",?/g, ''),
  );
  return (list?.[1] ?? '').split(',').map((symbol) => symbol.trim());
}

function characterOf(symbol: string, keySymbols: ReadonlyMap<string, string>): string {
  const code = /^U([\dA-F]{4,6})$/i.exec(symbol)?.[1];
  const character = code ? String.fromCodePoint(parseInt(code, 16)) : keySymbols.get(symbol);
  return character && [...character].length === 1 && !/\p{C}/u.test(character) ? character : '␀';
}
