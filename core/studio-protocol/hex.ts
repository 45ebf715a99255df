/** Parses bytes such as `08 AB 01`. Throws an error for anything else. */
export const parseHex = (text: string): readonly number[] =>
  text.split(/\s+/).map((pair) => {
    if (!/^[0-9a-f]{2}$/i.test(pair)) throw new Error(`"${text}" isn't a sequence of bytes such as "08 AB 01"`);
    return Number.parseInt(pair, 16);
  });

export const formatByte = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
