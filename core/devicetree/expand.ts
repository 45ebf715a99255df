/**
 * Expands macros as the C preprocessor does: arguments first, then the body with the arguments in it is read again together
 * with what follows. A macro isn't expanded inside itself.
 */
import { itemsOf, tokensOf, type MacroToken } from './macroTokens.ts';
import { maxTokens, substitute, type Value, type Values } from './substitute.ts';
import type { Directive, Item, Problem, Span } from './syntax.ts';

export interface Macros {
  /** The definition of a name at a place in the source. It can be redefined or undefined further down. */
  macroAt(name: string, offset: number): Directive | undefined;
  /** Macros with expansions that are too long. After the first one, no macro is expanded anymore. */
  readonly problems: Problem[];
  /** Calls that the preprocessor rejects: with too few or too many arguments, or never closed. Not collected if missing. */
  readonly rejected?: Problem[];
}

/** How deep calls can be nested in the arguments of calls. */
const maxDepth = 200;

interface Run {
  readonly macros: Macros;
  /** Macros whose body is being read. */
  readonly busy: Set<string>;
  depth: number;
  /** How many more tokens may be added. */
  left: number;
}

/** A list that is being read. The body of a macro is read before what comes after its use. */
interface Source {
  readonly tokens: readonly MacroToken[];
  readonly macro: string | null;
  at: number;
}

/** Returns `tokens` itself if there is nothing to expand, or if the result would be too long. */
export function expandTokens(tokens: readonly MacroToken[], macros: Macros): readonly MacroToken[] {
  if (macros.problems.length > 0 || !tokens.some((token) => macroOf(token, macros))) return tokens;
  const run: Run = { macros, busy: new Set(), depth: 0, left: maxTokens };
  const expanded = expandList(tokens, run);
  return macros.problems.length > 0 ? tokens : expanded;
}

const macroOf = ({ kind, text, from, noExpand }: MacroToken, macros: Macros): Directive | undefined =>
  kind === 'word' && !noExpand ? macros.macroAt(text, from) : undefined;

/** Items from a macro's body get the range of the macro's use, and have their own place in `writtenAt`. */
export function expand(items: readonly Item[], macros: Macros): readonly Item[] {
  if (!usesMacro(items, macros)) return items;
  const written = tokensOf(items);
  const tokens = expandTokens(written, macros);
  return tokens === written ? items : itemsOf(tokens);
}

/** Checked first, because most values use no macro and making tokens takes longer. */
function usesMacro(items: readonly Item[], macros: Macros): boolean {
  const lists = [items];
  for (let list = lists.pop(); list; list = lists.pop()) {
    for (const item of list) {
      if (item.kind === 'group') lists.push(item.items);
      else if (item.kind === 'call') for (const argument of item.args) lists.push(argument.items);
      const name = nameIn(item);
      if (name !== null && macros.macroAt(name, item.from)) return true;
    }
  }
  return false;
}

/** The name in an item that can be a macro. */
function nameIn(item: Item): string | null {
  if (item.kind === 'reference') return item.label;
  if (item.kind === 'call') return item.name.text;
  return item.kind === 'word' ? item.text : null;
}

function expandList(tokens: readonly MacroToken[], run: Run): readonly MacroToken[] {
  const sources: Source[] = [{ tokens, macro: null, at: 0 }];
  const out: MacroToken[] = [];
  /** An empty macro leaves the space before it. */
  let gap = false;
  for (let next = take(sources, run); next && run.macros.problems.length === 0; next = take(sources, run)) {
    const token: MacroToken = gap ? { ...next, spaced: true } : next;
    gap = false;
    const macro = macroOf(token, run.macros);
    const call = macro?.parameters ? readCall(token, sources, run) : null;
    if (!macro || (macro.parameters && !call)) {
      out.push(token);
      continue;
    }
    const use = { from: token.from, to: Math.max(token.to, call?.to ?? 0) };
    if (call && run.macros.rejected) checkCount(macro, token.text, call.tokens, use, run.macros.rejected);
    const body = substitute(bodyOf(macro), valuesOf(macro, call?.tokens ?? [], run), use);
    const [first] = body;
    spend(run, Math.max(body.length, 1), token);
    if (first?.text === '&' && !token.spaced && out.at(-1)?.text === '&') {
      // `&KEY`, where KEY has its own &: an error anyway, and the message should name KEY.
      out.push(token);
    } else if (first) {
      body[0] = { ...first, spaced: token.spaced };
      sources.push({ tokens: body, macro: token.text, at: 0 });
      run.busy.add(token.text);
    } else gap = token.spaced;
  }
  return out;
}

