/** `LT(2, KC_A)`: a name and what is in its parentheses. A name alone has no arguments. */
export type Call = Readonly<{ name: string; arguments: readonly Call[] }>;

/** Reads a name or nested calls; a closing parenthesis may be missing, because the reader is still typing. */
export function readCall(text: string): Call | undefined {
  const tokens = text.match(/[^\s(),]+|[(),]/g) ?? [];
  let at = 0;
  function read(): Call | undefined {
    const name = tokens[at];
    if (name === undefined || /^[(),]$/.test(name)) return undefined;
    at++;
    if (tokens[at] !== '(') return { name, arguments: [] };
    const parts: Call[] = [];
    do {
      at++;
      const part = read();
      if (!part) break;
      parts.push(part);
    } while (tokens[at] === ',');
    if (tokens[at] === ')') at++;
    return { name, arguments: parts };
  }
  const call = read();
  return call && at >= tokens.length ? call : undefined;
}
