const maxWords = 6;

/** The id of a table row, made from the first words of its first cell: "Only the first LEDs light up" → `only-the-first-leds-light-up`. */
export const rowSlug = (cell: string): string =>
  (cell.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords).join('-');
