type Box = Readonly<{ left: number; top: number; bottom: number }>;
type Size = Readonly<{ width: number; height: number }>;

const edge = 12;

/** The position of a tooltip: below the term, or above it if there's no room, and always inside the window. */
export function placeTooltip(term: Box, tooltip: Size, viewport: Size): Readonly<{ left: number; top: number }> {
  const left = Math.max(edge, Math.min(term.left, viewport.width - tooltip.width - edge));
  const fitsBelow = term.bottom + tooltip.height + edge <= viewport.height;
  return { left, top: fitsBelow || term.top < tooltip.height + edge ? term.bottom : term.top - tooltip.height };
}
