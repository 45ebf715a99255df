export function importFault(file: string, source: string): string | undefined;
