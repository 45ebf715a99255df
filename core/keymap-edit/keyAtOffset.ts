import type { Span } from '#core/devicetree';
import type { KeymapKeys, KeyPlace, Token } from './readKeys.ts';

const contains = (span: Span | undefined, offset: number): boolean =>
  span !== undefined && span.from <= offset && offset <= span.to;

/**
 * The key whose binding is at this offset of the text. In the definition of a macro, the first key that it makes. Returns
 * nothing between bindings.
 */
export function keyAtOffset({ tokens, layers }: KeymapKeys, offset: number): KeyPlace | undefined {
  const isAt: readonly ((token: Token) => boolean)[] = [
    (token) => token.isInPlace && contains(token, offset),
    (token) => contains(token.writtenAt, offset),
    (token) => !token.isInPlace && contains(token, offset),
  ];
  for (const matches of isAt)
    for (const [layer, keys] of layers.entries())
      for (const [position, { first, end }] of keys.entries())
        for (let at = first; at < end; at++) if (matches(tokens[at] as Token)) return { layer, position };
  return undefined;
}