const bodies = new WeakMap<Directive, readonly MacroToken[]>();

function bodyOf(macro: Directive): readonly MacroToken[] {
  const known = bodies.get(macro) ?? tokensOf(macro.items);
  bodies.set(macro, known);
  return known;
}

/** Counts tokens that a macro adds or takes, and reports it if there are too many. */
function spend(run: Run, tokens: number, { text, from, to }: MacroToken): void {
  run.left -= tokens;
  if ((run.left >= 0 && run.depth <= maxDepth) || run.macros.problems.length > 0) return;
  const message = `${text} expands to more than can be read here. Does one of its macros repeat itself?`;
  run.macros.problems.push({ code: 'endless-macro', message, from, to });
}

/** The list to read from. Drops those that are at their end, so that their macros can be used again. */
function current(sources: Source[], run: Run): Source {
  let last = sources.at(-1) as Source;
  while (last.at === last.tokens.length && sources.length > 1) {
    sources.pop();
    run.busy.delete(last.macro ?? '');
    last = sources.at(-1) as Source;
  }
  return last;
}

function take(sources: Source[], run: Run): MacroToken | undefined {
  const source = current(sources, run);
  const token = source.tokens[source.at];
  if (!token) return undefined;
  source.at++;
  return token.kind === 'word' && run.busy.has(token.text) ? { ...token, noExpand: true } : token;
}

interface CallTokens {
  /** Between the parentheses. */
  readonly tokens: readonly MacroToken[];
  readonly to: number;
}

/** A macro with parameters is only called if `(` follows its name. */
function readCall(name: MacroToken, sources: Source[], run: Run): CallTokens | null {
  const source = current(sources, run);
  if (source.tokens[source.at]?.text !== '(') return null;
  const taken: MacroToken[] = [];
  let depth = 0;
  for (let token = take(sources, run); token; token = take(sources, run)) {
    taken.push(token);
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (depth > 0) continue;
    spend(run, taken.length, name);
    return { tokens: taken.slice(1, -1), to: token.to };
  }
  // Never closed: put it back.
  if (sources.length === 1 && run.depth === 0)
    run.macros.rejected?.push({
      code: 'macro-call',
      message: `The ( after ${name.text} is never closed.`,
      from: name.from,
      to: name.to,
    });
  spend(run, taken.length, name);
  sources.push({ tokens: taken, macro: null, at: 0 });
  return null;
}

function checkCount(
  { parameters, isVariadic }: Directive,
  name: string,
  tokens: readonly MacroToken[],
  { from, to }: Span,
  rejected: Problem[],
): void {
  const needed = parameters?.length ?? 0;
  const count = needed === 0 && tokens.length === 0 ? 0 : splitArguments(tokens, Infinity).length;
  if (isVariadic ? count >= needed - 1 : count === needed) return;
  const takes = `${isVariadic ? `at least ${needed - 1}` : needed} ${needed === 1 ? 'argument' : 'arguments'}`;
  rejected.push({ code: 'macro-call', message: `The macro ${name} takes ${takes}, but this has ${count}.`, from, to });
}

function valuesOf({ parameters, isVariadic }: Directive, tokens: readonly MacroToken[], run: Run): Values {
  if (!parameters) return { get: () => undefined, rest: null };
  const args = splitArguments(tokens, isVariadic ? parameters.length : Infinity);
  const values = new Map(parameters.map((parameter, index) => [parameter, valueOf(args[index] ?? [], run)]));
  const isOmitted = args.length < parameters.length || (args.length === 1 && args[0]?.length === 0);
  const rest = isVariadic ? { name: parameters.at(-1) ?? '', isOmitted } : null;
  return { get: (parameter) => values.get(parameter), rest };
}

function valueOf(written: readonly MacroToken[], run: Run): Value {
  let known: readonly MacroToken[] | undefined;
  const expanded = (): readonly MacroToken[] => {
    run.depth++;
    known ??= expandList(written, run);
    run.depth--;
    return known;
  };
  return { written, expanded };
}

/** Splits at the commas outside parentheses. The last of `max` arguments keeps its commas. */
function splitArguments(tokens: readonly MacroToken[], max: number): readonly (readonly MacroToken[])[] {
  const args: MacroToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (token.text === ',' && depth === 0 && args.length < max) args.push([]);
    else args.at(-1)?.push(token);
  }
  return args;
}
