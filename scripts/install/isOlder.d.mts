export function isOlder(a: string, b: string): boolean;
