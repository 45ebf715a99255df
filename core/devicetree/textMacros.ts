import { join, split, trim, type Piece } from './pieces.ts';

/** A macro as text: what `#define name(parameters) body` says. The last parameter may be `__VA_ARGS__`. */
export type TextMacro = Readonly<{ parameters: readonly string[]; body: string }>;

const comma: Piece = { kind: 'other', text: ',' };

/** The text that replaces a use of the macro. Macros inside it are left as they are. */
export function expandMacro({ parameters, body }: TextMacro, args: readonly string[]): string {
  const pieces = args.map((arg) => trim(split(arg)));
  const values = new Map(
    parameters.map((name, index) => {
      const rest = name === '__VA_ARGS__' ? pieces.slice(index) : pieces.slice(index, index + 1);
      return [name, rest.flatMap((arg, nth) => (nth === 0 ? arg : [comma, ...arg]))] as const;
    }),
  );
  return join(paste(substitute(split(body), values)));
}

/** Puts the arguments in place of the parameters; after `#`, as a string. */
function substitute(body: readonly Piece[], values: ReadonlyMap<string, readonly Piece[]>): readonly Piece[] {
  const out: Piece[] = [];
  for (const piece of body) {
    const value = piece.kind === 'word' ? values.get(piece.text) : undefined;
    if (!value) out.push(piece);
    else if (out.at(-1)?.text === '#') {
      out.pop();
      out.push({ kind: 'string', text: JSON.stringify(join(value)) });
    } else out.push(...value);
  }
  return out;
}

/** Joins what's on both sides of `##`. */
function paste(pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (!piece) continue;
    if (piece.text !== '##') {
      out.push(piece);
      continue;
    }
    while (out.at(-1)?.kind === 'space') out.pop();
    while (pieces[index + 1]?.kind === 'space') index++;
  }
  return out;
}
