import type { Call } from '#core/firmware/qmk';

/** Reads a name or nested calls. Closing parentheses may be missing, because the reader is still typing. */
export function readCall(text: string): Call | undefined {
  // "MOD_LCTL | MOD_LSFT" is one argument.
  const tokens = text.replace(/\s*\|\s*/g, '|').match(/[^\s(),]+|[(),]/g) ?? [];
  let at = 0;
  function read(): Call | undefined {
    const name = tokens[at];
    if (name === undefined || /^[(),]$/.test(name)) return undefined;
    at++;
    if (tokens[at] !== '(') return { name, arguments: [] };
    const args: Call[] = [];
    do {
      at++;
      const argument = read();
      if (!argument) break;
      args.push(argument);
    } while (tokens[at] === ',');
    if (tokens[at] === ')') at++;
    return { name, arguments: args };
  }
  const call = read();
  return call && at >= tokens.length ? call : undefined;
}
