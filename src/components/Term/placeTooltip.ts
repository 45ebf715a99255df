type Box = Readonly<{ left: number; top: number; bottom: number }>;
type Size = Readonly<{ width: number; height: number }>;

const EDGE = 12;

/** Fixed position for a tooltip: under the term, above it where there is no room, and never outside the window. */
export function placeTooltip(term: Box, tooltip: Size, viewport: Size): Readonly<{ left: number; top: number }> {
  const left = Math.max(EDGE, Math.min(term.left, viewport.width - tooltip.width - EDGE));
  const fitsBelow = term.bottom + tooltip.height + EDGE <= viewport.height;
  return { left, top: fitsBelow || term.top < tooltip.height + EDGE ? term.bottom : term.top - tooltip.height };
}
