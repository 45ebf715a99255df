/** Reads `.conf` files, which have one `CONFIG_…=value` per line. */
import { linesOf } from './lines.ts';

export interface Setting {
  readonly symbol: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Where the value starts. */
  readonly valueFrom: number;
}

export const settingPattern = /^(CONFIG_\w+)=(.*?)\s*$/;

/** The settings in a `.conf` file. If a symbol is set twice, the later line applies. */
export function readSettings(text: string): readonly Setting[] {
  return linesOf(text).flatMap(({ text: line, from }) => {
    const match = settingPattern.exec(line);
    if (!match) return [];
    const [, symbol = '', value = ''] = match;
    return [{ symbol, value, from, to: from + line.trimEnd().length, valueFrom: from + symbol.length + 1 }];
  });
}
