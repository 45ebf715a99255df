/** Parses bytes such as `08 AB 01`. Returns undefined for anything else. */
export function parseHex(text: string): readonly number[] | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const pairs = trimmed.split(/\s+/);
  return pairs.every((pair) => /^[0-9a-f]{2}$/i.test(pair))
    ? pairs.map((pair) => Number.parseInt(pair, 16))
    : undefined;
}

export const formatHex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
