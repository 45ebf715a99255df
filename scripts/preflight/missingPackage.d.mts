type Packages<Entry> = Readonly<{ packages: Readonly<Record<string, Entry>> }>;

export function missingPackage(
  wanted: Packages<Readonly<{ version?: string; optional?: boolean }>>,
  installed: Packages<Readonly<{ version?: string; os?: readonly string[]; cpu?: readonly string[] }>> | undefined,
  machine: Readonly<{ platform: string; arch: string }>,
  isThere: (place: string) => boolean,
): string | undefined;
