/** Reads a table with one row per line and `=>` between its three cells. Lines that start with `//` are comments. */
export const readRows = (table: string): readonly (readonly [string, string, string])[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split(' => ');
      return [first, second, third];
    });
