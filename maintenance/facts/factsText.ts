import type { FirmwareFacts } from '#core/firmware/facts';

/** The facts as JSON with one row per line, so that a diff shows each row that changed. */
export function factsText({ about, ...tables }: FirmwareFacts): string {
  const parts = Object.entries(tables).map(
    ([name, rows]) =>
      `  ${JSON.stringify(name)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  );
  return `{\n  "about": ${JSON.stringify(about)},\n${parts.join(',\n')}\n}\n`;
}
