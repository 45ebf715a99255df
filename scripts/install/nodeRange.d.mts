export function isInRange(version: string, range: string): boolean;
export function rangeInWords(range: string): string;
