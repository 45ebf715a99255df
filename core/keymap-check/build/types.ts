import type { CompiledNode, CompiledProperty, Span } from '#core/devicetree';

/** Something that the build rejects after reading the devicetree. Ranges are in the text that `compile` got. */
export interface BuildError extends Span {
  readonly message: string;
  /** The statement it's in. */
  readonly within: Span;
  /** Names of the node that may be the cause: what's wrong with it explains this too. */
  readonly cause?: readonly Span[];
}

export const errorIn = (property: CompiledProperty, message: string, at: Span = property): BuildError => ({
  from: at.from,
  to: at.to,
  message,
  within: property,
});

/** An error about a whole node, at its first name in the text. */
export function errorAbout(node: CompiledNode, message: string): BuildError | null {
  const name = node.mentions[0];
  return name ? { from: name.from, to: name.to, message, within: name, cause: node.mentions } : null;
}
